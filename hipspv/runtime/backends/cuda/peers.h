// Access of devices to each other's memory, by the driver.
#pragma once

#include "hipspv/runtime/backends/peers.h"
#include "member.h"

namespace hipspv::cuda {

class Peers final : public backend::Peers {
 public:
  Peers(const Driver& driver, const Member& own) : driver_(driver), own_(own) {}

  bool canCopy(const backend::Device& other) const override { return Member::of(other) != nullptr; }
  bool canReach(const backend::Device& other) const override;
  int attribute(backend::PeerAttribute attribute, const backend::Device& other) const override;
  void allow(const backend::Device& other) override;
  void forbid(const backend::Device& other) override;

 private:
  const Driver& driver_;
  const Member& own_;
};

}  // namespace hipspv::cuda
