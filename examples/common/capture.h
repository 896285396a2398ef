// Catches what the program writes to a file descriptor, the runtime's own output included.
#pragma once

#include <unistd.h>

#include <cstdio>
#include <string>

class Capture {
 public:
  // `stream` is stdout or stderr.
  explicit Capture(std::FILE* stream) : stream_(stream), file_(std::tmpfile()) {
    std::fflush(stream_);
    saved_ = dup(fileno(stream_));
    dup2(fileno(file_), fileno(stream_));
  }
  Capture(const Capture&) = delete;
  Capture& operator=(const Capture&) = delete;

  // Gives the stream back and returns what was written to it.
  std::string end() {
    std::fflush(stream_);
    dup2(saved_, fileno(stream_));
    close(saved_);
    std::string text;
    std::rewind(file_);
    for (int c; (c = std::fgetc(file_)) != EOF;) text += static_cast<char>(c);
    std::fclose(file_);
    return text;
  }

 private:
  std::FILE* stream_;
  std::FILE* file_;
  int saved_;
};
