#include "checker.h"

#include <algorithm>
#include <cstring>

#include "hipspv/runtime/support/findings.h"

namespace hipspv::cpu::checks {
namespace {

constexpr std::uint32_t kFirstEpochs = 16;  // of each block: it takes as many more for each further 16 barriers
constexpr std::size_t kSharedBytes = 1 << 20, kSpace = 1 << 16;

std::uint32_t epochOf(hipspv_bytes record) { return record & HIPSPV_EPOCHS; }
std::uint32_t threadOf(hipspv_bytes record) { return record >> HIPSPV_THREAD_SHIFT & HIPSPV_THREADS; }
std::uint32_t syncsOf(hipspv_bytes record) { return record >> HIPSPV_SYNCS_SHIFT & HIPSPV_SYNCS; }
std::uint32_t siteOf(hipspv_bytes record) { return record >> HIPSPV_SITE_SHIFT & HIPSPV_SITES; }
bool writes(hipspv_bytes record) { return (record & HIPSPV_RECORD_WRITE) != 0; }
bool isAtomic(hipspv_bytes record) { return (record & HIPSPV_RECORD_SYNC) != 0; }

std::string bytes(std::uint64_t count) { return std::to_string(count) + (count == 1 ? " byte" : " bytes"); }

std::string point(std::uint64_t x, std::uint64_t y, std::uint64_t z) {
  return "(" + std::to_string(x) + "," + std::to_string(y) + "," + std::to_string(z) + ")";
}

std::string point(std::uint64_t index, const hipspv_word (&sizes)[3]) {
  return point(index % sizes[0], index / sizes[0] % sizes[1], index / sizes[0] / sizes[1]);
}

}  // namespace

Texts::Texts(const char* all) {
  for (; *all != '\0'; all += texts_.back().size() + 1) texts_.emplace_back(all);
}

// ---- Devices

std::uint32_t Checker::takeEpochs(std::uint64_t count) {
  const std::lock_guard lock(mutex_);
  if (count > HIPSPV_EPOCHS - nextEpoch_) return 0;
  const std::uint32_t first = nextEpoch_;
  nextEpoch_ += static_cast<std::uint32_t>(count);
  return first;
}

void Checker::begin(Launch& launch) {
  const std::uint64_t wanted = launch.blocks_ * kFirstEpochs;
  {
    const std::lock_guard lock(mutex_);
    // Accesses of earlier launches don't matter, so epochs can begin again.
    if (launches_++ == 0 && wanted > (HIPSPV_EPOCHS - nextEpoch_) / 2) {
      shadow_.clearRecords();
      nextEpoch_ = 1;
    }
  }
  launch.first_ = takeEpochs(wanted);
  if (launch.first_ == 0 && has(HIPSPV_CHECK_RACES) && isNew(launch.kernel_, ~std::uint64_t{0}))
    reportFinding("hipspv: kernel " + launch.kernel_ + " isn't checked for races: its grid of " +
                  std::to_string(launch.blocks_) + " blocks is too large\n");
}

void Checker::end() {
  const std::lock_guard lock(mutex_);
  --launches_;
}

bool Checker::isNew(const std::string& kernel, std::uint64_t key) {
  const std::lock_guard lock(mutex_);
  return reported_.emplace(kernel, key).second;
}

// ---- Launches

Launch::Launch(Checker& checker, const Texts& texts, const std::string& kernel, std::uint64_t blocks)
    : checker_(checker), texts_(texts), kernel_(kernel), blocks_(blocks), released_(blocks) {
  checker.begin(*this);
}

// The block that had the epoch; none if it isn't of this launch.
std::optional<std::uint64_t> Launch::ownerOf(std::uint32_t epoch) const {
  if (epoch >= first_ && epoch - first_ < blocks_ * kFirstEpochs) return (epoch - first_) / kFirstEpochs;
  const std::lock_guard lock(mutex_);
  const auto after = owners_.upper_bound(epoch);
  if (after == owners_.begin()) return std::nullopt;
  const auto& [first, block] = *std::prev(after);
  return epoch - first < kFirstEpochs ? std::optional(block) : std::nullopt;
}

std::uint32_t Launch::takeMore(std::uint64_t block, std::uint32_t count) {
  const std::uint32_t first = checker_.takeEpochs(count);
  const std::lock_guard lock(mutex_);
  if (first != 0) owners_.emplace(first, block);
  return first;
}

// ---- Blocks

Block::Block(Checker& checker) : hipspv_check_block{}, checker_(checker), memory_(kSharedBytes + 2 * kSpace) {
  checker.shadow().track(memory_.begin(), kSharedBytes + 2 * kSpace);
  checker.shadow().forbid(memory_.begin(), kSharedBytes + 2 * kSpace, Poison::kBounds);
  table = checker.shadow().table();
  conflict = [](hipspv_check_block* block, const hipspv_access* access, hipspv_bytes now, hipspv_bytes then) {
    return of(block).foundConflict(*access, now, then);
  };
  memory = [](hipspv_check_block* block, const hipspv_access* access) { of(block).foundForbidden(*access); };
  unset = [](hipspv_check_block* block, const hipspv_access* access) { of(block).foundUnset(*access); };
  object = [](hipspv_check_block* block, const hipspv_access* access, hipspv_bytes extent) {
    of(block).foundOutside(*access, extent);
  };
  advance = [](hipspv_check_block* block) { of(block).nextEpoch(); };
  arrive = [](hipspv_check_block* block, hipspv_word site, hipspv_word thread) {
    of(block).barriers_.arrive(site, thread, block->threads[thread].barriers);
  };
  pass = [](hipspv_check_block* block, hipspv_word point, hipspv_word site, hipspv_word thread) {
    of(block).barriers_.pass(point, site, thread, block->threads[thread].barriers);
  };
  lanes = [](hipspv_check_block* block, hipspv_word site, hipspv_bytes mask, hipspv_word thread) {
    of(block).foundLanes(site, mask, thread);
  };
}

void Block::begin(Launch& launch, hipspv_block& block, std::uint64_t index, std::size_t sharedBytes) {
  Shadow& shadow = checker_.shadow();
  char* const begin = memory_.begin() + kSpace;
  if (shared_bytes != sharedBytes) {
    shadow.forbid(begin, shared_bytes, Poison::kBounds);
    shadow.allow(begin, sharedBytes);
  }
  if (checker_.has(HIPSPV_CHECK_UNINIT)) shadow.setUnset(begin, sharedBytes, true);
  shared = reinterpret_cast<hipspv_bytes>(begin);
  shared_bytes = sharedBytes;
  launch_ = &launch;
  block_ = &block;
  index_ = index;
  if (kernel_ != launch.kernel_) {
    known_.clear();
    kernel_ = launch.kernel_;
  }
  first = launch.first_;
  recent = first + static_cast<std::uint32_t>(index) * kFirstEpochs;
  recents = kFirstEpochs;
  own_.clear();
  for (std::uint32_t i = 0; i < kFirstEpochs; ++i) own_.push_back(first == 0 ? 0 : recent + i);
  epochs = own_.data();
  barriers = 0;
  released = &launch.released_[index];
  const std::uint32_t count = block.size[0] * block.size[1] * block.size[2];
  hipspv_check_thread thread{};
  thread.epoch = own_.front();
  state_.assign(count, thread);
  clock = 0;
  threads = state_.data();
  block.shared = begin;
  block.checks = static_cast<hipspv_check_block*>(this);
  if (checker_.has(HIPSPV_CHECK_BARRIERS)) barriers_.begin(count);
}

void Block::end() {
  if (!checker_.has(HIPSPV_CHECK_BARRIERS)) return;
  std::vector<std::uint32_t> counts;
  for (const hipspv_check_thread& thread : state_) counts.push_back(thread.barriers);
  const Barriers::Names names{[this](std::uint32_t site) { return line(site); },
                              [this](const std::vector<std::uint32_t>& threads) {
                                return threads.size() == 1 ? where(threads.front())
                                                           : std::to_string(threads.size()) + " threads of block " +
                                                                 point(index_, block_->groups) + ", " +
                                                                 point(threads.front(), block_->size) + " to " +
                                                                 point(threads.back(), block_->size) + ",";
                              }};
  for (const Barriers::Fault& fault : barriers_.faults(counts, names)) {
    if (isNew(Fault::kBarrier, fault.site)) reportFinding("hipspv: " + fault.title + inKernel() + fault.places + "\n");
  }
}

void Block::nextEpoch() {
  if (++barriers < own_.size()) return;
  recent = first == 0 ? 0 : launch_->takeMore(index_, kFirstEpochs);
  if (recent == 0) first = 0;  // none are left: no more checks for races
  for (std::uint32_t i = 0; i < kFirstEpochs; ++i) own_.push_back(recent == 0 ? 0 : recent + i);
  epochs = own_.data();
}

// ---- Races

hipspv_word Block::foundConflict(const hipspv_access& access, hipspv_bytes now, hipspv_bytes then) {
  const bool within = epochOf(then) == epochOf(now);
  std::uint64_t other = index_;
  if (!within) {
    const auto owner = launch_->ownerOf(epochOf(then));
    if (!owner || *owner == index_) return 0;
    other = *owner;
  }
  // Not known: it has synchronised too often, or others have written the same value.
  const bool unclear = syncsOf(then) == HIPSPV_SYNCS;
  if (!unclear && (within ? ordersWithin(access, now, then) : ordersAcross(other, then))) return 0;
  const std::uintptr_t address = access.address;
  // Threads that write the same value don't race.
  if (writes(then) && (access.flags & HIPSPV_ACCESS_KNOWN) != 0) {
    const std::size_t unit = std::min<std::size_t>(access.size, 1u << (access.flags >> HIPSPV_ACCESS_SHIFT & 3));
    if (std::memcmp(reinterpret_cast<const void*>(address), &access.value, unit) == 0) return 1;
  }
  if (unclear) return 0;
  const std::uint64_t pair =
      std::uint64_t{std::min(siteOf(then), siteOf(now))} << 32 | std::max(siteOf(then), siteOf(now));
  if (!isOwn(address) && !checker_.regions().isShared(address)) return 0;
  if (!isNew(Fault::kRace, pair)) return 0;
  reportRace(access, now, then, other);
  return 0;
}

// True if something orders two accesses of the same block between two barriers.
bool Block::ordersWithin(const hipspv_access& access, hipspv_bytes now, hipspv_bytes then) const {
  const std::uint32_t lanes = 1u << (access.flags >> HIPSPV_ACCESS_WARP & 7);
  const std::uint32_t one = threadOf(then), two = threadOf(now);
  const bool lockstep = (access.flags & HIPSPV_ACCESS_LOCKSTEP) != 0, sameWarp = one / lanes == two / lanes;
  if (lockstep && sameWarp) {
    const bool atOnce = siteOf(then) == siteOf(now) && writes(then) && writes(now);
    return !atOnce || (access.flags & HIPSPV_ACCESS_ONCE) == 0;
  }
  const auto counts = [&](std::uint32_t thread) {
    const hipspv_check_thread& state = state_[thread];
    const bool still = state.epoch == epochOf(now);
    return std::pair(still ? state.syncs : state.last_syncs, still ? state.known : state.last_known);
  };
  const std::uint32_t since = syncsOf(then);
  if (!lockstep) {
    const auto [all, known] = counts(one);
    const std::uint32_t done = sameWarp ? all : known;
    if (done <= since) return false;
    const hipspv_check_thread& first = state_[one];
    if (first.epoch != epochOf(now)) return (sameWarp ? counts(two).first : counts(two).second) > 0;
    // The other thread may have gone on to a later operation already, at which this one isn't yet.
    return state_[two].passed > (done == since + 1 ? first.arrived : first.before);
  }
  const auto anyLane = [&](std::uint32_t thread, std::uint32_t after) {
    const std::uint32_t begin = thread / lanes * lanes;
    const std::uint32_t end = std::min<std::uint32_t>(begin + lanes, static_cast<std::uint32_t>(state_.size()));
    bool alike = true, any = false;
    for (std::uint32_t lane = begin; lane < end; ++lane) {
      alike &= counts(lane).second == counts(thread).second;
      any |= counts(lane).second > 0;
    }
    // Another lane may have synchronised for this one.
    return alike ? counts(thread).second > after : any;
  };
  return anyLane(one, since) && anyLane(two, 0);
}

// True if the other block has synchronised after its access, and this one has synchronised, too.
bool Block::ordersAcross(std::uint64_t other, hipspv_bytes then) const {
  const auto load = [this](std::uint64_t block) {
    return std::atomic_ref(launch_->released_[block]).load(std::memory_order_relaxed);
  };
  const hipspv_bytes last = load(other);
  if (last == 0 || load(index_) == 0) return false;
  if (epochOf(last) != epochOf(then)) return epochOf(last) > epochOf(then);
  return threadOf(last) != threadOf(then) || syncsOf(last) > syncsOf(then);
}

void Block::reportRace(const hipspv_access& access, hipspv_bytes now, hipspv_bytes then, std::uint64_t other) {
  const auto noun = [](hipspv_bytes record) { return writes(record) ? "write" : "read"; };
  const auto verb = [](hipspv_bytes record) {
    const std::string plain = writes(record) ? "writes" : "reads";
    return plain + (isAtomic(record) ? " (atomically or volatile)" : "") + " here";
  };
  reportFinding("hipspv: " + std::string(noun(then)) + "-" + noun(now) + " race on " + objectOf(access) + inKernel() +
                line(siteOf(then)) + where(threadOf(then), other) + " " + verb(then) + line(siteOf(now)) +
                where(threadOf(now)) + " " + verb(now) + ", and nothing orders the two\n");
}

// ---- Memory and values

void Block::foundForbidden(const hipspv_access& access) {
  const std::size_t offset = checker_.shadow().firstForbidden(access.address, access.size);
  if (offset == access.size) return;
  const std::uintptr_t address = access.address + offset;
  std::string what = checker_.regions().describe(address);
  if (address - (shared - kSpace) < kSharedBytes + 2 * kSpace)
    what =
        (address < shared ? bytes(shared - address) + " before" : bytes(address - shared - shared_bytes) + " after") +
        " the block's " + bytes(shared_bytes) + " of shared memory";
  if (what.empty()) what = access.address < HIPSPV_CHUNK ? "a null pointer" : "no allocation";
  const bool freed = what.find(", which is freed") != std::string::npos;
  if (!isNew(freed ? Fault::kFreed : Fault::kBounds, access.site)) return;
  reportFinding(std::string("hipspv: ") + (freed ? "use after free" : "access out of bounds") + inKernel() +
                line(access.site) + where(access.thread) + " " + does(access) + " here: " + what + "\n");
}

void Block::foundOutside(const hipspv_access& access, std::uint64_t extent) {
  if (!isNew(Fault::kBounds, access.site)) return;
  const auto after = static_cast<std::int64_t>(access.address - access.base);
  const std::string distance =
      after < 0 ? bytes(static_cast<std::uint64_t>(-after)) + " before "
                : bytes(std::max<std::int64_t>(after - static_cast<std::int64_t>(extent), 0)) + " after ";
  reportFinding("hipspv: access out of bounds" + inKernel() + line(access.site) + where(access.thread) + " " +
                does(access) + " here: " + distance + std::string(launch_->texts_.text(access.name)) + " of " +
                bytes(extent) + "\n");
}

void Block::foundUnset(const hipspv_access& access) {
  Shadow& shadow = checker_.shadow();
  const bool loads = (access.flags & HIPSPV_ACCESS_WRITE) == 0 || (access.flags & HIPSPV_ACCESS_UPDATE) != 0;
  const std::size_t offset = loads ? shadow.firstUnset(access.address, access.size) : access.size;
  if ((access.flags & HIPSPV_ACCESS_WRITE) != 0)
    shadow.setUnset(reinterpret_cast<const void*>(access.address), access.size, false);
  if (offset == access.size || !isNew(Fault::kUnset, access.site)) return;
  hipspv_access first = access;
  first.address += offset;
  reportFinding("hipspv: load of memory that nothing was stored to" + inKernel() + line(access.site) +
                where(access.thread) + " " + does(access) + " here: " + objectOf(first) + "\n");
}

void Block::foundLanes(hipspv_word site, std::uint64_t mask, hipspv_word thread) {
  if (!isNew(Fault::kLanes, site)) return;
  char text[24];
  std::snprintf(text, sizeof text, "%#llx", static_cast<unsigned long long>(mask));
  reportFinding("hipspv: operation of a warp without a lane that is there" + inKernel() + line(site) + where(thread) +
                " is here, and the mask " + text + " doesn't name its lane\n");
}

// ---- Texts

std::string Block::does(const hipspv_access& access) const {
  return ((access.flags & HIPSPV_ACCESS_WRITE) != 0 ? "writes " : "reads ") + bytes(access.size);
}

std::string Block::where(hipspv_word thread) const { return where(thread, index_); }
std::string Block::where(hipspv_word thread, std::uint64_t block) const {
  return "thread " + point(thread, block_->size) + " of block " + point(block, block_->groups);
}

std::string Block::objectOf(const hipspv_access& access) const {
  if (access.base != 0)
    return std::string(launch_->texts_.text(access.name)) + " (byte " + std::to_string(access.address - access.base) +
           ")";
  if (isOwn(access.address)) return "shared memory (byte " + std::to_string(access.address - shared) + ")";
  const std::string found = checker_.regions().describe(access.address);
  return found.empty() ? "device memory" : found;
}

}  // namespace hipspv::cpu::checks
