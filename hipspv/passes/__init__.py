"""From clang's device IR to IR that SPIR-V translators take.

Each pass has a file; pipeline.py has their order.
"""
