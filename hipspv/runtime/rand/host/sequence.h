// The sequence of a generator, made by the host.
#pragma once

#include <memory>

#include "../generator.h"

namespace hipspv::rand {

class Sequence {
 public:
  virtual ~Sequence() = default;
  // Throws Error if the generator can't make the elements.
  virtual void check(const Request& request) const = 0;
  // Writes the next elements.
  virtual void fill(const Request& request) = 0;
  // The offset at which cuRAND goes on after a change of the seed or the ordering.
  virtual unsigned long long position() const = 0;
};

struct Start {
  unsigned long long seed = 0, offset = 0;
  Ordering ordering = Ordering::kDefault;
  bool operator==(const Start&) const = default;
};

// Throws Error if there is no such generator, or not with this ordering.
void requireSequence(Type type, const Start& start);
std::unique_ptr<Sequence> makeSequence(Type type, const Start& start);

}  // namespace hipspv::rand
