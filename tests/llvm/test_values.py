"""Values: reading their properties, and building them."""

import pytest

from hipspv.llvm import Attributes, Builder, ConstantInt, Context, Linkage, Module, Opcode, Predicate
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.llvm.debug_builder import declarations


def test_functions(module: Module) -> None:
    kernel, outside = module.function("kernel"), module.function("outside")
    assert kernel and outside
    assert kernel.is_kernel and not outside.is_kernel
    assert outside.is_declaration and not kernel.is_declaration
    assert [p.name for p in kernel.parameters] == ["p", "n"]
    assert [str(p) for p in kernel.value_type.parameters] == ["ptr addrspace(1)", "i32"]
    assert list(module.kernels()) == [kernel]


def test_attributes(module: Module) -> None:
    kernel = module.function("kernel")
    assert kernel
    attributes = Attributes(kernel)
    assert str(attributes.type(FIRST_PARAMETER, "byval")) == "i32"
    assert attributes.integer(FIRST_PARAMETER, "align") == 8
    assert attributes.find(FIRST_PARAMETER + 1, "signext")
    attributes.keep_only(FIRST_PARAMETER, {attributes.kind("align")})
    assert attributes.type(FIRST_PARAMETER, "byval") is None
    assert attributes.integer(FIRST_PARAMETER, "align") == 8


def test_instructions(module: Module) -> None:
    kernel = module.function("kernel")
    assert kernel
    add, compare, branch = kernel.entry.instructions()
    assert [add.opcode, compare.opcode, branch.opcode] == [Opcode.ADD, Opcode.ICMP, Opcode.BR]
    assert compare.predicate == Predicate.SLT
    assert compare.operand(0) == add
    assert {user for user in add.users()} == {compare, *kernel.instructions((Opcode.STORE,))}
    assert [block.name for block in branch.successors] == ["then", "end"]
    assert add.location is None


def test_variables(module: Module) -> None:
    table = module.variable("table")
    assert table and table.linkage == Linkage.INTERNAL and table.is_constant_data
    assert module.size_of(table.value_type) == 8
    assert module.alignment_of(table.value_type) == 4


@pytest.mark.parametrize("value", [0, 1, 2**63, 2**64 + 5, 2**99 - 1])
def test_wide_constants(context: Context, value: int) -> None:
    constant = context.integer(100).constant(value)
    assert isinstance(constant, ConstantInt)
    assert constant.value == value


def test_building(module: Module, context: Context) -> None:
    kernel = module.function("kernel")
    assert kernel
    n, i32 = kernel.parameters[1], context.integer(32)
    outside = module.function("outside")
    assert outside
    with Builder(module) as build:
        build.before(kernel.entry.terminator)
        wide = build.resize(n, context.integer(64), signed=True)
        assert str(wide).strip().endswith("= sext i32 %n to i64")
        call = build.call(outside, [n])
        assert call.callee == outside
        call.replace_all_uses_with(i32.constant(1))
        slot = build.alloca(context.array(i32, 3), 16)
        assert slot.alignment == 16
        build.store(n, build.offset(slot, 4), 4)
    module.verify()


def test_blocks_move_between_functions(module: Module, context: Context) -> None:
    kernel = module.function("kernel")
    assert kernel
    type = context.function(context.void(), kernel.value_type.parameters)
    new = module.add_function("new", type)
    last = new.append_block("placeholder")
    placeholder = last
    for block in kernel.blocks():
        block.move_after(last)
        last = block
    placeholder.erase()
    for old, parameter in zip(kernel.parameters, new.parameters, strict=True):
        old.replace_all_uses_with(parameter)
    kernel.erase()
    module.verify()
    assert [block.name for block in new.blocks()] == ["entry", "then", "end"]


