import CMockupHarfBuzz

/// Pango, loaded while the program runs: few menus have a text that is broken into lines or may run from right to left, and
/// with all that it needs it takes longer to load than a menu to draw.
package struct PangoLibrary: Sendable {
  typealias EmbeddingLevels =
    @convention(c) (UnsafePointer<CChar>?, CInt, UnsafeMutablePointer<CUnsignedInt>?) -> UnsafeMutablePointer<UInt8>?
  typealias Attributes =
    @convention(c) (
      UnsafePointer<CChar>?, CInt, CInt, OpaquePointer?, UnsafeMutablePointer<chb_character>?, CInt
    ) -> Void
  typealias Language = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Version = @convention(c) () -> UnsafePointer<CChar>?

  /// `PANGO_DIRECTION_LTR` and `PANGO_DIRECTION_RTL`.
  static let (leftToRight, rightToLeft): (CUnsignedInt, CUnsignedInt) = (0, 1)

  let embeddingLevels: EmbeddingLevels
  let attributes: Attributes
  let language: Language
  /// The version of the library.
  package let version: String

  /// The library; `nil` when it is not installed.
  package static let shared = PangoLibrary()

  private init?() {
    let names = ["libpango-1.0.so.0", "libpango-1.0.0.dylib", "/opt/homebrew/lib/libpango-1.0.0.dylib"]
    guard let library = DynamicLibrary(names),
      let embeddingLevels = library.function("pango_log2vis_get_embedding_levels", as: EmbeddingLevels.self),
      let attributes = library.function("pango_get_log_attrs", as: Attributes.self),
      let language = library.function("pango_language_from_string", as: Language.self),
      let version = library.function("pango_version_string", as: Version.self)
    else { return nil }
    (self.embeddingLevels, self.attributes, self.language) = (embeddingLevels, attributes, language)
    self.version = version().map { String(cString: $0) } ?? ""
  }
}
