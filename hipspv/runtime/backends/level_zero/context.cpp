#include "context.h"

#include "status.h"

namespace hipspv::ze {

Context::Context(std::shared_ptr<const Api> api, DriverHandle driver) : api_(std::move(api)) {
  const ContextDesc description;
  check(api_->ContextCreate(driver, &description, &handle_), "zeContextCreate");
}

Context::~Context() { api_->ContextDestroy(handle_); }

}  // namespace hipspv::ze
