// The order in which cuRAND's host functions have the elements of pseudorandom generators (cuRAND 10.3,
// "Generator options", "CURAND_ORDERING_PSEUDO_DEFAULT"): subsequences alternate. The states advance from call to call.
#pragma once

#include <hip/spirv_detail/random/poisson.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "sequence.h"

namespace hipspv::rand {

namespace engines = __hipspv_random;

// The elements that a state makes at a time. A call begins with what the last one left of a group.
template <class Engine>
inline constexpr std::size_t kGroup = 1;
template <>
inline constexpr std::size_t kGroup<engines::Philox> = 4;

// Poisson's distribution is made of the normal one for larger means (curandCreatePoissonDistribution).
inline constexpr double kManyEvents = 2000;

// The next group of a state. The count of values is that of a group, or a pair if the state makes pairs.
template <class Engine>
struct Groups {
  static auto bits(Engine& state) { return std::array{engines::next(state)}; }
  static auto uniform(Engine& state) { return std::array{engines::uniform(state)}; }
  static auto uniformDouble(Engine& state) { return std::array{engines::uniform_double(state)}; }
  template <class T>
  static auto normal(Engine& state) {
    const auto both = engines::pair(state, T());
    return std::array{both.x, both.y};
  }
  static auto poisson(Engine& state, double lambda) {
    if (lambda <= kManyEvents) return std::array{engines::poisson(state, lambda)};
    return std::array{engines::rounded_normal(engines::normal<float>(state), lambda, std::sqrt(lambda))};
  }
};
template <>
struct Groups<engines::Philox> {
  using Engine = engines::Philox;
  template <class Vector>
  static auto array(const Vector& v) {
    return std::array{v.x, v.y, v.z, v.w};
  }
  static auto bits(Engine& state) { return array(engines::next4(state)); }
  static auto uniform(Engine& state) { return array(engines::uniform4(state)); }
  static auto uniformDouble(Engine& state) { return array(engines::uniform4_double(state)); }
  template <class T>
  static auto normal(Engine& state) {
    return array(engines::four(state, T()));
  }
  static auto poisson(Engine& state, double lambda) {
    if (lambda <= kManyEvents) return array(engines::poisson4(state, lambda));
    std::array<unsigned int, 4> values;
    std::ranges::transform(normal<float>(state), values.begin(),
                           [&](float x) { return engines::rounded_normal(x, lambda, std::sqrt(lambda)); });
    return values;
  }
};

template <class Engine>
class Interleaved : public Sequence {
 public:
  Interleaved(const Start& start, std::size_t streams) : states_(streams), position_(start.offset) {
    constexpr std::size_t group = kGroup<Engine>;
    const unsigned long long groups = start.offset / group;
    cursor_ = static_cast<std::size_t>(groups % streams) * group + start.offset % group;
    Engine state;
    engines::seed(state, start.seed);
    for (std::size_t i = 0; i < streams; ++i) {
      states_[i] = state;
      engines::skip(states_[i], (groups / streams + (i < groups % streams ? 1 : 0)) * group);
      engines::skip_subsequence(state, 1);
    }
  }

  void check(const Request& request) const override {
    require(request.distribution != Distribution::kBits64, Status::kTypeError);
    const bool pairs = request.distribution >= Distribution::kNormal && request.distribution < Distribution::kPoisson;
    require(!pairs || kGroup<Engine> > 1 || request.count % 2 == 0, Status::kLengthNotMultiple);
  }

  unsigned long long position() const override { return position_; }

  void fill(const Request& request) override {
    using Own = Groups<Engine>;
    const auto scaled = [&](auto x) {
      using T = decltype(x);
      return static_cast<T>(request.first) + static_cast<T>(request.second) * x;
    };
    const auto exponential = [&](auto x) { return std::exp(scaled(x)); };
    const auto same = [](auto x) { return x; };
    switch (request.distribution) {
      case Distribution::kBits32:
        return write<unsigned int>(request, Own::bits, same);
      case Distribution::kUniform:
        return write<float>(request, Own::uniform, same);
      case Distribution::kUniformDouble:
        return write<double>(request, Own::uniformDouble, same);
      case Distribution::kNormal:
        return write<float>(request, Own::template normal<float>, scaled);
      case Distribution::kNormalDouble:
        return write<double>(request, Own::template normal<double>, scaled);
      case Distribution::kLogNormal:
        return write<float>(request, Own::template normal<float>, exponential);
      case Distribution::kLogNormalDouble:
        return write<double>(request, Own::template normal<double>, exponential);
      case Distribution::kPoisson:
        return write<unsigned int>(request, [&](Engine& state) { return Own::poisson(state, request.first); }, same);
      case Distribution::kBits64:
        break;
    }
  }

 private:
  // `make` takes a group from a state, `map` changes each value.
  template <class T, class Make, class Map>
  void write(const Request& request, Make&& make, Map&& map) {
    auto* output = static_cast<T*>(request.output);
    for (std::size_t left = request.count; left > 0;) {
      Engine& state = states_[cursor_ / kGroup<Engine>];
      Engine after = state;
      const auto group = make(after);
      const std::size_t begin = cursor_ % kGroup<Engine>, taken = std::min(left, group.size() - begin);
      for (std::size_t i = begin; i < begin + taken; ++i) *output++ = map(group[i]);
      left -= taken;
      // A group that remains in part stays the state's next one.
      if (begin + taken == group.size()) {
        state = after;
        ++position_;
      }
      cursor_ = (cursor_ + (kGroup<Engine> == 1 ? 1 : taken)) % (states_.size() * kGroup<Engine>);
    }
  }

  std::vector<Engine> states_;
  std::size_t cursor_ = 0;       // the next element in the round of all states
  unsigned long long position_;  // the offset, and the groups since
};

}  // namespace hipspv::rand
