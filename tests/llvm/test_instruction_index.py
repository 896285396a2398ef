"""Indexes: they find what exists, and never report what has been removed."""

import re
import subprocess
import sys
from collections.abc import Callable

import pytest

from hipspv.llvm import Attributes, Builder, Context, Flag, InstructionIndex, LLVMError, Module, StaleIndex
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.llvm.enums import Linkage, Opcode
from hipspv.llvm.library import Changes, _signatures
from hipspv.llvm.values import Function, Instruction, from_word

TEXT = """
%pair = type { i32, ptr addrspace(1) }
@table = addrspace(1) constant [2 x i32] [i32 3, i32 4]
@where = addrspace(1) global ptr addrspace(1)
  getelementptr ([2 x i32], ptr addrspace(1) @table, i32 0, i32 1)
@shared = external addrspace(3) global [0 x i32]
@nothing = internal addrspace(3) global i32 undef

declare i32 @outside(i32)
declare void @llvm.assume(i1)

define internal i32 @leaf(i32 %n) {
  %r = call i32 @outside(i32 %n)
  ret i32 %r
}
define spir_kernel void @kernel(ptr addrspace(1) byval(i32) %p, i32 %n, ptr %f) {
entry:
  %slot = alloca %pair, align 16
  %many = alloca i32, i32 %n
  %a = load atomic i32, ptr addrspace(1) %p syncscope("agent") acquire, align 4
  %b = load volatile i32, ptr addrspace(3) @nothing, align 4
  %c = call i32 @leaf(i32 %a)
  %d = call i32 %f(i32 %c)
  %cut = trunc i32 %d to i8
  %wide = sext i8 %cut to i64
  %same = icmp samesign ult i32 %d, 7
  %null = icmp eq ptr addrspace(1) @table, null
  %e = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %wide
  %old = atomicrmw umax ptr addrspace(1) %e, i32 9 monotonic
  br i1 %same, label %entry.2, label %end
entry.2:
  store ptr addrspace(1) undef, ptr %slot
  br i1 %null, label %entry.2, label %end, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0}
"""


@pytest.fixture
def module(context: Context) -> Module:
    return Module.parse(TEXT, context)


def _names(module: Module, opcode: Opcode, flag: int) -> list[str]:
    found = module.index().instructions((opcode,), lambda signature: signature.has(flag))
    return [instruction.name for instruction in found]


def test_flags_of_instructions(module: Module) -> None:
    assert _names(module, Opcode.LOAD, Flag.ATOMIC) == ["a"]
    assert _names(module, Opcode.LOAD, Flag.VOLATILE) == ["b"]
    assert _names(module, Opcode.ATOMIC_RMW, Flag.ATOMIC) == ["old"]
    assert _names(module, Opcode.CALL, Flag.INDIRECT) == ["d"]
    assert _names(module, Opcode.ALLOCA, Flag.DYNAMIC) == ["many"]
    assert _names(module, Opcode.ICMP, Flag.SAME_SIGN) == ["same"]
    assert _names(module, Opcode.ICMP, Flag.NULL | Flag.VARIABLE) == ["null"]
    assert len(_names(module, Opcode.BR, Flag.LOOP)) == 1
    assert len(_names(module, Opcode.STORE, Flag.UNDEFINED_POINTER)) == 1
    assert _names(module, Opcode.CALL, Flag.MISTYPED) == []


def test_signatures_say_types_spaces_and_details(module: Module) -> None:
    context, index = module.context, module.index()
    i32 = context.integer(32)
    (atomic,) = index.signatures((Opcode.ATOMIC_RMW,))
    assert (atomic.type, atomic.other, atomic.space, atomic.detail) == (i32, i32, 1, 9)
    (extension,) = index.signatures((Opcode.SEXT,))
    assert extension.detail == Opcode.TRUNC and extension.type == context.integer(64)
    (address,) = index.signatures((Opcode.GEP,))
    assert address.other == i32 and address.detail == 1 | 2 | 4
    assert {signature.detail for signature in index.signatures((Opcode.ALLOCA,))} == {16, 4}
    assert {signature.space for signature in index.signatures((Opcode.LOAD,))} == {1, 3}
    assert sum(signature.count for signature in index.signatures()) == 18


