"""hipspv reduce: make a failing compilation smaller while it fails in the same way.

PyPI's reducers don't fit: shrinkray's newer versions need Python 3.12, and none handles HIP sources or LLVM modules.
"""
