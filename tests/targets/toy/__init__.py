"""A target of the tests: 32-bit SPIR-V by the plain triple, as LLVM IR text, without a library.

It has another data layout than spirv64, other arguments for clang, and one stage of its own. Passes
see other address spaces, calling conventions and built-in functions.
`python -m tests.targets.toy` is hipspv-cc with this target beside the others.
"""
