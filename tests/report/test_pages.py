"""--save-temps=html and hipspv report: the record's contents, and what the pages show of it."""

import html
import json
import re
from pathlib import Path

import pytest

from hipspv.driver.report import ir_diff, listing
from hipspv.driver.report.disassembly import Disassembly, Function, Instruction, parse
from hipspv.inspect import declared
from tests.driver.conftest import Run

HEADER = "#include <hip/hip_runtime.h>\n"
SOURCE = """\
#include <hip/hip_runtime.h>
struct Huge { float a[640]; int n; };
__device__ int counter;
__global__ void plain(float *out, const float *in, char c, double d) {
  out[threadIdx.x] = in[threadIdx.x] * 3.0f + c + (float)d;
}
__device__ __noinline__ float swap(float x) {
  __shared__ float part[256];
  part[threadIdx.x] = x;
  __syncthreads();
  return part[threadIdx.x ^ 1];
}
__global__ void shared(Huge huge, float *out) {
  extern __shared__ int dynamic[];
  out[threadIdx.x] = swap(huge.a[threadIdx.x]) + dynamic[threadIdx.x];
  if (threadIdx.x == 0) printf("<script>alert(1)</script>\\n");
}
"""


def _text(page: Path) -> str:
    """The text that a reader of the page sees."""
    body = page.read_text().partition("<body>")[2]
    return html.unescape(re.sub(r"<[^>]*>", " ", body))


