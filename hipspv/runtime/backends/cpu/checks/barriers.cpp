#include "barriers.h"

#include <algorithm>
#include <set>

namespace hipspv::cpu::checks {

void Barriers::begin(std::uint32_t threads) {
  threads_ = threads;
  arrivals_.clear();
  visits_.clear();
  passed_.clear();
}

void Barriers::arrive(std::uint32_t site, std::uint32_t thread, std::uint32_t count) {
  if (count == arrivals_.size()) arrivals_.push_back({site, {}});
  Arrival& arrival = arrivals_[count];
  if (arrival.site != site) arrival.others.emplace_back(site, thread);
}

void Barriers::pass(std::uint32_t point, std::uint32_t site, std::uint32_t thread, std::uint32_t count) {
  auto& visits = visits_[point];
  visits.resize(threads_);
  Visit& visit = passed_[{point, visits[thread]++}];
  visit.site = site;
  visit.threads[count].push_back(thread);
}

std::vector<Barriers::Fault> Barriers::faults(const std::vector<std::uint32_t>& counts, const Names& names) const {
  std::vector<Fault> found;
  std::set<std::uint32_t> told;
  for (std::uint32_t k = 0; k < arrivals_.size(); ++k) {
    const Arrival& arrival = arrivals_[k];
    if (arrival.others.empty()) continue;
    std::map<std::uint32_t, std::vector<std::uint32_t>> waiting;
    std::set<std::uint32_t> elsewhere;
    for (const auto& [site, thread] : arrival.others) {
      waiting[site].push_back(thread);
      elsewhere.insert(thread);
    }
    for (std::uint32_t thread = 0; thread < threads_; ++thread)
      if (counts[thread] > k && !elsewhere.contains(thread)) waiting[arrival.site].push_back(thread);
    std::string places;
    for (const auto& [site, threads] : waiting) {
      places += names.location(site) + names.threads(threads) + (threads.size() == 1 ? " waits here" : " wait here");
      told.insert(site);
    }
    found.push_back({arrival.site, "threads of a block wait at different barriers", places});
    break;  // those after it follow from it
  }
  for (const auto& [key, visit] : passed_) {
    if (visit.threads.size() < 2) continue;
    const std::uint32_t most = visit.threads.rbegin()->first;
    for (const auto& [count, threads] : visit.threads) {
      if (count == most || count >= arrivals_.size() || !told.insert(arrivals_[count].site).second) continue;
      found.push_back({arrivals_[count].site, "some threads of a block don't reach a barrier",
                       names.location(arrivals_[count].site) + names.threads(visit.threads.rbegin()->second) +
                           " waited here" + names.location(visit.site) + names.threads(threads) +
                           (threads.size() == 1 ? " has" : " have") + " come here without it"});
    }
  }
  return found;
}

}  // namespace hipspv::cpu::checks
