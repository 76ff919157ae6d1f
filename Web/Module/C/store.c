/* The files of the module, and HarfBuzz's reading of fonts. */
#include <stdlib.h>
#include <string.h>

#include <hb.h>

#include "../CMockupStore/store.h"

typedef struct {
  stored_file file;
  /* The memory to free; a null pointer for constant bytes. */
  uint8_t *owned;
} entry;

static struct {
  entry *entries;
  size_t count;
  uint32_t version;
} store;

static entry *entry_of(const char *path) {
  for (size_t index = 0; index < store.count; index++) {
    if (strcmp(store.entries[index].file.path, path) == 0) return &store.entries[index];
  }
  return NULL;
}

static void put(const char *path, const uint8_t *bytes, size_t count, uint8_t *owned) {
  entry *known = entry_of(path);
  if (!known) {
    store.entries = realloc(store.entries, (store.count + 1) * sizeof *store.entries);
    known = &store.entries[store.count++];
  }
  /* The bytes of a replaced file stay: an open font may still use them. */
  *known = (entry){{path, bytes, count, ++store.version}, owned};
}

void store_put(char *path, uint8_t *bytes, size_t count) { put(path, bytes, count, bytes); }

void store_put_constant(const char *path, const uint8_t *bytes, size_t count) { put(path, bytes, count, NULL); }

void store_remove(const char *path) {
  entry *known = entry_of(path);
  if (known) *known = store.entries[--store.count];
}

const stored_file *store_find(const char *path) {
  entry *known = entry_of(path);
  return known ? &known->file : NULL;
}

const stored_file *store_at(size_t index) { return index < store.count ? &store.entries[index].file : NULL; }

hb_blob_t *hb_blob_create_from_file_or_fail(const char *path) {
  const stored_file *file = store_find(path);
  if (!file) return NULL;
  return hb_blob_create_or_fail((const char *)file->bytes, file->count, HB_MEMORY_MODE_READONLY, NULL, NULL);
}

void *store_memory(size_t count) { return malloc(count); }
