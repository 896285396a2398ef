"""A cache of each side's result, kept from one compilation to the next: docs/caching.md.

A side (driver/run/side.py) uses source_cache.py. key.py covers the inputs that are known
before clang runs, and manifest.py those that clang then read. core/store.py keeps the files.
"""
