"""The server: people and bots play at tables, spectators watch, every move is stored.

``formicarium.server.app.create_app`` creates the application, ``formicarium.server.run`` serves it.
This file imports nothing, so that clients can use ``protocol`` without the server's libraries.
"""
