"""A client for a Formicarium server: HTTP to set up tables, a WebSocket to play.

::

    async with Client("http://127.0.0.1:8000") as client:
        created = await client.create("micropolis", seats=[me("Ida"), bot("medium")])
        async with client.sit(created) as table:
            while not (await table.my_turn()).over:
                await table.act(table.options()[0].action)
"""

from formicarium.client.live import LiveClient, new_id
from formicarium.client.refusal import ServerRefusal
from formicarium.client.requests import Client, anyone, bot, me
from formicarium.server.personal import new_key

__all__ = ["Client", "LiveClient", "ServerRefusal", "anyone", "bot", "me", "new_id", "new_key"]
