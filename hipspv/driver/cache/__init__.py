"""A cache of device results, kept from one compilation to the next: docs/caching.md.

The pipeline uses device_cache.py. key.py covers the inputs that are known before clang runs, and
manifest.py those that clang then read. store.py keeps the files.
"""
