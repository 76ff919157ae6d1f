// A stand-in for menumock.wasm, for tests of pages: it draws a picture for each text, reports an error for texts that
// begin with "?", and traps for texts that begin with "!".

static unsigned char memory[1 << 24];
static unsigned used, calls, files;

void *malloc(unsigned long size) {
  if (used + size > sizeof memory) __builtin_trap();
  void *place = memory + used;
  used += (size + 7) & ~7ul;
  return place;
}

void free(void *place) { (void)place; }

int menumock_open(void) { return 1; }

void menumock_put(const char *path, const void *data, int length) {
  (void)path, (void)data, (void)length;
  files++;
}

static unsigned char *add(unsigned char *end, const char *text) {
  while (*text) *end++ = *text++;
  return end;
}

static int contains(const char *text, const char *part) {
  for (; *text; text++) {
    const char *one = text, *other = part;
    while (*other && *one == *other) one++, other++;
    if (!*other) return 1;
  }
  return 0;
}

unsigned char *menumock_call(int session, const char *head, int headLength, const char *text, int length) {
  (void)session, (void)headLength, (void)length;
  if (text[0] == '!') __builtin_trap();
  calls++;
  unsigned char *answer = malloc(1000), *end = answer + 4;
  end = add(end, "{\"status\":200,\"type\":\"application/json\"}\n{\"description\":\"call ");
  *end++ = '0' + calls % 10;
  end = add(end, contains(head, "\"platform\":\"macOS\"") ? " on macOS" : "");
  end = add(end, files ? " with a file\"" : "\"");
  if (text[0] == '?') end = add(end, ",\"findings\":[{\"severity\":\"error\",\"line\":1,\"message\":\"expected a menu\"}]}");
  else end = add(end, ",\"findings\":[],\"svg\":\"<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'/>\"}");
  *(unsigned *)answer = end - answer - 4;
  return answer;
}

unsigned char *menumock_work(int session, const char *text, int length) {
  return menumock_call(session, text, length, text, length);
}
