#include "shared_event.h"

#include <linux/futex.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <climits>

#include "hipspv/runtime/support/error.h"

namespace hipspv {
namespace {

// The interval at which a waiting process checks that the other one still exists.
constexpr timespec kLookAround = {0, 100'000'000};

bool gone(std::int32_t process) { return kill(process, 0) != 0 && errno == ESRCH; }

}  // namespace

SharedEvent::SharedEvent() : file_(pageBytes()), page_(mapPage()) {}

SharedEvent::SharedEvent(const IpcHandle& handle) : file_(openFile(handle)), page_(mapPage()) {}

SharedEvent::~SharedEvent() { munmap(page_, pageBytes()); }

SharedFile SharedEvent::openFile(const IpcHandle& handle) {
  SharedFile file = handle.open(IpcHandle::kEvent);
  require(file.size() == pageBytes(), hipErrorInvalidValue);
  return file;
}

SharedEvent::Page* SharedEvent::mapPage() const {
  void* page = file_.map(0, pageBytes());
  require(page != nullptr, hipErrorMapFailed);
  return static_cast<Page*>(page);
}

std::uint64_t SharedEvent::begin() {
  page_->recorder.store(getpid(), std::memory_order_relaxed);
  return page_->recorded.fetch_add(1, std::memory_order_acq_rel) + 1;
}

void SharedEvent::complete(std::uint64_t record) {
  std::uint64_t known = page_->completed.load(std::memory_order_relaxed);
  while (known < record && !page_->completed.compare_exchange_weak(known, record, std::memory_order_acq_rel)) {
  }
  page_->wakes.fetch_add(1, std::memory_order_release);
  syscall(SYS_futex, &page_->wakes, FUTEX_WAKE, INT_MAX, nullptr, nullptr, 0);
}

std::uint64_t SharedEvent::last() const { return page_->recorded.load(std::memory_order_acquire); }

bool SharedEvent::reached(std::uint64_t record) const {
  return page_->completed.load(std::memory_order_acquire) >= record;
}

bool SharedEvent::wait(std::uint64_t record) const {
  for (;;) {
    const std::uint32_t wakes = page_->wakes.load(std::memory_order_acquire);
    if (reached(record)) return true;
    if (gone(page_->recorder.load(std::memory_order_relaxed))) return reached(record);
    syscall(SYS_futex, &page_->wakes, FUTEX_WAIT, wakes, &kLookAround, nullptr, 0);
  }
}

}  // namespace hipspv
