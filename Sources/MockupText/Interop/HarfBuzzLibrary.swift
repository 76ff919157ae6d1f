import CMockupHarfBuzz

/// The linked HarfBuzz library.
package enum HarfBuzzLibrary {
  package static var version: String? { hb_version_string().map { String(cString: $0) } }
}