def _words(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with a.hip, a.html and a-report/."""
    from tests.driver.conftest import _run

    directory = tmp_path_factory.mktemp("with space")
    (directory / "a.hip").write_text(SOURCE)
    argv = ("-g", "--save-temps=html", "-c", "a.hip", "-o", "a.o")
    done = _run(directory, "cc", argv, {})
    assert done.returncode == 0
    assert "note: wrote a.html about a.hip, and every stage to a-report\n" in done.stderr
    return directory


def test_the_record_has_stages_in_order_and_files_that_are_there(compiled: Path) -> None:
    kept = compiled / "a-report"
    record = json.loads((kept / "a-hipspv.json").read_text())
    assert (record["format"], record["source"], record["exit"]) == (1, "a.hip", 0)
    names = [stage["name"] for stage in record["stages"]]
    assert names == ["device clang", "link", "lower", "translate", "bundle", "host clang", "join"]
    for stage in record["stages"]:
        assert stage["exit"] == 0 and stage["seconds"] > 0 and stage["begin"] >= 0
        assert (kept / stage["file"]).stat().st_size
        assert not any(".tmp." in word or "/hipspv-" in word for word in stage["command"])
    changed = [step for step in record["passes"] if step["changed"]]
    assert "optimize" in [step["name"] for step in changed]
    assert all((kept / step["file"]).is_file() for step in changed)
    assert {path.name for path in compiled.iterdir()} >= {"a.o", "a.html", "a-report", "a.hip"}


def test_a_page_needs_nothing_but_itself(compiled: Path) -> None:
    page = (compiled / "a.html").read_text()
    assert "<script" not in page and "http://" not in page and "https://" not in page
    assert not re.search(r"\s(src|on\w+)=", page)
    for target in re.findall(r'href="([^"#]+)"', page):
        assert (compiled / html.unescape(target)).is_file(), target


def test_kernels_are_as_the_launch_sees_them(compiled: Path) -> None:
    text = _words(_text(compiled / "a.html"))
    assert "plain(float*, float const*, char, double)" in text
    assert "0 float* pointer to global memory float * 8 8" in text
    assert "2 char value int8 1 1" in text
    assert "3 double value double 8 8" in text
    assert re.search(r"0 Huge value, passed by reference \w+ \* 2564 4", text)
    assert re.search(r"2 implicit dynamic shared memory \w+ \* ", text)
    assert re.search(r"Shared memory: \S*part 1,024 B", text)
    assert "counter 4 B" in text
    assert "Float64" in text
    assert "hip-spirv64----generic" in text


def test_spirv_stands_beside_its_source(compiled: Path) -> None:
    page = (compiled / "a.html").read_text()
    run = next(r for r in page.split('<div class="run">') if "<b>a.hip:5</b>" in r and "OpFMul" in r)
    assert "out[threadIdx.x] = in[threadIdx.x] * 3.0f" in run


def test_passes_show_what_they_changed(compiled: Path) -> None:
    page = (compiled / "a.html").read_text()
    section = page.partition('id="passes"')[2].partition("</section>")[0]
    optimize = section.partition(">optimize<")[2].partition("</details>")[0]
    assert 'class="del">-' in optimize and 'class="add">+' in optimize
    assert '<div class="stage unchanged"><span class="name">check-types<' in section


def test_a_failed_compilation_has_a_page(cc: Run, tmp_path: Path) -> None:
    kernel = "__device__ int missing(int);\n__global__ void k(int *a) { *a = missing(1); }\n"
    (tmp_path / "a.hip").write_text(HEADER + kernel)
    done = cc("--save-temps=html", "-c", "a.hip", "-o", "sub.d.o")
    assert done.returncode == 1
    text = _words(_text(tmp_path / "sub.d.html"))
    assert "undefined device function 'missing(int)'" in text
    assert "lower failed (1)" in text and "translate not run" in text
    assert not (tmp_path / "sub.d.o").exists()


def test_hipspv_report_lists_a_build_directory(cc: Run, hipspv: Run, tmp_path: Path) -> None:
    build = tmp_path / "build"
    for name in ("one & two", "b"):
        directory = build / name
        directory.mkdir(parents=True)
        (directory / "a.hip").write_text(f"{HEADER}__global__ void {name[0]}kernel(int *p) {{}}\n")
        kept = cc("--save-temps", "-c", "a.hip", cwd=directory)
        assert kept.returncode == 0
        assert "wrote every stage of a.hip to .; `hipspv report .`" in kept.stderr
    (tmp_path / "moved").mkdir()
    build = build.rename(tmp_path / "moved" / "build")
    done = hipspv("report", build)
    assert done.returncode == 0 and done.stdout.splitlines() == [
        f"wrote {build}/hipspv-report.html, a list of 2 compilations, and",
        f"  {build}/b/a.html",
        f"  {build}/one & two/a.html",
    ]
    index = (build / "hipspv-report.html").read_text()
    assert 'href="one%20%26%20two/a.html"' in index
    assert "bkernel(int*)" in _text(build / "b" / "a.html")
    nothing = hipspv("report", tmp_path / "tmp")
    assert nothing.returncode == 1 and "--save-temps" in nothing.stderr
    (build / "b" / "a-hipspv.json").write_text('{"format": 99}')
    assert "another version" in hipspv("report", build).stderr


def test_a_wrong_value_is_an_error(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("")
    done = cc("--save-temps=htm", "-c", "a.hip")
    assert done.returncode == 1 and "cwd, obj or html" in done.stderr


def test_text_of_a_source_is_harmless() -> None:
    evil = '"</pre><script>alert(1)</script>" %x<b>'
    shown = listing.coloured(evil)
    assert "<script" not in shown and "<b>" not in shown
    assert html.unescape(re.sub(r"</?i[^>]*>", "", shown)) == evil


def test_types_of_the_source_are_split_at_their_commas() -> None:
    kinds = [("value", False), ("value", False), ("grid", True)]
    assert declared.types(kinds, "k<(f)1>(int, f(*)(a, b))") == ["int", "f(*)(a, b)", ""]
    assert declared.types(kinds, "k(m<int, 3>, int)") == ["m<int, 3>", "int", ""]
    assert declared.types(kinds, "k") == ["", "", ""]


def test_diffs_leave_metadata_ids_out() -> None:
    old = "define void @f() #0 {\n  ret void, !dbg !3\n}\ndefine void @g() {\n  ret void\n}\n"
    new = "define void @f() #7 {\n  ret void, !dbg !9\n}\ndefine void @g() {\n  unreachable\n}\n"
    diff = ir_diff.compare(ir_diff.entities(old), ir_diff.entities(new))
    assert diff.changed == ["g"] and diff.more == 0
    assert "-  ret void" in diff.lines and "+  unreachable" in diff.lines


def test_large_diffs_and_listings_are_cut() -> None:
    functions = (f"define void @f{n}() {{\n" + "  {}\n" * 50 + "}}\n" for n in range(1000))
    text = "".join(functions)
    diff = ir_diff.compare(ir_diff.entities(text.replace("{}", "old")), ir_diff.entities(text.replace("{}", "new")))
    assert (len(diff.changed), len(diff.lines)) == (1000, ir_diff.LONGEST)
    assert diff.more > 900
    body = [Instruction("", "OpNop", [], "OpNop", None)] * 100
    whole = Disassembly([], [], [Function(f"%f{n}", body) for n in range(1000)])
    found = listing.blocks(whole, {"%f999": "kernel()"}, listing.Sources("."))
    assert len(found) == 1001 and found[-1].kernel and found[-1].runs
    assert sum(bool(block.runs) for block in found) == listing.LONGEST // 100


def test_a_listing_is_read_with_its_locations() -> None:
    text = (
        '; SPIR-V\nOpCapability Kernel\n%7 = OpString "a \\"b\\".hip"\n'
        "%f = OpFunction %void None %3\nOpLine %7 5 1\n%x = OpIAdd %uint %a %b\nOpNoLine\n"
        "OpReturn\nOpFunctionEnd\n"
    )
    (function,) = parse(text).functions
    places = [(i.opcode, i.location and tuple(i.location)) for i in function.instructions]
    assert places[1] == ("OpIAdd", ('a "b".hip', 5)) and places[2] == ("OpReturn", None)
