/* The words by which libthai breaks Thai lines. Scripts/wasm.sh defines the size. */
#include <stdio.h>

#include <datrie/trie.h>

#include "data.h"

DATA(dictionary, "thbrk.tri", DICTIONARY_BYTES);

/* libthai calls this in place of `trie_new_from_file`. */
Trie *dictionary_new(const char *path) {
  (void)path;
  FILE *file = fmemopen((void *)dictionary, DICTIONARY_BYTES, "r");
  Trie *trie = file ? trie_fread(file) : NULL;
  if (file) fclose(file);
  return trie;
}
