"""SPIR-V modules that give the longest reports of `hipspv inspect` for each byte.

Each function takes the count. Modules that are large only for the readers are in large.py.
"""

from collections.abc import Callable, Iterable

from tests.fuzz.readers import samples
from tests.fuzz.readers.samples import op

_INT, _POINTER, _SHARED_POINTER, _VOID, _ID = 2, 3, 4, 5, 10
_HEAD = op(17, 6) + op(14, 2, 2)
_TYPES = op(21, _INT, 32, 0) + op(32, _POINTER, 5, _INT) + op(32, _SHARED_POINTER, 4, _INT)
# A letter that makes Python take four bytes for each, and a byte that is no letter at all.
_WIDE, _BROKEN = "\U0001f600", b"\xff" * 63


def _module(bound: int, head: Iterable[bytes], body: Iterable[bytes] = ()) -> bytes:
    types = _TYPES + op(19, _VOID) + op(33, 6, _VOID)
    return samples.module(bound, _HEAD + b"".join(head) + types + b"".join(body))


def _function(id: int, *instructions: bytes) -> bytes:
    return op(54, _VOID, id, 0, 6) + b"".join(instructions) + op(56)


def _entries(count: int, name: str = "k") -> Iterable[bytes]:
    return (op(15, 6, _ID + n, f"{name}{n}") for n in range(count))


def _functions(count: int) -> Iterable[bytes]:
    return (_function(_ID + n) for n in range(count))


def kernel_parameters(count: int) -> bytes:
    parameters = (op(55, _POINTER, _ID + 1 + n) for n in range(count))
    return _module(_ID + 1 + count, _entries(1), [_function(_ID, *parameters)])


def named_parameters(count: int) -> bytes:
    names = (op(5, _ID + 1 + n, f"a{n}") for n in range(count))
    parameters = (op(55, _POINTER, _ID + 1 + n) for n in range(count))
    return _module(_ID + 1 + count, [*_entries(1), *names], [_function(_ID, *parameters)])


def small_kernels(count: int) -> bytes:
    """Kernels with two arguments each, as in real programs but without their code."""
    kernels = (
        _function(_ID + n, op(55, _POINTER, _ID + count + 2 * n), op(55, _INT, _ID + count + 2 * n + 1))
        for n in range(count)
    )
    return _module(_ID + 3 * count, _entries(count), kernels)


def mangled_kernels(count: int) -> bytes:
    """Declarations that are longer than their symbols."""
    names = (f"_Z8k{n:07}PfPKfS_S1_S_S1_S_S1_S_S1_" for n in range(count))
    entries = (op(15, 6, _ID + n, name) for n, name in enumerate(names))
    return _module(_ID + count, entries, _functions(count))


def repeating_names(count: int) -> bytes:
    """Each type of a declaration contains the one before twice."""
    types = "1AIiiE" + "".join(f"S_IS{n}_S{n}_E" for n in range(5))
    entries = (op(15, 6, _ID + n, f"_Z8f{n:07}{types}") for n in range(count))
    return _module(_ID + count, entries, _functions(count))


def wide_names(count: int) -> bytes:
    entries = (op(15, 6, _ID + n, f"{n}{_WIDE}" + "k" * 60) for n in range(count))
    return _module(_ID + count, entries, _functions(count))


def broken_names(count: int) -> bytes:
    entries = (op(15, 6, _ID + n, f"{n:08x}{_WIDE}" + "k" * 64).replace(b"k" * 63, _BROKEN) for n in range(count))
    return _module(_ID + count, entries, _functions(count))


def modes(count: int) -> bytes:
    """Modes of one kernel."""
    return _module(_ID + 1, [*_entries(1), *(op(16, _ID, 17, 1, 1, 1) for _ in range(count))], _functions(1))


def kernels_with_modes(count: int) -> bytes:
    each = (op(16, _ID + n, 17, 64, 1, 1) + op(16, _ID + n, 35, 32) for n in range(count))
    return _module(_ID + count, [*_entries(count), *each], _functions(count))


def noted_kernels(count: int) -> bytes:
    each = (op(330, f"hipspv.bounds k{n} 64") + op(330, f"hipspv.indirect k{n}") for n in range(count))
    return _module(_ID + count, [*_entries(count), *each], _functions(count))


def named_variables(count: int) -> bytes:
    names = (op(5, _ID + n, f"v{n}") for n in range(count))
    variables = (op(59, _POINTER, _ID + n, 5) for n in range(count))
    return _module(_ID + count, names, variables)


def linked_variables(count: int) -> bytes:
    links = (op(71, _ID + n, 41, f"v{n}", 0) for n in range(count))
    variables = (op(59, _POINTER, _ID + n, 5) for n in range(count))
    return _module(_ID + count, links, variables)


def linked_functions(count: int) -> bytes:
    links = (op(71, _ID + n, 41, f"f{n}", 0) for n in range(count))
    return _module(_ID + count, links, _functions(count))


def shared_variables(count: int) -> bytes:
    """Variables that one kernel uses."""
    variables = [op(59, _SHARED_POINTER, _ID + 2 + n, 4) for n in range(count)]
    uses = (op(62, _ID + 2 + n, 0) for n in range(count))
    kernel = _function(_ID, op(248, _ID + 1), *uses)
    return _module(_ID + 2 + count, _entries(1), [*variables, kernel])


def shared_by_all(count: int) -> bytes:
    """As many variables as kernels, each of which reaches all of them through one function."""
    many = max(2, int(count**0.5))
    variables = [op(59, _SHARED_POINTER, 2 * many + _ID + n, 4) for n in range(many)]
    body = _function(_ID + many, *(op(62, 2 * many + _ID + n, 0) for n in range(many)))
    calls = (_function(_ID + n, op(57, _VOID, _ID + many + 1 + n, _ID + many)) for n in range(many))
    return _module(_ID + 3 * many + 1, _entries(many), [*variables, body, *calls])


def initialized_variables(count: int) -> bytes:
    """Arrays whose bytes the report shows, all of one constant."""
    types = op(43, _INT, 7, 64) + op(28, 8, _INT, 7) + op(32, 9, 5, 8) + op(46, 8, 10)
    variables = (op(59, 9, 11 + n, 5, 10) for n in range(count))
    return _module(11 + count, (), [types, *variables])


def strings(count: int) -> bytes:
    return _module(_ID + count, (op(7, _ID + n, str(n)) for n in range(count)))


def imports(count: int) -> bytes:
    return _module(_ID + count, (op(11, _ID + n, str(n)) for n in range(count)))


def extensions(count: int) -> bytes:
    return _module(_ID, (op(10, f"{n}") for n in range(count)))


def sources(count: int) -> bytes:
    return _module(_ID, (op(3, 3, n) for n in range(count)))


def foreign_notes(count: int) -> bytes:
    return _module(_ID, (op(330, f"{n}") for n in range(count)))


SHAPES: dict[str, Callable[[int], bytes]] = {
    make.__name__: make
    for make in (
        *(kernel_parameters, named_parameters, small_kernels, mangled_kernels, repeating_names),
        *(wide_names, broken_names, modes, kernels_with_modes, noted_kernels, named_variables),
        *(linked_variables, linked_functions, shared_variables, shared_by_all),
        *(initialized_variables, strings, imports, extensions, sources, foreign_notes),
    )
}
