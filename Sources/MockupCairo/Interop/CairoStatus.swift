import CMockupCairo

enum CairoStatus {
  static func text(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error in Cairo"
  }
}
