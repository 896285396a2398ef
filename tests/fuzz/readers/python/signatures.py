"""The data of a module that a launch needs: kernels, parameters, variables."""

from hipspv.spirv.module import Module
from hipspv.spirv.signatures import kernels
from hipspv.spirv.variables import linkage, variables
from hipspv.spirv.words import SpirvError

ERRORS = (SpirvError,)


def read(data: bytes) -> None:
    problems: list[SpirvError] = []
    module = Module.read(data, problems)
    for kernel in kernels(module):
        assert 0 <= kernel.begin <= kernel.end <= len(data)
        assert [p.index for p in kernel.parameters] == list(range(len(kernel.parameters)))
    for variable in variables(module):
        assert variable.size >= 0
    linkage(module)
    assert all(0 <= problem.offset <= len(data) and problem.message for problem in problems)
