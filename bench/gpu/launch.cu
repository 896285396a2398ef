// The cost of launches of an empty kernel: many in a row, and each with its own synchronisation.
#include <chrono>

#include "bench.h"

__global__ void empty() {}

template <class Body>
float microseconds(int count, Body body) {
  const auto begin = std::chrono::steady_clock::now();
  body(count);
  const std::chrono::duration<float, std::micro> took = std::chrono::steady_clock::now() - begin;
  return took.count() / count;
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 2000);
  const int launches = given.size, runs = given.runs;
  const auto row = [](int count) {
    for (int i = 0; i < count; ++i) empty<<<1, 32>>>();
    CHECK(cudaDeviceSynchronize());
  };
  const auto pairs = [](int count) {
    for (int i = 0; i < count; ++i) {
      empty<<<1, 32>>>();
      CHECK(cudaDeviceSynchronize());
    }
  };
  row(launches);
  std::vector<float> row_us, pairs_us;
  for (int run = 0; run < runs; ++run) {
    row_us.push_back(microseconds(launches, row));
    pairs_us.push_back(microseconds(launches, pairs));
  }
  CHECK(cudaGetLastError());
  std::printf("{\"name\": \"launch\", \"correct\": true");
  bench::print_series("row_us", row_us);
  bench::print_series("pairs_us", pairs_us);
  std::printf("}\n");
  return 0;
}