def test_locations(context: Context) -> None:
    module = Module.parse(
        """define void @f() !dbg !3 { ret void, !dbg !4 }
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!2}
        !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)
        !1 = !DIFile(filename: "a.hip", directory: "/")
        !2 = !{i32 2, !"Debug Info Version", i32 3}
        !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 6, type: !5, unit: !0,
                                    spFlags: DISPFlagDefinition)
        !4 = !DILocation(line: 7, column: 9, scope: !3)
        !5 = !DISubroutineType(types: !{})""",
        context,
    )
    function = module.function("f")
    assert function
    assert function.entry.first.location == ("a.hip", 7, 9)
    assert function.location == ("a.hip", 6, 0)
    assert module.strip_debug_info()
    assert function.entry.first.location is None


def test_a_functions_body_and_successors(context: Context) -> None:
    blocks = "".join(f"b{i}:\n  br i1 %c, label %b{i + 1}, label %end\n" for i in range(100))
    module = Module.parse(
        f"define void @f(i1 %c) {{\nstart:\n  br label %b0\n{blocks}b100:\n  br label %end\nend:\n  ret void\n}}",
        context,
    )
    function = module.function("f")
    assert function
    body, instructions = function.body(), list(function.instructions())
    assert [body[i] for i in range(len(body))] == instructions
    assert list(body.opcodes) == [instruction.opcode for instruction in instructions]
    assert body.indices([instructions[7], instructions[3]]) == {instructions[3]: 3, instructions[7]: 7}
    assert list(function.successors().items()) == [(block, block.terminator.successors) for block in function.blocks()]
    assert any(len(following) == 2 for following in function.successors().values())
    flow = function.flow()
    assert flow.is_forward
    assert flow.blocks == [flow.block(n) for n in range(flow.size)] == list(function.blocks())
    assert [flow.index(block) for block in function.blocks()] == [*range(flow.size)]


def test_operations(context: Context) -> None:
    cases = " ".join(f"i32 {i}, label %b" for i in range(40))
    module = Module.parse(
        "@v = global [2 x i8] zeroinitializer\n"
        "define i64 @f(i32 %a, ptr %p) {\n"
        f"start:\n  switch i32 %a, label %end [ {cases} ]\n"
        "b:\n  %sum = add i32 %a, 3\n  %wide = sext i32 %sum to i64\n"
        "  %q = select i1 true, ptr %p, ptr getelementptr (i8, ptr @v, i64 1)\n"
        "  store i64 %wide, ptr %q\n  br label %start.2\n"
        "start.2:\n  br i1 false, label %b2, label %end\n"
        "b2:\n  br label %start.2\n"
        "end:\n  ret i64 0\n}",
        context,
    )
    function = module.function("f")
    assert function and not function.flow().is_forward
    for instruction in function.instructions():
        opcode, width, operands = instruction.operation()
        assert opcode == instruction.opcode
        assert width == (instruction.type.width if instruction.type.is_integer else 0)
        assert operands == instruction.operands
    (select,) = function.instructions((Opcode.SELECT,))
    constant = select.operand(2)
    assert constant.operation() == (Opcode.GEP, 0, constant.operands)


def test_an_erased_terminator_leaves_its_debug_records(context: Context) -> None:
    """They go to the terminator before it. LLVM refuses a block that ends with them."""
    text = """
        define void @f(i32 %a) !dbg !4 {
          %v = alloca i32
            #dbg_declare(ptr %v, !5, !DIExpression(), !6)
          ret void
        }
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!2}
        !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
        !1 = !DIFile(filename: "a.c", directory: "/")
        !2 = !{i32 2, !"Debug Info Version", i32 3}
        !3 = !DISubroutineType(types: !{null})
        !4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
        !5 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2)
        !6 = !DILocation(line: 2, scope: !4)
    """
    module = Module.parse(text, context)
    function = module.function("f")
    assert function
    with Builder(module) as build:
        end = function.entry.terminator
        build.before(end).unreachable()
        end.erase()
    module.verify()
    (declaration,) = declarations(function)
    assert declaration.variable.variable_name == "v"
