// Exclusion of other threads of a program that has one.
#pragma once

namespace hipspv {

// True if the calling thread is the only one that has ever called HIP. Another thread's first call then waits until the
// object ends, so that all commands in between are this thread's.
class OnlyThread {
 public:
  OnlyThread() noexcept;
  ~OnlyThread();
  OnlyThread(const OnlyThread&) = delete;
  OnlyThread& operator=(const OnlyThread&) = delete;
  explicit operator bool() const { return only_; }

 private:
  const bool only_;
};

}  // namespace hipspv
