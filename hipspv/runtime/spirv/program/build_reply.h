// The replies of the process that builds device programs (build_process.h).
#pragma once

namespace hipspv {

enum class BuildReply : char {
  kBegun = 'B',    // the request is taken: precedes one of the others
  kDone = 'D',     // the binary is there, or the build has failed
  kTooLong = 'X',  // the process has ended, because the time is over
};

}  // namespace hipspv
