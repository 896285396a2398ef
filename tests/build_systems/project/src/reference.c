#include "kernels.h"

long referenceSum(int count) {
  long sum = 0;
  for (int i = 0; i < count; ++i) sum += i;
  return sum;
}
