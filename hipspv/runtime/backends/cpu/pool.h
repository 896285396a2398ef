// The threads that run large grids.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "grid.h"

namespace hipspv::cpu {

// The time of one of a kernel's blocks as a thread has measured it last, in nanoseconds; 0 if none has.
using BlockTime = std::atomic<std::uint64_t>;

class Pool {
 public:
  // threads: that run a grid, with the one that asks for it. They start when a grid needs them.
  explicit Pool(std::uint32_t threads) : threads_(threads) {}
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // Runs all blocks: in the calling thread alone as long as that takes less time than to wake up others. Throws
  // std::bad_alloc.
  void run(Grid& grid, Scratch& scratch, BlockTime& blockTime);

 private:
  void start();
  void serve();
  Grid* next() const;
  void post(Grid& grid);
  void withdraw(Grid& grid);

  const std::uint32_t threads_;
  std::mutex mutex_;
  std::condition_variable posted_, left_;
  std::vector<Grid*> grids_;  // that want help
  std::atomic<std::uint64_t> posts_{0};
  bool stopping_ = false;
  std::vector<std::thread> helpers_;
};

}  // namespace hipspv::cpu
