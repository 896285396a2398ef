// The C functions on bytes that clang's builtins call.

int memcmp(const void *left, const void *right, size_t size) {
  const uchar *a = left, *b = right;
  for (size_t i = 0; i < size; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

int bcmp(const void *left, const void *right, size_t size) { return memcmp(left, right, size); }

ulong memchr_address(const void *from, int byte, size_t size) {
  const uchar *bytes = from;
  for (size_t i = 0; i < size; i++)
    if (bytes[i] == (uchar)byte) return (ulong)(bytes + i);
  return 0;
}
void *memchr(const void *from, int byte, size_t size) {
  return (void *)memchr_address(from, byte, size);
}

size_t strlen(const char *text) {
  size_t size = 0;
  while (text[size]) size++;
  return size;
}
