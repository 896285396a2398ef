// Objects of which each thread has its own.
#pragma once

#include <pthread.h>

#include <memory>
#include <new>

namespace hipspv {

// The thread's T, from its first use to the thread's end. The destructors of the program's thread_local objects may
// call HIP, and those of the runtime's own may come before them. So T is destroyed after all of these, by the list of
// POSIX.
template <class T>
class OfThread {
 public:
  // Throws std::bad_alloc.
  static T& get() {
    if (own_ == nullptr) make();
    return *own_;
  }

 private:
  static void make() {
    static const pthread_key_t key = newKey();
    auto made = std::make_unique<T>();
    if (pthread_setspecific(key, made.get()) != 0) throw std::bad_alloc();
    own_ = made.release();
  }

  static pthread_key_t newKey() {
    pthread_key_t key;
    if (pthread_key_create(&key, end) != 0) throw std::bad_alloc();
    return key;
  }

  static void end(void* object) {
    own_ = nullptr;
    delete static_cast<T*>(object);
  }

  static inline thread_local constinit T* own_ = nullptr;
};

}  // namespace hipspv
