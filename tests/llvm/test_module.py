"""Modules: reading, writing, linking, verifying, and LLVM's own passes."""

import os

import pytest

from hipspv.llvm import Context, DisposedError, LLVMError, Module, find_library, metadata


def test_text_and_bitcode_round_trip(module: Module, context: Context) -> None:
    again = Module.parse(module.bitcode(), context)
    assert [f.name for f in again.functions()] == ["kernel", "outside"]
    assert str(again).split("\n", 1)[1] == str(module).split("\n", 1)[1]


@pytest.mark.parametrize("name", ["a.bc", "a.ll"])
def test_files(module: Module, context: Context, tmp_path, name: str) -> None:
    path = str(tmp_path / name)
    module.write(path)
    assert os.listdir(tmp_path) == [name]
    with Module.read(path, context) as again:
        assert again.function("kernel") is not None


def test_a_failed_write_leaves_nothing(module: Module, tmp_path) -> None:
    (tmp_path / "a.bc").mkdir()
    with pytest.raises(OSError):
        module.write(str(tmp_path / "a.bc"))
    assert os.listdir(tmp_path) == ["a.bc"]


def test_a_lazy_library_brings_what_is_named(context: Context, tmp_path) -> None:
    path = str(tmp_path / "library.bc")
    library = """
        define linkonce_odr i32 @wanted(i32 %x) { %y = call i32 @needed(i32 %x)  ret i32 %y }
        define linkonce_odr i32 @needed(i32 %x) { ret i32 %x }
        define linkonce_odr i32 @unwanted(i32 %x) { ret i32 %x }
    """
    Module.parse(library, context).write(path)
    user = Module.parse("declare i32 @wanted(i32)", context)
    source = Module.read(path, context, lazy=True)
    user.link(source)
    assert {f.name for f in user.definitions()} == {"wanted", "needed"}
    user.verify()
    with pytest.raises(DisposedError):
        source.verify()


def test_errors_are_exceptions(context: Context, tmp_path) -> None:
    with pytest.raises(LLVMError, match="expected top-level entity"):
        Module.parse("nonsense", context)
    with pytest.raises(LLVMError):
        Module.parse(b"nonsense", context)
    with pytest.raises(LLVMError, match=r"missing\.bc"):
        Module.read(str(tmp_path / "missing.bc"), context)
    broken = tmp_path / "broken.bc"
    broken.write_bytes(b"BC\xc0\xde and no more")
    for lazy in (False, True):
        with pytest.raises(LLVMError, match=r"broken\.bc"):
            Module.read(str(broken), context, lazy)
    assert not context.modules


def test_link_errors(context: Context) -> None:
    first = Module.parse("define i32 @f() { ret i32 1 }", context)
    with pytest.raises(LLVMError, match="symbol multiply defined"):
        first.link(Module.parse("define i32 @f() { ret i32 2 }", context))


def test_verify(module: Module) -> None:
    module.verify()
    kernel = module.function("kernel")
    assert kernel
    kernel.entry.terminator.erase()
    with pytest.raises(LLVMError, match="does not have terminator"):
        module.verify()


def test_passes_by_name(module: Module) -> None:
    module.run_passes("function(simplifycfg)")
    kernel = module.function("kernel")
    assert kernel and len(list(kernel.blocks())) < 3 + 1
    with pytest.raises(LLVMError, match="unknown pass name"):
        module.run_passes("nonsense")


def test_address_spaces_are_inferred(context: Context) -> None:
    module = Module.parse(
        """define void @f(ptr addrspace(1) %p) {
          %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
          store i32 1, ptr addrspace(4) %g
          ret void
        }""",
        context,
    )
    assert module.infer_address_spaces(4)
    assert "store i32 1, ptr addrspace(1) %p" in str(module)
    assert not module.infer_address_spaces(4)


def test_named_metadata(context: Context) -> None:
    module = Module.parse("", context)
    assert metadata.read(module, "notes") == []
    metadata.append(module, "notes", ["one", "two words"])
    metadata.append(module, "notes", [context.integer(32).constant(7)])
    again = Module.parse(module.bitcode(), context)
    first, second = metadata.read(again, "notes")
    assert first == ["one", "two words"]
    assert str(second[0]) == "i32 7"


def test_demangling(module: Module) -> None:
    assert module.demangle("_Z3addIfEvPT_i") == "void add<float>(float*, int)"
    assert module.demangle("_Znonsense") == "_Znonsense"
    assert module.demangle("plain") == "plain"


def test_the_library_is_the_one_beside_clang() -> None:
    assert os.path.exists(find_library())
    with pytest.raises(LLVMError, match="no-such-library"):
        Context("/no-such-library.so")
