#pragma once
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <glib.h>
#include <glib-object.h>

// glibc's thresholds in bytes: the size from which a block is mapped, and the free space kept at the heap's end.
static inline void ccp_set_heap(int large_block, int reserve) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, large_block);
  mallopt(M_TRIM_THRESHOLD, reserve);
#else
  (void)large_block;
  (void)reserve;
#endif
}

static inline const cairo_user_data_key_t *ccp_key(void) {
  static const cairo_user_data_key_t key;
  return &key;
}

/* Ties the lifetime of `data` to a typeface, which Cairo may use longer than its creator does. */
static inline int ccp_keep_for(cairo_font_face_t *face, void *data, cairo_destroy_func_t destroy) {
  return cairo_font_face_set_user_data(face, ccp_key(), data, destroy);
}

/* Returns the data that is tied to the typeface of a scaled font. */
static inline void *ccp_kept_for(cairo_scaled_font_t *font) {
  return cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(font), ccp_key());
}

/* Creates a Cairo typeface without hinting. */
static inline cairo_font_face_t *ccp_font_face(FT_Face face) {
  return cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
}
