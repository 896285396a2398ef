// C = alpha op(A) + beta op(B) on the host, with any types and orders.
#pragma once

#include "view.h"

namespace hipspv::blaslt::host {

struct TransformPlan {
  int scaleType = 0;
  int operationA = kPlain, operationB = kPlain;
  bool hasA = false, hasB = false;
  std::size_t rows = 0, cols = 0;
  std::int64_t batches = 1;
  View a, b, c;
  Factor alpha, beta;
};

// They throw Error.
TransformPlan planTransform(const TransformCall& call);
void runTransform(const TransformPlan& plan);

}  // namespace hipspv::blaslt::host
