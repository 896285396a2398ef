// CUB: sums and scans of runs of equal keys.
#include <algorithm>
#include <cub/cub.cuh>

#include "checked.h"

static void check(int size) {
  const std::vector<int> keys = random_values<int>(size, 0, 3), values = random_values<int>(size, -100, 100);
  std::vector<int> unique, sums, inclusive(size), exclusive(size), greatest(size);
  for (int i = 0; i < size; ++i) {
    const bool begins = i == 0 || keys[i] != keys[i - 1];
    if (begins) unique.push_back(keys[i]), sums.push_back(0);
    exclusive[i] = sums.back();
    inclusive[i] = sums.back() += values[i];
    greatest[i] = begins ? values[i] : std::max(greatest[i - 1], values[i]);
  }
  const Device<int> k(keys), v(values), out(size), out_keys(size), count(1);
  run([&](void* memory, size_t& bytes) {
    return cub::DeviceReduce::ReduceByKey(memory, bytes, k.data(), out_keys.data(), v.data(), out.data(), count.data(),
                                          cuda::std::plus<>{}, size);
  });
  expect(count.first(1)[0] == static_cast<int>(unique.size()), "the count of ReduceByKey", size);
  expect(out_keys.first(unique.size()) == unique, "ReduceByKey's keys", size);
  expect(out.first(sums.size()) == sums, "ReduceByKey", size);
  run([&](void* memory, size_t& bytes) {
    return cub::DeviceScan::ExclusiveSumByKey(memory, bytes, k.data(), v.data(), out.data(), size);
  });
  expect(out.first(size) == exclusive, "ExclusiveSumByKey", size);
  run([&](void* memory, size_t& bytes) {
    return cub::DeviceScan::InclusiveSumByKey(memory, bytes, k.data(), v.data(), out.data(), size);
  });
  expect(out.first(size) == inclusive, "InclusiveSumByKey", size);
  run([&](void* memory, size_t& bytes) {
    return cub::DeviceScan::InclusiveScanByKey(memory, bytes, k.data(), v.data(), out.data(), cuda::maximum<>{}, size);
  });
  expect(out.first(size) == greatest, "InclusiveScanByKey", size);
}

int main() {
  for (int size : kSizes) check(size);
  return report();
}
