"""The C++ standard library: device code may use part of it, and host code keeps all of it."""

import subprocess
from pathlib import Path

import pytest

from tests.limits import HANG_S

from .conftest import compiler

# Device code by header and its first standard: from int t and an array a to int r.
USES = {
    ("array", 11): "std::array<int, 4> x{{1, 2, 3, 4}}; x.fill(3); r = x.at(t & 3) + x.front();",
    ("tuple", 11): "auto x = std::make_tuple(1, t); std::get<1>(x) = 3; r = std::get<0>(x);",
    ("utility", 11): "auto x = std::make_pair(t, 2.f); std::swap(x.first, a[0]); r = x.first;",
    ("limits", 11): "r = std::numeric_limits<int>::max();",
    ("type_traits", 11): "r = std::is_same<int, decltype(t)>::value;",
    ("algorithm", 11): "std::fill(a, a + 8, t); r = std::min(t, 3) + *std::find(a, a + 8, 3);",
    ("numeric", 11): "std::iota(a, a + 8, t); r = std::accumulate(a, a + 8, 0);",
    ("functional", 11): "r = std::plus<int>()(t, 2) + std::less<int>()(1, t);",
    ("initializer_list", 11): "std::initializer_list<int> l = {1, 2}; for (int v : l) r += v;",
    ("iterator", 17): "r = *std::next(a + 1) + int(std::distance(a, a + 8));",
    ("bitset", 11): "std::bitset<40> b; b.set(t & 31); r = int(b.count()) + b.test(1);",
    ("complex", 11): "std::complex<double> z(t, 1); z *= z / (z + 1.0); r = int(std::abs(z));",
    ("cmath", 11): "r = int(std::sin(1.f * t) + std::pow(2.0 * t, 2) + std::abs(t));",
    ("cstring", 11): 'char b[8]; std::memcpy(b, a, 8); r = std::memcmp(b, a, std::strlen("abc"));',
    ("cstdlib", 11): "std::free(std::malloc(8)); r = std::abs(t);",
    ("cstdio", 11): 'std::printf("%d", t);',
    ("cassert", 11): "assert(t >= 0);",
    ("new", 11): "int* p = new (std::nothrow) int(t); r = *new (p) int(2); delete p;",
    ("vector", 20): "std::vector<int> v; v.push_back(t); v.resize(9); r = v.back() + v[0];",
    ("optional", 17): "std::optional<int> x; x = t; x.reset(); x.emplace(2); r = x.value();",
    ("variant", 17): "std::variant<int, float> x = t; r = std::visit([](auto v) -> int { return v; }, x);",
    ("string_view", 17): 'std::string_view s("hello"); r = s[t % 5] + (s == "x") + int(s.find(111));',
    ("bit", 20): "r = std::popcount(unsigned(t)) + std::bit_cast<int>(1.5f);",
    ("span", 20): "std::span<int> s(a, 8); for (int v : s) r += v;",
    ("concepts", 20): "r = std::integral<int>;",
    ("compare", 20): "r = (t <=> 3) < 0;",
    ("ranges", 20): "std::ranges::sort(a); for (int v : a | std::views::take(3)) r += v;",
    ("numbers", 20): "r = int(std::numbers::pi * t);",
    ("string", 20): 'std::string s("hello"); s += " world"; r = s[t % 11];',
    ("expected", 23): "std::expected<int, float> e = t; r = e.value() + e.value_or(2);",
}
# Host code's use of the library must stay host code.
HOST_HEADERS = (
    *("algorithm", "array", "bitset", "complex", "deque", "fstream", "functional", "future"),
    *("iomanip", "iostream", "list", "map", "memory", "mutex", "numeric", "queue", "random"),
    *("regex", "set", "sstream", "string", "thread", "tuple", "unordered_map", "valarray"),
    *("vector", "optional", "variant", "any", "filesystem", "memory_resource"),
)
HOST = """
int main() {
  std::vector<bool> bits(9);
  std::deque<int> numbers(3);
  std::copy(bits.begin(), bits.end(), std::back_inserter(numbers));
  std::stringstream stream("text");
  std::copy(std::istreambuf_iterator<char>(stream), {}, std::ostreambuf_iterator<char>(std::cout));
  try {
    std::vector<int>().at(3) = 1;
  } catch (const std::out_of_range&) {
    std::cout << " caught";
  }
}
"""


def build(tmp_path: Path, text: str, *options: str) -> Path:
    source = tmp_path / "library.hip"
    source.write_text(text)
    result = tmp_path / "library"
    command = [compiler(), *options, str(source), "-o", str(result)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)
    assert done.returncode == 0, done.stderr
    return result


@pytest.mark.sampled("hip_first", "level", of=3)
@pytest.mark.parametrize("standard", [11, 14, 17, 20, 23])
@pytest.mark.parametrize("hip_first", [True, False])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_in_device_code(standard: int, hip_first: bool, level: str, tmp_path: Path) -> None:
    used = {name: body for (name, since), body in USES.items() if since <= standard}
    headers = "".join(f"#include <{name}>\n" for name in used)
    hip = "#include <hip/hip_runtime.h>\n"
    kernels = "".join(
        f"__global__ void k_{name}(int* o) {{\n"
        f"int t = o[0], r = 0, a[8] = {{1, 2, 3}}; (void)a; (void)t;\n{body}\n*o = r; }}\n"
        for name, body in used.items()
    )
    text = (hip + headers if hip_first else headers + hip) + kernels
    build(tmp_path, text, f"-std=c++{standard}", level, "-c")


@pytest.mark.sampled(of=3)
@pytest.mark.parametrize("header", sorted({name for name, _ in USES}))
def test_header_alone(header: str, tmp_path: Path) -> None:
    build(tmp_path, f"#include <{header}>\n", "-std=c++23", "-fsyntax-only")


def test_host_code_keeps_all_of_it(tmp_path: Path) -> None:
    text = "".join(f"#include <{name}>\n" for name in HOST_HEADERS) + HOST
    program = build(tmp_path, text, "-std=c++17")
    done = subprocess.run([str(program)], capture_output=True, text=True, timeout=HANG_S)
    assert (done.returncode, done.stdout) == (0, "text caught")


def test_printf_counts_nothing(tmp_path: Path) -> None:
    source = tmp_path / "count.hip"
    source.write_text(
        "#include <hip/hip_runtime.h>\n"
        '__global__ void k(int* o) { printf("100%%n %d", *o); }\n'
        '__global__ void l(int* o) { printf("%d%n", *o, o); }\n'
    )
    command = [compiler(), "-c", str(source), "-o", str(tmp_path / "count.o")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)
    assert done.returncode != 0
    assert "count.hip:3:" in done.stderr and "%n" in done.stderr
    assert "count.hip:2:" not in done.stderr
