// The cost of launches of an empty kernel: many in a row, each with its own synchronisation, and 100 as a graph.
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

// A chain of nodes, as the capture of a stream gives it.
cudaGraphExec_t graph_of(int nodes) {
  cudaStream_t stream;
  cudaGraph_t graph;
  cudaGraphExec_t ready;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  for (int i = 0; i < nodes; ++i) empty<<<1, 32, 0, stream>>>();
  CHECK(cudaStreamEndCapture(stream, &graph));
  CHECK(cudaGraphInstantiate(&ready, graph, 0));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaStreamDestroy(stream));
  return ready;
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
  constexpr int nodes = 100, graphs = 100;
  const cudaGraphExec_t ready = graph_of(nodes);
  const auto graph_row = [ready](int count) {
    for (int i = 0; i < count; ++i) CHECK(cudaGraphLaunch(ready, 0));
    CHECK(cudaDeviceSynchronize());
  };
  const auto graph_calls = [ready](int count) {
    for (int i = 0; i < count; ++i) CHECK(cudaGraphLaunch(ready, 0));
  };
  row(launches);
  graph_row(graphs);
  std::vector<float> row_us, pairs_us, graph_us, graph_call_us;
  for (int run = 0; run < runs; ++run) {
    row_us.push_back(microseconds(launches, row));
    pairs_us.push_back(microseconds(launches, pairs));
    graph_us.push_back(microseconds(graphs, graph_row));
    // So few that the driver's queue has room, and no call waits for the device.
    graph_call_us.push_back(microseconds(4, graph_calls));
    CHECK(cudaDeviceSynchronize());
  }
  CHECK(cudaGetLastError());
  std::printf("{\"name\": \"launch\", \"correct\": true");
  bench::print_series("row_us", row_us);
  bench::print_series("pairs_us", pairs_us);
  bench::print_series("graph_us", graph_us);
  bench::print_series("graph_call_us", graph_call_us);
  std::printf("}\n");
  return 0;
}
