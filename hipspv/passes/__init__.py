"""From clang's device IR to IR that SPIR-V translators take: one file per pass, ordered in
pipeline.py.
"""
