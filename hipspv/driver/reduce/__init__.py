"""hipspv reduce: a failing compilation made smaller while it fails in the same way.

The reducers of PyPI don't fit: shrinkray's newer versions need Python 3.12, and none knows HIP's
sources or LLVM's modules.
"""
