// hipMallocManaged: the host and the device share pointers, even inside structures.
#include "support.h"

struct Row {
  int length;
  int* cell;
};

__global__ void fill(Row* rows, int count) {
  const int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= count) return;
  for (int i = 0; i < rows[r].length; ++i) rows[r].cell[i] += r * 100 + i;
}

int main() {
  const int count = 20;
  Row* rows;
  HIP_CHECK(hipMallocManaged(reinterpret_cast<void**>(&rows), count * sizeof(Row)));
  for (int r = 0; r < count; ++r) {
    rows[r].length = r + 1;
    HIP_CHECK(hipMallocManaged(reinterpret_cast<void**>(&rows[r].cell), (r + 1) * sizeof(int)));
    for (int i = 0; i <= r; ++i) rows[r].cell[i] = 7;
  }
  long wrong = 0, checked = 0;
  for (int round = 1; round <= 2; ++round) {  // the host reads and the device writes in turn
    fill<<<1, 32>>>(rows, count);
    HIP_CHECK(hipDeviceSynchronize());
    for (int r = 0; r < count; ++r)
      for (int i = 0; i < rows[r].length; ++i, ++checked) wrong += rows[r].cell[i] != 7 + round * (r * 100 + i);
  }
  for (int r = 0; r < count; ++r) HIP_CHECK(hipFree(rows[r].cell));
  HIP_CHECK(hipFree(rows));
  return verdict(checked, wrong);
}
