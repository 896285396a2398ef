// Hides comparisons of threads' places from compilers that derive from them which threads run.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Inverts the results of signed comparisons if the launch's offset isn't 0, which it always is, where a side may be a
// thread's number in its block or grid plus two or more other numbers. Results of calls, parameters of functions and
// variables may be such sums.
void hideBounds(Words& words);

}  // namespace hipspv::adapt
