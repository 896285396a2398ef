// A driver's context, in which all of its devices reach each other's memory.
#pragma once

#include <cstdint>
#include <memory>

#include "level_zero_abi.h"

namespace hipspv::ze {

class Context {
 public:
  // Throws hipspv::Error.
  Context(std::shared_ptr<const Api> api, DriverHandle driver);
  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  ContextHandle get() const { return handle_; }

 private:
  const std::shared_ptr<const Api> api_;
  ContextHandle handle_ = nullptr;
};

}  // namespace hipspv::ze
