// Access of the devices of a driver to each other's memory.
#pragma once

#include "hipspv/runtime/backends/peers.h"
#include "member.h"

namespace hipspv::ze {

class Peers final : public backend::Peers {
 public:
  explicit Peers(const Member& own) : own_(own) {}

  bool canCopy(const backend::Device& other) const override { return canReach(other); }
  bool canReach(const backend::Device& other) const override;
  int attribute(backend::PeerAttribute attribute, const backend::Device& other) const override;
  void allow(const backend::Device& other) override;
  void forbid(const backend::Device& other) override;

 private:
  // nullptr for devices whose memory has no meaning in this one's context.
  const Member* mate(const backend::Device& other) const;

  const Member& own_;
};

}  // namespace hipspv::ze
