"""The options that passes take from the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hipspv.llvm import Tuning
from hipspv.passes.analysis.lanes import WARP_SIZE
from hipspv.passes.diagnostics import Warnings
from hipspv.passes.record import Record, made

if TYPE_CHECKING:
    from hipspv.targets.target import Target


class LowerOptions(Record):
    """The options of the command line that the passes of every target need. A target may have a
    subclass with options of its own.

    level: '0', '1', '2', '3', 's', 'z', 'g' or 'fast'. debug_lines: keep source lines in the
    result. debug_variables: keep variables for debuggers, if the level allows it.
    verify_each: verify the IR after every pass. fp_contract: a*b+c may be fused, as
    -ffp-contract=fast and =on allow. apart: the host registers static texture references by names
    of their own. checks: those of --check=. coverage: count the lines that run.
    recursion_stack: bytes of a thread for the frames of a recursion.
    warp_synchronous: lanes run in lockstep, as in HIP; None: in kernels that rely on it, for CUDA.
    warp_size: lanes. max_kernel_arguments: bytes of parameters beyond which they are passed by
    reference. max_registers: of kernels
    without a bound of their own, for targets that have such a limit. tuning: transformations that
    the optimiser does or leaves out. warnings: the wanted ones; after the passes it also has
    those that were found.
    """

    target: Target
    level: str = "2"
    debug_lines: bool = False
    debug_variables: bool = False
    verify_each: bool = False
    fp_contract: bool = True
    apart: bool = False
    checks: tuple[str, ...] = ()
    coverage: bool = False
    recursion_stack: int = 16 * 1024
    warp_synchronous: bool | None = True
    warp_size: int = WARP_SIZE
    max_kernel_arguments: int = 1024
    max_registers: int | None = None
    tuning: Tuning = Tuning()
    warnings: Warnings = made(factory=Warnings)
