"""Pointers of 32 bits in code for memory with pointers of 64 bits."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipspv.passes.diagnostics import PassError
from tests.passes.vortex.machine import execute, lower, need_emulator

_VARIABLES = """
%node = type { i8, ptr, i32, [2 x ptr] }
@x = global i32 7
@pair = global { i8, ptr, i64, ptr } { i8 1, ptr @x, i64 ptrtoint (ptr @x to i64), ptr null }
@nodes = global [2 x %node] [
  %node { i8 3, ptr @x, i32 4, [2 x ptr] [ptr @pair, ptr getelementptr (i8, ptr @pair, i64 8)] },
  %node zeroinitializer]
@table = constant [3 x ptr] [ptr @x, ptr null, ptr getelementptr (%node, ptr @nodes, i64 1)]
@packed = global <{ i8, ptr, <2 x ptr> }> <{ i8 9, ptr @x, <2 x ptr> <ptr @x, ptr null> }>
@unset = global %node zeroinitializer
"""
_CODE = """
define ptr @follow(ptr %node, i64 %i) {
  %p = getelementptr inbounds %node, ptr %node, i64 %i, i32 3, i64 1
  %q = load ptr, ptr %p
  ret ptr %q
}
define void @link(ptr %node, i32 %i, ptr %to) {
  %wide = sext i32 %i to i64
  %p = getelementptr inbounds %node, ptr %node, i64 %wide, i32 1
  store ptr %to, ptr %p
  ret void
}
define void @link_both(ptr %node, ptr %a, ptr %b) {
  %p = getelementptr inbounds %node, ptr %node, i64 0, i32 3
  %v = insertelement <2 x ptr> poison, ptr %a, i32 0
  %w = insertelement <2 x ptr> %v, ptr %b, i32 1
  store <2 x ptr> %w, ptr %p
  ret void
}
define void @copy_member({ ptr, i64 } %given, ptr %to) {
  store { ptr, i64 } %given, ptr %to
  ret void
}
define { ptr, i64 } @take(ptr %from) {
  %v = load { ptr, i64 }, ptr %from
  ret { ptr, i64 } %v
}
define void @move(ptr %to, ptr %from) {
  %v = call { ptr, i64 } @take(ptr %from)
  call void @copy_member({ ptr, i64 } %v, ptr %to)
  ret void
}
define i32 @by_value(ptr byval(%node) align 8 %node) {
  %p = getelementptr inbounds %node, ptr %node, i64 0, i32 1
  %q = load ptr, ptr %p
  %r = load i32, ptr %q
  store ptr null, ptr %p
  ret i32 %r
}
define i32 @pass(ptr %node) {
  %r = call i32 @by_value(ptr byval(%node) align 8 %node)
  ret i32 %r
}
define i32 @on_stack(ptr %a, i32 %n) {
  %slots = alloca ptr, i32 %n
  %first = getelementptr ptr, ptr %slots, i64 0
  %last = getelementptr ptr, ptr %slots, i64 2
  store ptr %a, ptr %first
  store ptr null, ptr %last
  %q = load ptr, ptr %first
  %r = load i32, ptr %q
  ret i32 %r
}
define i64 @distance(ptr %a, ptr %b) {
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %d = sub i64 %x, %y
  ret i64 %d
}
define void @copy(ptr %to, ptr %from, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  ret void
}
define void @fill(ptr %to, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %to, i8 5, i64 %n, i1 false)
  ret void
}
"""
# The host's structures: pointers of 64 bits. Each check writes one byte.
_MAIN = """
#include <stddef.h>
#define P(x) ((u64)(u32)(x))
typedef struct { char a; u64 p; int i; u64 list[2]; } Node;
typedef struct { u64 p, n; } Part;
extern int x;
extern struct { char a; u64 p, address, none; } pair;
extern Node nodes[2], unset;
extern u64 table[3];
extern struct __attribute__((packed)) { char a; u64 p; struct { u64 p[2]; } v; } packed;
void* follow(Node*, s64); void link(Node*, int, void*); void link_both(Node*, void*, void*);
void move(Part*, Part*); int pass(Node*); int on_stack(int*, int); s64 distance(void*, void*);
void copy(Node*, Node*, u64); void fill(void*, u64);
static void is(int holds) { put(holds ? "+" : "-", 1); }
void run(void) {
  is(sizeof(Node) == 40 && pair.a == 1 && pair.p == P(&x) && pair.address == P(&x) && !pair.none);
  is(nodes[0].a == 3 && nodes[0].p == P(&x) && nodes[0].i == 4);
  is(nodes[0].list[0] == P(&pair) && nodes[0].list[1] == P(&pair) + 8 && !nodes[1].p);
  is(table[0] == P(&x) && !table[1] && table[2] == P(&nodes[1]));
  is(packed.a == 9 && packed.p == P(&x) && packed.v.p[0] == P(&x) && !packed.v.p[1]);
  nodes[1].list[1] = 0xabcdef0100000000 | P(&x);
  is(follow(nodes, 1) == &x && follow(nodes + 1, 0) == &x);
  Node old = nodes[0];
  unset.p = -1;
  link(&unset, 0, &pair);
  is(unset.p == P(&pair) && !unset.a && !unset.i && !unset.list[0]);
  link(nodes + 1, -1, &unset);
  is(nodes[0].p == P(&unset) && nodes[0].i == old.i && nodes[0].list[0] == old.list[0]);
  unset.list[0] = unset.list[1] = -1;
  link_both(&unset, &x, &old);
  is(unset.list[0] == P(&x) && unset.list[1] == P(&old));
  Part from = {0x5500000000000000 | P(&x), 0x1122334455667788}, to = {-1, -1};
  move(&to, &from);
  is(to.p == P(&x) && to.n == from.n);
  is(pass(&old) == 7 && old.p == P(&x));
  is(on_stack(&x, 3) == 7);
  is(distance(&nodes[0], &nodes[1]) == -40 && distance(&nodes[1], &nodes[0]) == 40);
  copy(&unset, &old, sizeof(Node) - 8);
  is(unset.p == old.p && unset.list[0] == old.list[0] && unset.list[1] == P(&old));
  fill(&to, 8);
  is(to.p == 0x0505050505050505 && to.n == from.n);
}
"""


def test_memory_has_the_host_s_layout(tmp_path: Path) -> None:
    need_emulator()
    made = lower(_VARIABLES + _CODE, 32)
    assert execute(made.object, _MAIN, 32, tmp_path) == b"+" * 15


def test_atomics_on_pointers_are_of_64_bits() -> None:
    made = lower(
        """
