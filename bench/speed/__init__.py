"""The speed of our engines beside those of others, measured in one run: ``make bench``.

``measure`` times one engine, ``ours`` and ``others`` adapt the engines to it, ``worker`` is the
process that measures one row, ``rows`` starts the workers, ``table`` prints what they report.
"""
