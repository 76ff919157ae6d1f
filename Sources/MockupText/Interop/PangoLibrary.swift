import CMockupPango

package enum PangoLibrary {
  package static var version: String? { pango_version_string().map { String(cString: $0) } }
}
