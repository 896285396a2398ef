// The process that executes the image: qemu-user with the guest program.

#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "protocol.h"

namespace vortex_test {

class Guest {
 public:
  // The letters of the configuration's ISA say which extensions qemu has.
  Guest(unsigned xlen, const Configuration& configuration, int memory_file);
  ~Guest();
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;

  // False: the process has ended.
  bool launch(uint64_t entry, uint64_t argument, const std::vector<Change>& changes);
  enum class Wait { kReport, kTimeout, kEnded };
  Wait wait(std::chrono::milliseconds timeout, Report& report);

 private:
  bool send(const void* bytes, size_t size);

  pid_t process_ = -1;
  int socket_ = -1;
};

}  // namespace vortex_test
