#pragma once
#include <stddef.h>
#include <stdint.h>

/* The files that the page has passed to the module: fonts, images, themes, symbols. */

typedef struct {
  const char *path;
  const uint8_t *bytes;
  size_t count;
  /* Counts the changes of all files. */
  uint32_t version;
} stored_file;

/* Adds or replaces a file; the store owns the path and the bytes, which come from malloc. */
void store_put(char *path, uint8_t *bytes, size_t count);
/* Adds a file whose bytes are constant. */
void store_put_constant(const char *path, const uint8_t *bytes, size_t count);
void store_remove(const char *path);
/* Returns a null pointer if there is no such file. */
const stored_file *store_find(const char *path);
/* Returns the file with an index from 0, in any order; a null pointer after the last. */
const stored_file *store_at(size_t index);

/* Memory that the page frees. */
void *store_memory(size_t count);

/* Adds Inter. */
void store_put_typefaces(void);
