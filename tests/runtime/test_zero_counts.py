"""Counts of zeros become calls of LLVM's intrinsics in modules for Intel's CPU device."""

from tests.fuzz.readers import native

from .conftest import HERE, execute

# SPIR-V's OpCapability, OpExtInst, OpTypeBool, OpTypeFunction, OpConstantFalse, OpFunction and
# OpFunctionCall with their operands, and the names of imported functions. The counts of a vector
# and of ones stay.
STAY = "12( 4 12 1 152 6) 12( 2 13 1 166 6)"
NEW = (
    "17( 5) 41:llvm.ctlz.i64 40:llvm.cttz.i32 33( 5 2) 20( 42) 42( 42 43) 33( 44 3 3 42) "
    "33( 45 2 2 42) 54( 3 41 0 44) 54( 2 40 0 45) 54( 2 7 0 5) "
    f"57( 2 9 40 6 43) 57( 2 10 40 6 43) 57( 3 11 41 6 43) {STAY} bound 50"
)
DECLARED = (
    "17( 5) 41:llvm.ctlz.i64 40:llvm.cttz.i32 20( 20) 33( 21 2 2 20) 33( 5 2) 42( 20 42) "
    "33( 43 3 3 20) 54( 3 41 0 43) 54( 2 40 0 21) 54( 2 7 0 5) "
    f"57( 2 9 40 6 42) 57( 2 10 40 6 42) 57( 3 11 41 6 42) {STAY} bound 48"
)


def test_calls() -> None:
    result = execute([str(native.program(HERE / "zero_counts.cpp"))])
    assert result.values == {"new": NEW, "declared": DECLARED, "none": "bound 40"}, result.stderr
