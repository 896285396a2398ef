#include "sequence.h"

#include <algorithm>

#include "interleaved.h"

namespace hipspv::rand {
namespace {

// The counts of subsequences that cuRAND's orderings have.
constexpr std::size_t kFew = 4096, kMrgs = 81920, kPhiloxes = 65536;

template <class Engine>
std::unique_ptr<Sequence> interleaved(const Start& start, std::size_t few, std::size_t usual) {
  return std::make_unique<Interleaved<Engine>>(start, start.ordering == Ordering::kLegacy ? few : usual);
}

struct Maker {
  Type type;
  std::unique_ptr<Sequence> (*make)(const Start& start);
};
constexpr Maker kMakers[] = {
    {Type::kPseudoDefault, [](const Start& start) { return interleaved<engines::Xorwow>(start, kFew, kFew); }},
    {Type::kPseudoXorwow, [](const Start& start) { return interleaved<engines::Xorwow>(start, kFew, kFew); }},
    {Type::kPseudoMrg32k3a, [](const Start& start) { return interleaved<engines::Mrg32k3a>(start, kFew, kMrgs); }},
    {Type::kPseudoPhilox43210,
     [](const Start& start) { return interleaved<engines::Philox>(start, kPhiloxes, kPhiloxes); }},
};

const Maker* find(Type type) {
  const auto* found = std::ranges::find(kMakers, type, &Maker::type);
  return found == std::end(kMakers) ? nullptr : found;
}

}  // namespace

void requireSequence(Type type, const Start& start) {
  if (find(type) == nullptr)
    throw Error(Status::kNotImplemented,
                "this random number generator isn't supported here: XORWOW, MRG32k3a and Philox4x32-10 are");
  if (start.ordering == Ordering::kSeeded || start.ordering == Ordering::kDynamic)
    throw Error(Status::kOutOfRange, "the ordering of random numbers isn't supported here: DEFAULT and LEGACY are");
}

std::unique_ptr<Sequence> makeSequence(Type type, const Start& start) { return find(type)->make(start); }

}  // namespace hipspv::rand
