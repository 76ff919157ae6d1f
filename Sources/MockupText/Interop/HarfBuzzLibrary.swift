import CMockupHarfBuzz

/// HarfBuzz as this program is linked to it.
package enum HarfBuzzLibrary {
  /// The version of the library.
  package static var version: String? { hb_version_string().map { String(cString: $0) } }
}
