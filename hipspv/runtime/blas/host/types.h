// Types that arguments state.
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

// The hipDataTypes of a function of vectors. The scalar of axpy and scal is alpha, those of rot are the rotation's.
struct VectorTypes {
  static constexpr int kNone = -1;
  int x, y = kNone, alpha = kNone, result = kNone, norm = kNone, rotation = kNone, execution;
};
// Throws Error unless the function takes these types together.
void checkVectorTypes(const VectorTypes& types);

}  // namespace hipspv::blas
