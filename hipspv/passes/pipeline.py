"""The one ordered list of passes, and what runs it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from hipspv.llvm import Module
from hipspv.passes.address_spaces import InferAddressSpaces
from hipspv.passes.atomic_loops import AtomicLoops
from hipspv.passes.by_reference import LargeArguments
from hipspv.passes.checks import CheckFunctions, CheckInstructions
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.double_precision import NoteDoubles
from hipspv.passes.end_thread import EndThread, Traps
from hipspv.passes.frame import Pass
from hipspv.passes.function_names import FunctionNames
from hipspv.passes.generic_atomics import GenericAtomics
from hipspv.passes.integers import LegalIntegers
from hipspv.passes.internalize import Internalize
from hipspv.passes.intrinsics import ExpandIntrinsics
from hipspv.passes.kernel_pointers import KernelPointers
from hipspv.passes.kernel_structures import KernelStructures
from hipspv.passes.linear import LinearWorkGroups
from hipspv.passes.llvm_backend import ForLlvm
from hipspv.passes.llvm_spirv import ForLlvmSpirv
from hipspv.passes.memory import ExpandMemoryIntrinsics
from hipspv.passes.module_flags import FloatingPointContract, SourceLanguage, StripDebugInfo
from hipspv.passes.null_pointers import NullPointers
from hipspv.passes.optimize import Optimize, RemoveDead, Simplify, Tidy
from hipspv.passes.printf import Printf
from hipspv.passes.shared_memory import DynamicShared, MergeDynamicShared
from hipspv.passes.variables import DeviceVariables
from hipspv.passes.vectors import LegalVectors
from hipspv.passes.zero_length import ZeroLengthArrays


@dataclass(frozen=True)
class LowerOptions:
    """What of the command line the passes need.

    level: '0', '1', '2', '3', 's', 'z', 'g' or 'fast'. translator: 'llvm' or 'llvm-spirv'.
    fp_contract: whether a*b+c may be fused, as -ffp-contract=fast and =on allow.
    keep_debug: keep line tables in the result. verify_each: verify the IR after every pass.
    """

    level: str = "2"
    translator: str = "llvm"
    fp_contract: bool = True
    keep_debug: bool = False
    verify_each: bool = False


# What one translator needs and the other doesn't.
_TRANSLATOR_PASSES: dict[str, list[Pass]] = {"llvm": [ForLlvm()], "llvm-spirv": [ForLlvmSpirv()]}

OnPass = Callable[[int, str, bool, float, Module], None]


def passes(options: LowerOptions) -> list[Pass]:
    """The passes in the order in which they run."""
    return [
        # Before the optimiser: what it should see through.
        KernelStructures(),
        Internalize(),
        KernelPointers(),
        Printf(),
        Traps(),
        EndThread(),
        MergeDynamicShared(),
        LargeArguments(),
        Optimize(options.level),
        RemoveDead(),
        InferAddressSpaces(),
        *([] if options.level == "0" else [Simplify()]),
        AtomicLoops(),
        GenericAtomics(),
        NullPointers(),
        CheckInstructions(),
        CheckFunctions(),
        NoteDoubles(),
        # SPIR-V's and OpenCL's shape.
        DynamicShared(),
        LinearWorkGroups(),
        DeviceVariables(),
        ZeroLengthArrays(),
        LegalVectors(),
        LegalIntegers(),
        ExpandMemoryIntrinsics(),
        ExpandIntrinsics(),
        Tidy(),
        SourceLanguage(),
        FloatingPointContract(options.fp_contract),
        *([] if options.keep_debug else [StripDebugInfo()]),
        FunctionNames(),
        *_TRANSLATOR_PASSES[options.translator],
    ]


def prepare_link(module: Module) -> None:
    """Makes the calls of the device library that passes add, so that linking it brings what they
    call.

    Raises PassError for user code that can't be translated.
    """
    run(module, [Printf(), Traps()])


def lower(module: Module, options: LowerOptions, on_pass: OnPass | None = None) -> None:
    """Lowers the linked device module in place.

    After each pass calls `on_pass(index, name, changed, seconds, module)`. Raises PassError with
    every error of the user's code, and LLVMError where the IR is malformed."""
    module.verify()
    run(module, passes(options), options.verify_each, on_pass)
    module.verify()


def run(
    module: Module, passes: list[Pass], verify_each: bool = False, on_pass: OnPass | None = None
) -> None:
    """Runs `passes` in order. After an error only checks run, so that all errors are told."""
    diagnostics: list[Diagnostic] = []
    for index, step in enumerate(passes):
        if diagnostics and not step.name.startswith("check-"):
            break
        start = time.perf_counter()
        changed = False
        try:
            changed = step.run(module)
        except PassError as error:
            diagnostics += error.diagnostics
        seconds = time.perf_counter() - start
        if verify_each:
            module.verify()
        if on_pass:
            on_pass(index, step.name, changed, seconds, module)
    if diagnostics:
        raise PassError(diagnostics)


def describe_pipeline(options: LowerOptions) -> str:
    """One line per pass, in order: its name and the first sentence of why it is there."""
    steps = passes(options)
    width = max(len(step.name) for step in steps)
    return "\n".join(f"{step.name:<{width}}  {_summary(step)}" for step in steps)


def _summary(step: Pass) -> str:
    text = " ".join((step.__doc__ or "").split())
    return text.split(". ")[0].rstrip(".")