def test_functions_and_variables_by_signature(module: Module) -> None:
    index = module.index()
    flags = {
        function.name: signature.flags
        for signature in index.function_signatures()
        for function in index.functions(lambda other, signature=signature: other == signature)
    }
    assert flags["kernel"] & (Flag.KERNEL | Flag.DEFINED | Flag.BYVAL) == 2 | 1 | 32
    assert flags["outside"] == Flag.USED and flags["leaf"] == Flag.DEFINED | Flag.USED
    assert flags["llvm.assume"] == Flag.INTRINSIC | Flag.MEMORY_EFFECTS
    names = [v.name for v in index.variables(lambda signature: signature.has(Flag.HAS_ADDRESS))]
    assert names == ["where"]
    names = [v.name for v in index.variables(lambda signature: not signature.has(Flag.DEFINED))]
    assert names == ["shared"]
    undefined = index.variables(lambda signature: signature.has(Flag.UNDEFINED_INITIALIZER))
    assert [v.name for v in undefined] == ["nothing"]
    assert index.has_expression((Opcode.GEP,))
    assert not index.has_expression((Opcode.ADDRSPACE_CAST,))


def test_instructions_come_in_the_modules_order(module: Module) -> None:
    plain = [i for function in module.definitions() for i in function.instructions()]
    assert list(module.index().instructions()) == plain
    opcodes = (Opcode.STORE, Opcode.LOAD, Opcode.CALL)
    chosen = [i for i in plain if i.opcode in opcodes]
    assert list(module.index().instructions(opcodes)) == chosen
    first = [next(function.instructions()) for function in module.definitions()]
    assert list(module.index().first_instructions()) == first


def test_accesses_say_what_their_instructions_do(module: Module) -> None:
    opcodes = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.CALL)
    instructions = [*module.index().instructions(opcodes)]
    accesses = [*module.index().accesses(opcodes)]
    assert {i.opcode for i in instructions} > {Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW}
    for instruction, access in zip(instructions, accesses, strict=True):
        assert access.instruction == instruction.ref
        assert access.opcode == instruction.opcode
        assert access.block == instruction.block.ref
        assert access.function == instruction.function.ref
        if instruction.opcode == Opcode.CALL:
            assert not (access.pointer or access.origin or access.type or access.flags)
            continue
        stores = instruction.opcode == Opcode.STORE
        pointer = from_word(access.pointer, module)
        assert pointer == instruction.operand(1 if stores else 0)
        plain = stores or instruction.opcode == Opcode.LOAD
        assert bool(access.flags & Flag.ATOMIC) == (not plain or instruction.is_atomic)
        assert bool(access.flags & Flag.VOLATILE) == (plain and instruction.is_volatile)
        value = instruction if instruction.opcode == Opcode.LOAD else instruction.operand(not stores)
        assert access.type == value.type.ref
        origin = from_word(access.origin, module)
        stepping = isinstance(pointer, Instruction) and pointer.opcode == Opcode.GEP
        assert origin == (pointer.operand(0) if stepping else pointer)
        assert type(origin) is type(pointer.operand(0) if stepping else pointer)


def test_calls(module: Module) -> None:
    index = module.index()
    kernel, leaf, outside = (module.function(name) for name in ("kernel", "leaf", "outside"))
    assert index.callees() == {kernel: [leaf], leaf: [outside]}
    assert index.in_order and not index.recursive
    assert leaf and leaf.callers() == [kernel] and [c.name for c in leaf.calls()] == ["c"]


def test_recursion_and_order(context: Context) -> None:
    text = """
define void @a() {
  call void @b()
  ret void
}
define void @b() {
  call void @a()
  ret void
}"""
    module = Module.parse(text, context)
    assert module.index().recursive and not module.index().in_order


def test_it_is_made_once_while_nothing_changes(module: Module) -> None:
    first = module.index()
    for function in module.definitions():
        for instruction in function.instructions():
            _ = str(instruction), instruction.users(), instruction.operands, instruction.location
    module.verify()
    module.bitcode()
    assert module.index() is first


def _kernel(module: Module) -> Function:
    kernel = module.function("kernel")
    assert kernel
    return kernel


def _build(module: Module) -> None:
    with Builder(module) as build:
        i32 = module.context.integer(32)
        build.before(_kernel(module).entry.first).alloca(i32)


def _set_operand(module: Module) -> None:
    compare = next(_kernel(module).instructions((Opcode.ICMP,)))
    compare.set_operand(1, compare.operand(0))


def _add_attribute(module: Module) -> None:
    Attributes(_kernel(module)).add_type(FIRST_PARAMETER + 2, "byval", module.context.integer(8))


def _set_linkage(module: Module) -> None:
    leaf = module.function("leaf")
    assert leaf
    leaf.linkage = Linkage.EXTERNAL


