// Types that arguments of GemmEx state.
#pragma once

#include <cstddef>

#include "../routine.h"

namespace hipspv::blas {

// The type in which products are added.
enum class Accumulator { kHalf, kFloat, kDouble, kInt };

// Bytes of an element of a hipDataType. Throws Error for types that no matrix here has.
std::size_t sizeOf(int type);
// Bytes of the scalars of a routine whose arguments state the types.
std::size_t scalarBytes(const Routine& routine, const Arguments& arguments);
// Throws Error unless GemmEx takes the types of A, B and C with the type of compute.
void checkTypes(const Arguments& arguments);

}  // namespace hipspv::blas
