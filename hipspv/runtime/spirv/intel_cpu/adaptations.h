// Changes of a module for the compiler of Intel's CPU device, which makes vectors of work-items: workarounds of its
// faults, which the table of faults (quirks/table.h) explains, and tuning for its vectoriser.
#pragma once

#include "hipspv/runtime/spirv/ir/module.h"

namespace hipspv::adapt {

// ---- Faults

// Replaces each OpFNegate of a module that has an OpControlBarrier by an exclusive or with the sign's bit, which the
// compiler doesn't know: it is computed from the launch's offset, which is always 0. So are products with -1, quotients
// by -1, differences from -0, and integers whose first bit changes, which compilers turn into negations. Differences
// lose the permission to be reordered, because reordering compilers negate the second operand.
//
// The result of a negation of NaN has the other sign, as OpFNegate's has.
void negateBits(Module& module);

// Hides comparisons of threads' positions from compilers that derive from them which threads run. Inverts the results
// of comparisons if the launch's offset isn't 0, which it always is:
// - signed ones, where a side may be a thread's index in its block or grid plus two or more other numbers;
// - signed ones after unsigned ones in a function, and the reverse, where both have such an index;
// - those that decide which threads run, before the function acts for all of them, of a sum of a position and a
//   variable, of two positions, and of what other arithmetic computes from a position;
// - those for equality, where a side may be a sum with a thread's index, and no side is a constant. Functions with
//   private variables may have constants there: optimised code has none after the choice of one thread.
// Unsigned comparisons of a position alone have 2^63 - 1 as the limit if that is less.
// Results of calls, parameters of functions and variables may be such sums.
void hideBounds(Module& module);

// Inverts the results of all comparisons with a thread's position in the same way.
void hideAllBounds(Module& module);

// Hides sums and multiples of threads' ids from compilers that extend them to 64 bits as if they couldn't wrap: the
// operand of the extension, or of an arithmetic shift of 64 bits, is an exclusive or with the launch's offset, which is
// always 0. Addresses use another extension, of the plain value: the compiler needs to see that they follow each other.
void hideWrappedValues(Module& module);

// Requires sub-groups of one work-item for all kernels, of which the compiler makes no vectors. They may not require
// another size.
void requireSingleLanes(Module& module);

// ---- Tuning

// Fuses sums with products in kernels without ContractionOff, but no sums whose FPFastMathMode allows reordering. The
// compiler does so for OpenCL C only.
void contract(Module& module);

// Removes memory barriers among the lanes of a sub-group: on a CPU device these are parts of one thread's vectors, and
// the sub-group operation next to the barrier keeps the compiler from moving accesses. Intel's runtime executes a fence
// for each lane, 1.5 us for a warp.
void removeSubGroupFences(Module& module);

// A module of OpenCL C 2.0 or later becomes one of 1.2, which has no smaller work-groups at the end of a row (OpenCL C
// 3.0, section 6.15.1: get_local_size). Modules with a capability or built-in variable that 1.2 lacks stay.
void promiseUniformGroups(Module& module);

// ---- A preparation for vectors, on devices whose compiler makes none

// Gives the function that computes a zero from a thread's id and the launch's offset the body `return 0`, which other
// compilers fold (the pass vary-merged-values).
void returnLaneZero(Module& module);

}  // namespace hipspv::adapt
