"""Device results that are kept from one compile to the next: docs/caching.md.

device_cache.py is what the pipeline asks; key.py says what a result depends on before clang runs,
manifest.py on what clang then read; store.py keeps files.
"""
