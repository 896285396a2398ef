// A library of kernels that is loaded into the process.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "hipspv/runtime/support/kernel_threads.h"

namespace hipspv::cpu {

class Library {
 public:
  // The file's bytes outlive the library. Throws hipErrorNoBinaryForGpu with the loader's message.
  explicit Library(std::span<const std::byte> file);
  ~Library();
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  // Throws hipErrorNotFound.
  void* symbol(const std::string& name) const;
  // nullptr if it has none.
  void* find(const std::string& name) const;

 private:
  // A file with the library: in memory, or in the directory $HIPSPV_KERNEL_DIR, where it stays for profilers. The
  // loader takes a library of the same name for the same one. The name of a file in memory has the descriptor's number,
  // so that it stays open as long as the library.
  class File {
   public:
    explicit File(std::span<const std::byte> contents);
    ~File();
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    const std::string& path() const { return path_; }

   private:
    void write(std::span<const std::byte> contents);

    std::string path_;
    int descriptor_;
  };

  const File file_;
  void* const handle_;
  const faults::LoadedCode code_;
};

}  // namespace hipspv::cpu
