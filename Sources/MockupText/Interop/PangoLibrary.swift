import CMockupPango

/// Pango as this program is linked to it.
package enum PangoLibrary {
  /// The version of the library.
  package static var version: String? { pango_version_string().map { String(cString: $0) } }
}
