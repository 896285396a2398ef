// The part of an interprocess event that its processes share: a page of a shared file.
#pragma once

#include <atomic>
#include <cstdint>

#include "hipspv/runtime/support/shared_file.h"

namespace hipspv {

class SharedEvent {
 public:
  SharedEvent();
  // Opens another process's event. Throws like IpcHandle::open.
  explicit SharedEvent(const IpcHandle& handle);
  ~SharedEvent();
  SharedEvent(const SharedEvent&) = delete;
  SharedEvent& operator=(const SharedEvent&) = delete;

  IpcHandle handle() const { return IpcHandle::of(IpcHandle::kEvent, file_); }

  // Begins a record and returns its number, which is now the event's last.
  std::uint64_t begin();
  // That record's point has been reached.
  void complete(std::uint64_t record);
  // The last record, 0 if there was none.
  std::uint64_t last() const;
  bool reached(std::uint64_t record) const;
  // False if the recording process has ended before that record was reached.
  bool wait(std::uint64_t record) const;

 private:
  struct Page {
    std::atomic<std::uint64_t> recorded, completed;
    std::atomic<std::int32_t> recorder;  // the process of the last record
    std::atomic<std::uint32_t> wakes;    // a futex: changes with each completion
  };
  static_assert(std::atomic<std::uint64_t>::is_always_lock_free);

  static SharedFile openFile(const IpcHandle& handle);
  Page* mapPage() const;

  SharedFile file_;
  Page* page_;
};

}  // namespace hipspv
