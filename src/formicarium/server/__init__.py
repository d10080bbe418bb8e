"""Tables on the network: people and bots play, others watch, nothing is lost.

``formicarium.server.app.create_app`` makes the application, ``formicarium.server.run`` serves it.
Nothing is imported here, so that a client can use ``protocol`` without the server's libraries.
"""
