#pragma once
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <glib.h>
#include <glib-object.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>

/* Swift does not import bit fields of an unnamed layout reliably: what is wanted of them, as functions. */
static inline int ccp_may_break_before(const PangoLogAttr *attribute) { return attribute->is_line_break; }
static inline int ccp_break_needs_hyphen(const PangoLogAttr *attribute) { return attribute->break_inserts_hyphen; }

/* The function has two names, one of them deprecated since HarfBuzz 7. */
static inline void ccp_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *pen, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, pen, data);
#else
  hb_font_get_glyph_shape(font, glyph, pen, data);
#endif
}

/* A mask that shapes are added to. */
typedef struct {
  unsigned char *pixels;
  int width, height, stride;
} ccp_mask;

static inline void ccp_add_spans(int y, int count, const FT_Span *spans, void *data) {
  const ccp_mask *mask = (const ccp_mask *)data;
  if (y < 0 || y >= mask->height) return;
  unsigned char *row = mask->pixels + (long)(mask->height - 1 - y) * mask->stride;
  for (int index = 0; index < count; index++) {
    int x = spans[index].x, end = x + spans[index].len, coverage = spans[index].coverage;
    if (x < 0) x = 0;
    if (end > mask->width) end = mask->width;
    for (; x < end; x++) {
      int sum = row[x] + coverage;
      row[x] = sum > 255 ? 255 : sum;
    }
  }
}

/* Adds to each pixel of a mask how much of it an outline covers. Tags: 1 for a point on the curve, 2 for a control
   point of a cubic one. FreeType 2.13.3 changed the types of the arrays in FT_Outline, not what is in them: they are
   handed in untyped. */
static inline int ccp_cover(FT_Library library, FT_Vector *points, int point_count, void *tags, void *ends,
                            int contour_count, int is_even_odd, ccp_mask *mask) {
  FT_Outline outline = {0};
  FT_Raster_Params how = {0};
  outline.n_contours = contour_count;
  outline.n_points = point_count;
  outline.points = points;
  outline.tags = tags;
  outline.contours = ends;
  if (is_even_odd) outline.flags = FT_OUTLINE_EVEN_ODD_FILL;
  how.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP;
  how.gray_spans = ccp_add_spans;
  how.user = mask;
  how.clip_box.xMax = mask->width;
  how.clip_box.yMax = mask->height;
  return FT_Outline_Render(library, &outline, &how);
}

/* Lets something live for as long as Cairo uses a typeface, which can be longer than its maker does. */
static inline int ccp_keep_for(cairo_font_face_t *face, void *data, cairo_destroy_func_t destroy) {
  static const cairo_user_data_key_t key;
  return cairo_font_face_set_user_data(face, &key, data, destroy);
}

/* A Cairo typeface that takes outlines as they are in the file. */
static inline cairo_font_face_t *ccp_font_face(FT_Face face) {
  return cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
}
