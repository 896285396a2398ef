"""Any change that could change a result makes a new compile: no stale device code."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hipspv.driver.cache import manifest, source_text
from hipspv.driver.cache.source_text import Uncacheable
from tests.cache.conftest import KERNEL, Compiler
from tests.selection import ALL

Change = Callable[[Compiler], object]


def _replace_directory(compiler: Compiler) -> None:
    (compiler.directory / "one" / "value.h").rmdir()
    compiler.write("one/value.h", "#define VALUE 18\n")


def _let_link_lead(compiler: Compiler) -> None:
    compiler.write("elsewhere.h", "#define VALUE 18\n")


def _turn_link(compiler: Compiler) -> None:
    (compiler.directory / "two" / "value.h").unlink()
    compiler.write("three/value.h", "#define VALUE 18\n")
    (compiler.directory / "two" / "value.h").symlink_to("../three/value.h")


def _header(path: str, value: str = "VALUE 18") -> Change:
    return lambda compiler: compiler.write(path, f"#define {value}\n")


# The text of a.hip, the other files, and the change: each changes clang's output.
FOUND_EARLIER: dict[str, tuple[str, dict[str, str], Change]] = {
    "the header itself": ("<value.h>", {"two/value.h": "17"}, _header("two/value.h")),
    "in an earlier directory": ("<value.h>", {"two/value.h": "17"}, _header("one/value.h")),
    "in a directory that wasn't": ("<value.h>", {"two/value.h": "17"}, _header("zero/value.h")),
    "beside the source": ('"value.h"', {"two/value.h": "17"}, _header("value.h")),
    "below a directory": ("<x/y/value.h>", {"two/x/y/value.h": "17"}, _header("one/x/y/value.h")),
    "in place of a directory":
        ("<value.h>", {"two/value.h": "17", "one/value.h/": ""}, _replace_directory),
    "where a link leads":
        ("<value.h>", {"two/value.h": "17", "one/value.h@": "../elsewhere.h"}, _let_link_lead),
    "by another link": ("<value.h>", {"base.h": "17", "two/value.h@": "../base.h"}, _turn_link),
}  # fmt: skip


def _prepare(compiler: Compiler, included: str, files: dict[str, str]) -> None:
    (compiler.directory / "value.h").unlink()
    (compiler.directory / "one").mkdir()
    compiler.write("a.hip", f"#include {included}\n{KERNEL}")
    for name, content in files.items():
        path = compiler.directory / name.rstrip("/@")
        path.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith("/"):
            path.mkdir()
        elif name.endswith("@"):
            path.symlink_to(content)
        else:
            path.write_text(f"#define VALUE {content}\n")


@pytest.mark.parametrize(("included", "files", "change"), FOUND_EARLIER.values(), ids=FOUND_EARLIER)
def test_headers(compiler: Compiler, included: str, files: dict[str, str], change: Change) -> None:
    _prepare(compiler, included, files)
    argv = ("-Izero", "-Ione", "-Itwo")
    first = compiler.compile(*argv)
    assert compiler.compile(*argv) == first and compiler.hits == 1
    change(compiler)
    second = compiler.compile(*argv)
    assert second == compiler.compile(*argv, "--no-cache")
    assert second != first


def test_a_header_that_comes_back_hits_again(compiler: Compiler) -> None:
    first = compiler.compile()
    compiler.write("value.h", "#define VALUE 18\n")
    second = compiler.compile()
    compiler.write("value.h", "#define VALUE 17\n")
    assert compiler.compile() == first != second
    assert compiler.hits == 1


ASKING = {
    "plain": "#if __has_include(<extra/value.h>)\n",
    "quoted": '#if __has_include ( "extra/value.h" )\n',
    "by a macro": "#define HAS(x) __has_include(x)\n#if HAS(<extra/value.h>)\n",
}


@pytest.mark.parametrize("question", ASKING.values(), ids=ASKING)
def test_has_include(compiler: Compiler, question: str) -> None:
    text = question + "#define VALUE 2\n#else\n#define VALUE 1\n#endif\n"
    compiler.write("a.hip", text + KERNEL)
    without = compiler.compile("-Isub")
    assert compiler.compile("-Isub") == without and compiler.hits == 1
    header = compiler.write("sub/extra/value.h", "")
    found = compiler.compile("-Isub")
    assert found != without
    header.unlink()
    assert compiler.compile("-Isub") == without


def test_has_include_of_what_the_text_does_not_tell(compiler: Compiler) -> None:
    text = "#define NAME <value.h>\n#if __has_include(NAME)\n#endif\n#define VALUE 1\n"
    compiler.write("a.hip", text + KERNEL)
    compiler.compile()
    assert compiler.entries == 0


def test_pragma_once_by_another_name(compiler: Compiler) -> None:
    compiler.write("once.h", "#pragma once\n#ifdef ONCE\n#define VALUE 2\n#endif\n#define ONCE\n")
    (compiler.directory / "again.h").symlink_to("once.h")
    rest = "#ifndef VALUE\n#define VALUE 1\n#endif\n" + KERNEL
    compiler.write("a.hip", '#include "once.h"\n#include "again.h"\n' + rest)
    first = compiler.compile()
    text = (compiler.directory / "once.h").read_text()
    (compiler.directory / "again.h").unlink()
    compiler.write("again.h", text)
    assert compiler.compile() != first


TEXTS = {"date": "__DATE__", "time": "__TIME__", "timestamp": "__TIMESTAMP__", "embed": "#embed", "incbin": ".incbin"}


@pytest.mark.parametrize("word", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("file", ["a.hip", "value.h"] if ALL else ["value.h"])
def test_text_that_says_each_time_something_else(compiler: Compiler, word: str, file: str) -> None:
    use = {"#embed": 'const char e[] = {\n#embed "value.h"\n};', ".incbin": "// .incbin"}
    line = use.get(word, f"static const char *when = {word};")
    compiler.write(file, f"#define VALUE 1\n#ifndef ONCE\n#define ONCE\n{line}\n#endif\n{KERNEL}")
    compiler.write("a.hip", compiler.directory.joinpath(file).read_text())
    compiler.compile("-Wno-everything")
    assert compiler.entries == 0


def test_source_date_epoch_makes_dates_cacheable(compiler: Compiler) -> None:
    text = "__global__ void k(char *a) { const char *d = __DATE__; *a = d[10]; }\n"
    compiler.write("a.hip", text)
    results = [compiler.compile(SOURCE_DATE_EPOCH=when) for when in ("0", "0", "999999999")]
    assert compiler.hits == 1
    assert results[0] == results[1] != results[2]


def test_options_and_environment(compiler: Compiler) -> None:
    """Each value gives a result of its own."""
    compiler.write("more/other.h", "")
    for argv in ((), ("-DX",), ("-O1",), ("--warp-size=16",), ("-g",)):
        compiler.compile(*argv)
    compiler.compile(CPATH=str(compiler.directory / "more"))
    compiler.compile(CPLUS_INCLUDE_PATH=str(compiler.directory / "more"))
    compiler.compile("--spirv-translator=llvm-spirv")
    assert compiler.hits == 0


def test_name_expressions(compiler: Compiler) -> None:
    """They reach clang through its standard input alone."""
    compiler.write("a.hip", "template <int N> __global__ void k(int *a) { *a = N; }\n")
    results = [compiler.compile(f"--name-expression=k<{number}>") for number in (1, 2)]
    assert results[0] != results[1]
    compiler.compile("--name-expression=k<2>")
    assert compiler.hits == 1


def test_the_environments_headers(compiler: Compiler) -> None:
    (compiler.directory / "value.h").unlink()
    results = []
    for number in (1, 2):
        compiler.write(f"{number}/value.h", f"#define VALUE {number}\n")
        results.append(compiler.compile(CPATH=str(compiler.directory / str(number))))
    assert results[0] != results[1]


def test_other_directories(compiler: Compiler, tmp_path: Path) -> None:
    """Relative names refer to other files, and messages name other places."""
    results = [compiler.compile()]
    other = tmp_path / "other"
    other.mkdir()
    (other / "a.hip").write_bytes((compiler.directory / "a.hip").read_bytes())
    (other / "value.h").write_text("#define VALUE 18\n")
    compiler.directory = other
    assert compiler.compile() not in results


def test_response_files_count_by_content(compiler: Compiler) -> None:
    compiler.write("a.hip", KERNEL)
    results = []
    for value in (1, 2):
        compiler.write("options.rsp", f"-DVALUE={value}\n")
        results.append(compiler.compile("@options.rsp"))
    assert results[0] != results[1]


def test_headers_by_option(compiler: Compiler) -> None:
    compiler.write("a.hip", KERNEL)
    for option in ("-include", "-imacros"):
        results = []
        for value in (1, 2):
            compiler.write("forced.h", f"#define VALUE {value}\n")
            results.append(compiler.compile(option, "forced.h"))
        assert results[0] != results[1]
    hits = compiler.hits
    compiler.compile("-include", "forced.h")
    assert compiler.hits == hits + 1
    compiler.write("forced.h.pch", "no precompiled header\n")
    compiler.run("--genco", "a.hip", "-o", "a.hipfb", "-include", "forced.h")
    assert compiler.hits == hits + 1


def test_a_file_that_changes_while_it_is_compiled(tmp_path: Path) -> None:
    header = tmp_path / "a.h"
    header.write_text("")
    now = time.time_ns()
    with pytest.raises(Uncacheable, match=r"a\.h changed"):
        manifest.record([str(header)], [str(tmp_path)], [], begin=now - 10_000_000_000)
    later = now + 10_000_000_000
    assert manifest.record([str(header)], [str(tmp_path)], [], later).files


def test_a_new_header_while_it_is_compiled(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    header = tmp_path / "two" / "a.h"
    header.write_text("")
    time.sleep(0.05)
    begin = time.time_ns()
    (tmp_path / "one" / "a.h").write_text("")
    directories = [str(tmp_path / "one"), str(tmp_path / "two")]
    with pytest.raises(Uncacheable):
        manifest.record([str(header)], directories, [], begin)


def test_manifests_hold_for_the_same_files_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.h"
    path.write_text("1")
    found = manifest.record([str(path)], [str(tmp_path)], ["b.h"], time.time_ns() + 10**10)
    assert manifest.Files().hold(found)
    os.utime(path, (0, 0))
    assert manifest.Files().hold(found)  # content counts, not time
    (tmp_path / "unrelated.h").write_text("")
    assert manifest.Files().hold(found)
    (tmp_path / "b.h").write_text("")
    assert not manifest.Files().hold(found)


def test_questions() -> None:
    texts = [
        b"#ifndef __has_include\n#define __has_include(x) 0\n#endif\n",
        b"#if defined(__has_include) && __has_include(<a/b>)\n#  define MY(x) __has_include(x)\n",
        b'#if MY("c.h") || __has_include_next(<d>)\n',
    ]
    wrappers = source_text.wrappers(texts)
    assert source_text.questions(texts, wrappers) == {"a/b", "c.h", "d"}


def test_known_headers_give_the_same_manifest(tmp_path: Path) -> None:
    """A source asks by a macro of a header that isn't read again, which has another name, too."""
    header, link, source = (tmp_path / name for name in ("h.h", "link.h", "a.hip"))
    header.write_text("#define ASK(x) __has_include(x)\n#if ASK(<p/q.h>)\n#endif\n")
    link.symlink_to(header)
    source.write_text('#include "h.h"\n#if ASK("r.h")\n#endif\n')
    paths, places, begin = [str(header), str(source), str(link)], [str(tmp_path)], 1 << 62
    whole = manifest.record(paths, places, [], begin)
    texts = [header.read_bytes()]
    wrappers = source_text.wrappers(texts)
    status = header.stat()
    files = {str(header): (whole.files[str(header)][0], (status.st_dev, status.st_ino))}
    known = manifest.Known(files, source_text.questions(texts, wrappers), wrappers)
    header.write_text("")
    assert manifest.record([str(source)], places, [], begin).names.isdisjoint({"r.h"})
    header.write_bytes(texts[0])
    assert manifest.record(paths, places, [], begin, known).as_tuple() == whole.as_tuple()
    assert {"q.h", "r.h"} <= whole.names
