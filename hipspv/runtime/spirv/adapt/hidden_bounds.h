// Hides comparisons of threads' places from compilers that derive from them which threads run.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Inverts the results of comparisons if the launch's offset isn't 0, which it always is:
// - signed ones, where a side may be a thread's number in its block or grid plus two or more other numbers;
// - signed ones after unsigned ones in a function, and the reverse, where both have such a number;
// - those that decide which threads run, before the function acts for all of them, of a sum of a place and a variable,
//   of two places, and of what other arithmetic computes from a place;
// - those for equality, where a side may be a sum with a thread's number, and no side is a constant. Functions with
//   private variables may have constants there: optimised code has none after the choice of one thread.
// Unsigned comparisons of a place alone have 2^63 - 1 as the limit if that is less.
// Results of calls, parameters of functions and variables may be such sums.
void hideBounds(Words& words);

// Inverts the results of all comparisons with a thread's place in the same way.
void hideAllBounds(Words& words);

}  // namespace hipspv::adapt
