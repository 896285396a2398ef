#include "pool.h"

#include <algorithm>
#include <system_error>

#include "host.h"

namespace hipspv::cpu {
namespace {

// The cost of waking up other threads.
constexpr std::uint64_t kAloneNanoseconds = 10'000;
// Chunks of less time would cost more than the blocks in them.
constexpr std::uint64_t kChunkNanoseconds = 2'000;
// Threads end at different times: so many chunks each keep the difference small.
constexpr std::uint64_t kChunksPerThread = 16;

}  // namespace

Pool::~Pool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    posts_.fetch_add(1);
  }
  posted_.notify_all();
  for (std::thread& helper : helpers_) helper.join();
}

void Pool::run(Grid& grid, Scratch& scratch, BlockTime& blockTime) {
  grid.reserve(scratch);
  const std::uint64_t blocks = grid.blocks();
  if (blocks == 1 || threads_ == 1) {
    grid.setChunk(blocks);
    grid.runChunk(scratch);
    return;
  }
  const std::uint64_t expected = blockTime.load(std::memory_order_relaxed);
  const std::uint64_t start = now();
  const std::uint64_t worthwhile = expected == 0 ? 1 : std::max<std::uint64_t>(kChunkNanoseconds / expected, 1);
  std::uint64_t done = 0, taken = 0;
  if (expected != 0 && expected * blocks < kAloneNanoseconds) {
    grid.setChunk(worthwhile);
    while (taken < 2 * kAloneNanoseconds && grid.open()) {
      done += grid.runChunk(scratch);
      taken = now() - start;
    }
  }
  if (grid.open()) {
    grid.setChunk(std::clamp<std::uint64_t>(blocks / (kChunksPerThread * threads_), 1,
                                            expected == 0 ? blocks : worthwhile * kChunksPerThread));
    done += share(grid, scratch);
    taken = now() - start;
  }
  if (done != 0) blockTime.store(std::max<std::uint64_t>(taken / done, 1), std::memory_order_relaxed);
}

std::uint64_t Pool::share(Grid& grid, Scratch& scratch) {
  post(grid);
  std::uint64_t done = 0;
  while (const std::uint64_t blocks = grid.runChunk(scratch)) done += blocks;
  withdraw(grid);
  return done;
}

void Pool::post(Grid& grid) {
  {
    const std::lock_guard lock(mutex_);
    if (helpers_.empty()) start();
    grids_.push_back(&grid);
    posts_.fetch_add(1, std::memory_order_release);
  }
  posted_.notify_all();
}

// The grid's object ends after that.
void Pool::withdraw(Grid& grid) {
  {
    const std::lock_guard lock(mutex_);
    std::erase(grids_, &grid);
  }
  const auto alone = [&grid] { return grid.helpers().load(std::memory_order_acquire) == 0; };
  for (Spin spin; !alone();)
    if (!spin.pause()) {
      std::unique_lock lock(mutex_);
      left_.wait(lock, alone);
    }
}

// The caller holds the mutex. Without threads the calling one runs the grids.
void Pool::start() {
  try {
    while (helpers_.size() + 1 < threads_) helpers_.push_back(startThread([this] { serve(); }));
  } catch (const std::system_error&) {
  }
}

Grid* Pool::next() const {
  const auto found = std::ranges::find_if(grids_, [](const Grid* grid) { return grid->open(); });
  return found == grids_.end() ? nullptr : *found;
}

void Pool::serve() {
  Scratch scratch;
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    if (Grid* const grid = next()) {
      grid->helpers().fetch_add(1, std::memory_order_relaxed);
      lock.unlock();
      grid->help(scratch);
      const bool last = grid->helpers().fetch_sub(1, std::memory_order_acq_rel) == 1;
      lock.lock();
      if (last) left_.notify_all();
      continue;
    }
    const std::uint64_t known = posts_.load(std::memory_order_relaxed);
    lock.unlock();
    for (Spin spin; posts_.load(std::memory_order_acquire) == known && spin.pause();) {
    }
    lock.lock();
    posted_.wait(lock, [&] { return stopping_ || posts_.load(std::memory_order_relaxed) != known; });
  }
}

}  // namespace hipspv::cpu
