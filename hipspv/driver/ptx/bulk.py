"""Asynchronous copies, stores and reductions that barriers or groups wait for (PTX ISA 9.0, sections 9.7.9.25.4 and 5),
and the distributed shared memory of a cluster of one block, as calls of functions of ptx.h.

Each has ended when the next statement begins.
"""

from __future__ import annotations

from hipspv.driver.ptx.calls import Call
from hipspv.driver.ptx.instructions import ATOMICS, SHORT, TYPES, UNSIGNED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_BY_BARRIER = "mbarrier::complete_tx::bytes"
# The destination, the source, and who waits.
_SHARED, _CLUSTER = "shared::cta", "shared::cluster"
_TO_SHARED = tuple((to, source, _BY_BARRIER) for to in (_SHARED, _CLUSTER) for source in ("global", _SHARED))
_TO_GLOBAL = ("global", _SHARED, "bulk_group")
_COMPLETE = "@barrier::update({%d}, 0, 0, 0u - static_cast<unsigned int>(%s))"


def copy(modifiers: Sequence[str], count: int) -> Call | None:
    """Return the meaning of `cp.async.bulk` by what follows, or None."""
    rest = tuple(modifiers)
    if rest in (("wait_group",), ("wait_group", "read")):
        return Call("(void){0}", ("u32",))
    if rest == ("prefetch", "L2", "global"):
        return Call("(void){0}, (void){1}", ("[global]", "u32"))
    multicast = rest[3:] == ("multicast::cluster",)
    if rest == _TO_GLOBAL and count == 3:
        return Call("@copy_bulk({0}, {1}, {2})", ("[global]", "[shared]", "u32"))
    if rest[: 3 if multicast else None] not in _TO_SHARED or count != 4 + multicast:
        return None
    operands = ("[shared]", f"[{rest[1]}]", "u32", "[shared]", *(("u16",) if multicast else ()))
    return Call(f"(@copy_bulk({{0}}, {{1}}, {{2}}), {_COMPLETE % (3, '{2}')})", operands)


def reduction(modifiers: Sequence[str], count: int) -> Call | None:
    """Return the meaning of `cp.reduce.async.bulk` by what follows, or None."""
    *_, type = modifiers
    where, (operation, *rest) = tuple(modifiers[:3]), [*modifiers[3:-1], ""][:2]
    update = _update(operation, type)
    rest = [each for each in rest if each]
    if update is None or rest != (["noftz"] if type in SHORT else []):
        return None
    text = f"@reduce_bulk<{TYPES[_element(operation, type)]}>({{0}}, {{1}}, {{2}}, {update})"
    if where == _TO_GLOBAL and count == 3:
        return Call(text, ("[global]", "[shared]", "u32"))
    if where == (_CLUSTER, _SHARED, _BY_BARRIER) and count == 4 and type[0] != "f" and type not in SHORT:
        return Call(f"({text}, {_COMPLETE % (3, '{2}')})", ("[shared]", "[shared]", "u32", "[shared]"))
    return None


def store(name: str, modifiers: Sequence[str], count: int) -> Call | None:
    """Return the meaning of `st.async` or `red.async` of one element by what follows, or None."""
    *rest, type = [each for each in modifiers if each not in ("weak", "relaxed", "cluster", _CLUSTER)]
    if rest[:1] != [_BY_BARRIER] or count != 3 or type not in TYPES or type == "pred":
        return None
    if name == "st" and rest == [_BY_BARRIER]:
        text = f"@store<{TYPES[type]}>({{0}}, 0, {{1}})"
    elif name == "red" and len(rest) == 2 and (update := _update(rest[1], type)):
        type = _element(rest[1], type)
        text = f"{update}(static_cast<{TYPES[type]}*>({{0}}), {{1}})"
    else:
        return None
    return Call(f"({text}, {_COMPLETE % (2, f'sizeof({TYPES[type]})')})", ("[shared]", type, "[shared]"))


def _element(operation: str, type: str) -> str:
    return UNSIGNED.get(type, type) if operation == "add" else type


def _update(operation: str, type: str) -> str | None:
    """Return the function object that updates an element in memory, as text for `format`."""
    element = _element(operation, type)
    if element not in ATOMICS.get(operation, ()) or operation in ("exch", "cas"):
        return None
    name = "float_sum" if element in SHORT else operation
    return f"[](auto* at, auto value) {{{{ @atomic_{name}<@relaxed, @device>(at, value); }}}}"