define ptr @swap(ptr %at, ptr %old, ptr %new) {
  %pair = cmpxchg ptr %at, ptr %old, ptr %new seq_cst monotonic
  %was = extractvalue { ptr, i1 } %pair, 0
  %other = atomicrmw xchg ptr %at, ptr %was acquire
  store atomic ptr %other, ptr %at release, align 8
  ret ptr %other
}
""",
        32,
    )
    assert "cmpxchg ptr %at, i64 %" in made.text
    assert "atomicrmw xchg ptr %at, i64 %" in made.text
    assert "store atomic i64 %" in made.text


def test_index_arithmetic_has_32_bits() -> None:
    """An element of an array by an `int`, as the optimiser for 64-bit pointers writes it."""
    made = lower(
        """
define i32 @element(ptr %a, i32 %i, i32 %j) {
  %row = sext i32 %i to i64
  %column = sext i32 %j to i64
  %start = mul nsw i64 %row, 100
  %at = add nsw i64 %start, %column
  %p = getelementptr inbounds [64 x i32], ptr %a, i64 %at, i64 3
  %v = load i32, ptr %p
  ret i32 %v
}
""",
        32,
    )
    code = made.assembly.partition("element:")[2].partition("ret")[0]
    words = [line.split()[0] for line in code.splitlines() if line.strip() and "." not in line]
    assert sorted(words) == ["add", "add", "li", "lw", "mul", "slli"], code


def test_lists_for_llvm_stay() -> None:
    made = lower("@x = global i32 1\n@llvm.used = appending global [1 x ptr] [ptr @x]\n", 32)
    assert "@llvm.used = appending global [1 x ptr] [ptr @x]" in made.text


def test_computed_addresses_are_an_error() -> None:
    text = "@x = global i32 1\n@y = global i64 xor (i64 ptrtoint (ptr @x to i64), i64 5)\n"
    with pytest.raises(PassError, match="computes with an address"):
        lower(text, 32)
