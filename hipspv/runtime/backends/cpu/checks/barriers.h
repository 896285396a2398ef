// The barriers of one block: which threads have arrived at which, and which have gone on without.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hipspv::cpu::checks {

class Barriers {
 public:
  void begin(std::uint32_t threads);
  // A thread that has passed `count` barriers arrives at the next one.
  void arrive(std::uint32_t site, std::uint32_t thread, std::uint32_t count);
  // A thread passes a point: all threads that pass it as often have passed as many barriers.
  void pass(std::uint32_t point, std::uint32_t site, std::uint32_t thread, std::uint32_t count);

  // Threads that wait at different barriers, or don't reach one. The names are those of a location, and of threads.
  struct Names {
    std::function<std::string(std::uint32_t site)> location;
    std::function<std::string(const std::vector<std::uint32_t>& threads)> threads;
  };
  struct Fault {
    std::uint32_t site;  // of the barrier
    std::string title, places;
  };
  // counts: of the barriers that each thread has passed at its end.
  std::vector<Fault> faults(const std::vector<std::uint32_t>& counts, const Names& names) const;

 private:
  struct Arrival {
    std::uint32_t site;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> others;  // sites and threads
  };
  struct Visit {
    std::uint32_t site = 0;
    std::map<std::uint32_t, std::vector<std::uint32_t>> threads;  // by their counts
  };

  std::uint32_t threads_ = 0;
  std::vector<Arrival> arrivals_;
  std::map<std::uint32_t, std::vector<std::uint32_t>> visits_;       // by point: of each thread
  std::map<std::pair<std::uint32_t, std::uint32_t>, Visit> passed_;  // by point and visit
};

}  // namespace hipspv::cpu::checks
