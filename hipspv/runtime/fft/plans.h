// The plans of a program, by their handles.
#pragma once

#include <map>
#include <memory>
#include <mutex>

#include "transform.h"

namespace hipspv::fft {

class Plan {
 public:
  // For the current device. work: receives the bytes of the work area.
  void make(const Transform& transform, std::size_t* work);
  void execute(Type type, void* input, void* output, int direction);
  // Carries out a plan of any type.
  void execute(void* input, void* output, int direction);

  void setStream(hipStream_t stream);
  void setAutoAllocation(bool allocates);
  void setWorkArea(void* memory);
  std::size_t workSize() const;

 private:
  Executor& executor() const;

  mutable std::mutex mutex_;
  hipStream_t stream_ = nullptr;
  bool allocates_ = true;
  std::unique_ptr<const Transform> transform_;
  std::unique_ptr<Executor> executor_;
};

class Plans {
 public:
  static Plans& instance();

  int add();
  // Throws Error for a handle of no plan.
  std::shared_ptr<Plan> find(int handle) const;
  void remove(int handle);

 private:
  mutable std::mutex mutex_;
  int last_ = 0;
  std::map<int, std::shared_ptr<Plan>> plans_;
};

}  // namespace hipspv::fft
