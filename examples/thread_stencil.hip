// The heat equation of mpi_stencil in one process: a thread and a band for each GPU, and copies of
// the halos from GPU to GPU. One GPU alone gets two bands.
//
//   thread_stencil [<n> for n x n cells a band] [<steps>]
#include <pthread.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <thread>

#include "common/band.h"

namespace {

using Clock = std::chrono::steady_clock;

// std::barrier is C++20's.
class Barrier {
 public:
  explicit Barrier(int threads) { pthread_barrier_init(&barrier_, nullptr, threads); }
  ~Barrier() { pthread_barrier_destroy(&barrier_); }
  Barrier(const Barrier&) = delete;
  Barrier& operator=(const Barrier&) = delete;
  void wait() { pthread_barrier_wait(&barrier_); }

 private:
  pthread_barrier_t barrier_;
};

// The bands of a grid, each with a thread; a band's device is its number's.
class Team {
 public:
  Team(int count, int devices, int rows, int columns)
      : devices_(devices), bands_(count), barrier_(count) {
    each([&](int i) { bands_[i] = std::make_unique<Band>(i, count, rows, columns); });
  }
  ~Team() {
    each([&](int i) { bands_[i].reset(); });
  }

  void run(int steps) {
    each([&](int i) {
      for (int step = 0; step < steps; ++step) {
        bands_[i]->begin_step();
        HIP_CHECK(hipStreamSynchronize(bands_[i]->edges()));
        barrier_.wait();  // the neighbours' edges are computed
        fetch(i);
        bands_[i]->end_step();
        barrier_.wait();  // the neighbours have read this band's
      }
    });
  }

  // The whole grid.
  std::vector<float> read() const {
    std::vector<float> grid;
    for (const auto& band : bands_) {
      const std::vector<float> rows = band->read();
      grid.insert(grid.end(), rows.begin(), rows.end());
    }
    return grid;
  }

 private:
  void each(const std::function<void(int)>& task) {
    std::vector<std::thread> threads;
    for (int i = 0; i < static_cast<int>(bands_.size()); ++i)
      threads.emplace_back([&, i] {
        HIP_CHECK(hipSetDevice(i % devices_));
        task(i);
      });
    for (std::thread& thread : threads) thread.join();
  }

  // Copies the neighbours' rows at the edges to the halos of band i. The neighbours may have ended the
  // step, which band i has not: next() is asked of that one.
  void fetch(int i) {
    const int rows = bands_[i]->rows();
    if (i > 0) copy(i, 0, i - 1, rows);
    if (i + 1 < static_cast<int>(bands_.size())) copy(i, rows + 1, i + 1, 1);
  }
  void copy(int to, int to_row, int from, int from_row) {
    const Band &target = *bands_[to], &source = *bands_[from];
    HIP_CHECK(hipMemcpyPeerAsync(target.memory() + target.next(to_row), to % devices_,
                                 source.memory() + target.next(from_row), from % devices_,
                                 target.row_bytes(), target.edges()));
  }

  const int devices_;
  std::vector<std::unique_ptr<Band>> bands_;
  Barrier barrier_;
};

// Lets each pair of devices that can copy without the host's memory do so.
void enable_peer_access(int devices) {
  for (int from = 0; from < devices; ++from)
    for (int to = 0; to < devices; ++to) {
      int can = 0;
      if (from != to) HIP_CHECK(hipDeviceCanAccessPeer(&can, from, to));
      if (can == 0) continue;
      HIP_CHECK(hipSetDevice(from));
      HIP_CHECK(hipDeviceEnablePeerAccess(to, 0));
    }
}

// Prints how long a step takes with 1, 2, 4 ... and all bands.
void measure_scaling(int all, int devices, int n, int steps) {
  double alone = 0;
  for (int count = 1;; count = std::min(2 * count, all)) {
    Team team(count, devices, n, n);
    team.run(3);
    const Clock::time_point begin = Clock::now();
    team.run(steps);
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count() / steps;
    if (count == 1) alone = seconds;
    std::printf("%d bands of %d x %d cells: %.3f ms a step, %.2f Gcells/s, efficiency %.2f\n",
                count, n, n, 1e3 * seconds, 1e-9 * count * n * n / seconds, alone / seconds);
    if (count == all) return;
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 256, steps = argc > 2 ? std::atoi(argv[2]) : 20;
  if (n < 3 || steps < 1) {
    std::fprintf(stderr, "thread_stencil: 3 cells or more; 1 step or more\n");
    return 2;
  }
  int devices = 0;
  HIP_CHECK(hipGetDeviceCount(&devices));
  enable_peer_access(devices);
  const int bands = std::max(2, devices), rows = 48, columns = 200, checked = 40;
  Team team(bands, devices, rows, columns);
  team.run(checked);
  const int wrong = wrong_cells(team.read(), bands * rows, columns, checked);
  measure_scaling(bands, devices, n, steps);
  std::printf("%d bands, %d steps of %d x %d cells, %d wrong\n", bands, checked, bands * rows,
              columns, wrong);
  return wrong == 0 ? 0 : 1;
}
