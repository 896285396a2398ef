"""hipspv's Level Zero back end on Intel's own drivers, without their hardware.

The drivers run in their capture mode: they check and build everything, and execute nothing. Tests
here therefore look at the outcomes of calls, and at the rules of the specification that the
sequence of calls keeps (rules.py). None may look at what a kernel or a copy writes.
"""
