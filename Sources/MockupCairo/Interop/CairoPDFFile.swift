import CMockupCairo

/// A PDF written to memory.
final class CairoPDFFile {
  let surface: OpaquePointer
  private let sink: Sink
  private var hasPages = false

  private final class Sink {
    var bytes: [UInt8] = []
  }

  /// Creates a file whose first page has a size in points.
  init(width: Double, height: Double, title: String, subject: String) throws(PaintingError) {
    let sink = Sink()
    // The surface holds a pointer to the sink, which this object keeps alive longer.
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), width, height)
    guard let surface else { throw .cairo("a PDF surface cannot be created") }
    self.surface = surface
    self.sink = sink
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoStatus.text(status)) }
    // Later versions store the object table in a compressed stream, to which an update cannot append.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.acceptableToCairo)
    if !subject.isEmpty {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, subject.acceptableToCairo)
    }
    // A fixed date makes the same image the same file.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }

  deinit { cairo_surface_destroy(surface) }

  /// Ends the last page and begins another with its size in points.
  func beginPage(width: Double, height: Double) {
    hasPages = true
    cairo_surface_show_page(surface)
    cairo_pdf_surface_set_size(surface, width, height)
  }

  /// Adds an entry for a page, from 1, to the table of contents.
  func addEntry(_ title: String, page: Int) {
    cairo_pdf_surface_add_outline(
      surface, CAIRO_PDF_OUTLINE_ROOT, title.acceptableToCairo, "page=\(page) pos=[0 0]", cairo_pdf_outline_flags_t(0))
  }

  func finish() throws(PaintingError) -> [UInt8] {
    // Cairo omits an empty last page.
    if hasPages { cairo_surface_show_page(surface) }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoStatus.text(status)) }
    return sink.bytes
  }
}

extension CairoContext {
  convenience init(_ file: CairoPDFFile) throws(PaintingError) {
    guard let native = cairo_create(file.surface) else { throw .cairo("no context") }
    self.init(native, top: 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(native, options)
    cairo_font_options_destroy(options)
    try check()
  }
}
