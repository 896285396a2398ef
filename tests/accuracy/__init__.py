"""The accuracy of device math, measured against a reference of 200 bits.

``functions.py`` has the table. ``python -m tests.accuracy`` measures all of it and writes
``measured.yaml``. ``test_accuracy.py`` checks a sample of it against the table's bounds.
"""
