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

// The blocks that the calling thread has run, and their time.
struct Measure {
  std::uint64_t blocks = 0, nanoseconds = 0;

  // Runs chunks until none is left, or that time is over.
  void add(Grid& grid, Scratch& scratch, std::uint64_t limit) {
    const std::uint64_t start = now();
    std::uint64_t taken = 0;
    while (taken < limit) {
      const std::uint64_t ran = grid.runChunk(scratch);
      if (ran == 0) break;
      blocks += ran;
      taken = now() - start;
    }
    nanoseconds += taken;
  }
};

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
    grid.setChunk(blocks, blocks);
    grid.runChunk(scratch);
    return;
  }
  const std::uint64_t expected = blockTime.load(std::memory_order_relaxed);
  const bool known = expected != 0;
  const std::uint64_t worthwhile = known ? std::max<std::uint64_t>(kChunkNanoseconds / expected, 1) : 1;
  Measure own;
  if (known && expected * blocks < kAloneNanoseconds) {
    grid.setChunk(worthwhile, worthwhile);
    own.add(grid, scratch, 2 * kAloneNanoseconds);
  }
  if (grid.open()) {
    const std::uint64_t most = known ? worthwhile * kChunksPerThread : blocks;
    grid.setChunk(std::clamp<std::uint64_t>(blocks / (kChunksPerThread * threads_), 1, most), worthwhile);
    post(grid);
    own.add(grid, scratch, UINT64_MAX);
    withdraw(grid);
  }
  if (own.blocks == 0) return;
  // A thread that was interrupted measures too much.
  const std::uint64_t measured = std::max<std::uint64_t>(own.nanoseconds / own.blocks, 1);
  blockTime.store(known ? std::min(measured, 2 * expected) : measured, std::memory_order_relaxed);
}

void Pool::post(Grid& grid) {
  std::size_t wanted = 0;
  {
    const std::lock_guard lock(mutex_);
    if (helpers_.empty()) start();
    wanted = std::min<std::uint64_t>(grid.chunks(), helpers_.size());
    grids_.push_back(&grid);
    posts_.fetch_add(1, std::memory_order_release);
  }
  for (std::size_t i = 0; i < wanted; ++i) posted_.notify_one();
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