CHANGES: list[Callable[[Module], object]] = [
    _build,
    _set_operand,
    _add_attribute,
    _set_linkage,
    lambda module: next(_kernel(module).instructions((Opcode.BR,))).erase(),
    lambda module: module.run_passes("function(instcombine)"),
    lambda module: module.link(Module.parse("define void @new() {\n ret void\n}", module.context)),
    lambda module: module.add_variable("new", module.context.integer(8), 1),
    lambda module: module.intrinsic("llvm.fabs", [module.context.float()]),
    lambda module: module.infer_address_spaces(4),
    lambda module: module.strip_debug_info(),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_makes_a_new_one(module: Module, change: Callable[[Module], object]) -> None:
    before = module.index()
    change(module)
    after = module.index()
    assert after is not before
    assert after.signatures() == InstructionIndex(module).signatures()
    assert after.function_signatures() == InstructionIndex(module).function_signatures()


def test_erased_instructions_are_passed_over_and_new_ones_not_seen(module: Module) -> None:
    visited: list[str] = []
    with Builder(module) as build:
        for load in module.index().instructions((Opcode.LOAD,)):
            visited.append(load.name)
            build.before(load).load(load.type, load.operand(0))
            for other in list(_kernel(module).instructions((Opcode.LOAD,))):
                if other.name == "b":
                    other.erase()
    assert visited == ["a"]


def test_an_address_that_comes_again_is_another_instruction(module: Module) -> None:
    """LLVM may put a new instruction at the address of an erased one."""
    i32 = module.context.integer(32)
    with Builder(module) as build:
        for _ in range(50):
            build.before(_kernel(module).entry.first).alloca(i32).erase()
            made = build.alloca(i32)
            assert made in list(module.index().instructions((Opcode.ALLOCA,)))
            made.erase()
            assert made.ref not in [i.ref for i in module.index().instructions()]


UPHEAVALS: list[Callable[[Module], object]] = [
    lambda module: module.run_passes("globaldce"),
    lambda module: module.link(Module.parse("declare void @x()", module.context)),
    lambda module: _kernel(module).erase(),
    lambda module: module.infer_address_spaces(4),
]


@pytest.mark.parametrize("change", UPHEAVALS)
def test_visiting_what_may_be_gone_raises(module: Module, change: Callable[[Module], object]) -> None:
    instructions = module.index().instructions()
    next(instructions)
    change(module)
    with pytest.raises(StaleIndex, match="changed while"):
        next(instructions)


def test_functions_that_change_a_module_count_as_that() -> None:
    """A function with such a name must not count as reading."""
    changing = re.compile(r"Set(?!CurrentDebug|ValueName)|Add(?!r)|Build|Delete|Erase|Move|Replace|Run|Link|Strip")
    harmless = re.compile(
        r"^LLVM(PassBuilderOptions|Context|CreateBuilder|CreatePassBuilder|Dispose|Position"
        r"|AddNamedMetadata|ReplaceMDNode"  # no index contains named metadata,
        r"|DIBuilder|CreateDIBuilder)"  # nor debug information
    )
    reads = [
        name
        for name in _signatures()
        if changing.search(name) and not re.match(r"LLVM(Get|Is|Count)", name)
        if Changes().watch(name, len) is len and not harmless.match(name)
    ]
    assert reads == []


def test_equal_modules_have_equal_indexes() -> None:
    def describe(text: str) -> list[tuple[object, ...]]:
        with Context() as other:
            index = Module.parse(text, other).index()
            return [
                (*signature[:1], str(signature.type), str(signature.other), *signature[3:])
                for signature in [*index.signatures(), *index.function_signatures()]
            ]

    assert describe(TEXT) == describe(TEXT)


_WITHOUT = """
import hipspv.llvm.native as native
native.find_native = lambda: "/nowhere/libhipspv-index.so"
from hipspv.llvm import Context, LLVMError, Module
with Context() as context:
    module = Module.parse("define void @f() {\\n ret void\\n}", context)
    module.verify()
    print([i.opcode for f in module.definitions() for i in f.instructions()])
    try:
        module.index()
    except LLVMError as error:
        print(error)
"""


def test_without_the_native_library_the_rest_works_and_the_error_has_a_remedy() -> None:
    done = subprocess.run([sys.executable, "-c", _WITHOUT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    opcodes, error = done.stdout.splitlines()
    assert opcodes == "[<Opcode.RET: 1>]"
    assert "/nowhere/libhipspv-index.so" in error and "hipspv doctor" in error


def test_another_versions_library_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipspv.llvm.native._VERSION", -1)
    from hipspv.llvm.native import Native

    with pytest.raises(LLVMError, match=r"another version.*doctor"):
        Native(0)
