// A command of the package, run by the server (server.py): its arguments, environment, directory, mask of new files and
// standard streams go there, and this process ends as the command does.
//
// Macros: SOCKET, the server's socket; TOOLS, the directory of the commands themselves, which run if there is no
// server, or it can't take this command; GIVEN, the server's variables that needs_own_process compares, each with a
// comma.
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

// The text of all strings, each with its NUL, at the end of the message.
static char* message;
static size_t size;

static void add(const void* bytes, size_t count) {
  message = realloc(message, size + count);
  if (message == NULL) abort();
  memcpy(message + size, bytes, count);
  size += count;
}

static uint32_t add_all(char** strings) {
  uint32_t count = 0;
  for (; strings[count] != NULL; ++count) add(strings[count], strlen(strings[count]) + 1);
  return count;
}

// A process reads these variables when it starts, so the server's own are in force.
static const char* const prefixes[] = {"PYTHON", "LD_", "LC_", "LANG"};
static const char* const given[] = {GIVEN NULL};

static int is_given(const char* variable) {
  for (const char* const* own = given; *own != NULL; ++own)
    if (strcmp(*own, variable) == 0) return 1;
  return 0;
}

// True if the server can't give what the command has: other variables of those kinds, or a stream that is closed.
static int needs_own_process(void) {
  for (int stream = 0; stream <= 2; ++stream)
    if (fcntl(stream, F_GETFD) < 0) return 1;
  for (char** entry = environ; *entry != NULL; ++entry)
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; ++i)
      if (strncmp(*entry, prefixes[i], strlen(prefixes[i])) == 0 && !is_given(*entry)) return 1;
  return 0;
}

static int connected(void) {
  struct sockaddr_un address = {.sun_family = AF_UNIX, .sun_path = SOCKET};
  const int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  return server >= 0 && connect(server, (struct sockaddr*)&address, sizeof address) == 0 ? server : -1;
}

// Sends a header of four numbers with the streams, and then the text.
static int sent(int server, uint32_t* header) {
  const int streams[] = {0, 1, 2};
  union {
    char bytes[CMSG_SPACE(sizeof streams)];
    struct cmsghdr alignment;
  } control = {{0}};
  struct iovec content = {header, 4 * sizeof *header};
  struct msghdr packet = {
      .msg_iov = &content, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  struct cmsghdr* const descriptors = CMSG_FIRSTHDR(&packet);
  descriptors->cmsg_level = SOL_SOCKET;
  descriptors->cmsg_type = SCM_RIGHTS;
  descriptors->cmsg_len = CMSG_LEN(sizeof streams);
  memcpy(CMSG_DATA(descriptors), streams, sizeof streams);
  if (sendmsg(server, &packet, MSG_NOSIGNAL) != (ssize_t)content.iov_len) return 0;
  for (size_t done = 0; done < size;) {
    const ssize_t count = send(server, message + done, size - done, MSG_NOSIGNAL);
    if (count <= 0) return 0;
    done += (size_t)count;
  }
  return 1;
}

static void end(int status) {
  if (WIFSIGNALED(status)) {
    signal(WTERMSIG(status), SIG_DFL);
    kill(getpid(), WTERMSIG(status));
  }
  exit(WEXITSTATUS(status));
}

int main(int argc, char** argv) {
  (void)argc;
  const char* slash = strrchr(argv[0], '/');
  const char* name = slash != NULL ? slash + 1 : argv[0];
  char* directory = getcwd(NULL, 0);
  const int server = directory != NULL && !needs_own_process() ? connected() : -1;
  if (server >= 0) {
    add(name, strlen(name) + 1);
    add(directory, strlen(directory) + 1);
    const mode_t mask = umask(0);
    umask(mask);
    uint32_t header[4] = {0, mask, add_all(argv + 1), 0};
    header[3] = add_all(environ);
    header[0] = (uint32_t)size;
    int status = 0;
    if (sent(server, header) && recv(server, &status, sizeof status, MSG_WAITALL) == sizeof status) end(status);
    fprintf(stderr, "%s: the server of the commands ended\n", name);
    return 125;
  }
  char* path = malloc(sizeof TOOLS + strlen(name) + 1);
  if (path == NULL) abort();
  sprintf(path, "%s/%s", TOOLS, name);
  execv(path, argv);
  perror(path);
  return 127;
}
