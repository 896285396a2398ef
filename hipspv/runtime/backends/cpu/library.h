// A library of kernels that is loaded into the process.
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace hipspv::cpu {

class Library {
 public:
  // Throws hipErrorNoBinaryForGpu with the loader's message.
  explicit Library(std::span<const std::byte> file);
  ~Library();
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  // Throws hipErrorNotFound.
  void* symbol(const std::string& name) const;
  // nullptr if it has none.
  void* find(const std::string& name) const;

 private:
  // A file in memory with the library. The loader takes a library of the same name for the same one, and the name has
  // the descriptor's number: it stays open as long as the library.
  class File {
   public:
    explicit File(std::span<const std::byte> contents);
    ~File();
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    std::string path() const;

   private:
    void write(std::span<const std::byte> contents);

    int descriptor_;
  };

  const File file_;
  void* const handle_;
};

}  // namespace hipspv::cpu
