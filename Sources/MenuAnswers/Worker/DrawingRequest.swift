package import MenuDocument
import MenuMockup
package import PositionedJSON

/// A request to render a document. Missing values have the worker's defaults.
package struct DrawingRequest: Sendable {
  /// An object, or a string of JSON.
  package var document: JSONNode?
  /// The document file.
  package var path: Located<String>?
  /// The base folder of relative paths in the document.
  package var base: String?
  /// The image file; `nil` to embed the image in the response.
  package var output: Located<String>?
  package var alt: Located<String>?
  package var legend: Located<String>?
  package var settings = Settings()
  /// An object, or the path of a file.
  package var strings: JSONNode?
  /// Adds the hash of the pixels to the response, which takes about as long as rendering a simple image.
  package var pixels: Bool?
  package var lint: Bool?
  /// Adds the alt text, the legend, and the used files to the response.
  package var describe: Bool?
  package var themes: [Located<String>]?
  package var fonts: [Located<String>]?
  package var symbols: [Located<String>]?
}

extension DrawingRequest {
  /// The form of a request. A key of several words can also be written like its command-line option.
  package static let definition: Definition<DrawingRequest> = {
    let settings = Setting.Key.allCases.flatMap { key in
      fields(key.name, key.definition.located) { $0.settings[key] = $1 }
    }
    let options =
      fields("strings", .anything) { $0.strings = $1 } + fields("pixels", .flag) { $0.pixels = $1 }
      + fields("lint", .flag) { $0.lint = $1 } + fields("describe", .flag) { $0.describe = $1 }
      + fields("themes", folders) { $0.themes = $1 } + fields("fonts", folders) { $0.fonts = $1 }
      + fields("symbols", folders) { $0.symbols = $1 }
    let files =
      fields("id", .anything) { _, _ in } + fields("document", .anything) { $0.document = $1 }
      + fields("path", file) { $0.path = $1 } + fields("base", .name("a folder")) { $0.base = $1 }
      + fields("output", file) { $0.output = $1 } + fields("alt", file) { $0.alt = $1 }
      + fields("legend", file) { $0.legend = $1 }
    return .object(DrawingRequest(), files + settings + options)
  }()

  private static let file = Definition<String>.name("the path of a file").located

  private static let folders: Definition<[Located<String>]> = .either(
    Definition<String>.name("a folder").located.map { [$0] },
    .list(of: Definition<String>.name("a folder").located))

  /// Returns the field under its key, and under its command-line option if that differs.
  private static func fields<Value>(
    _ key: String, _ definition: Definition<Value>, set: @escaping @Sendable (inout DrawingRequest, Value) -> Void
  ) -> [Field<DrawingRequest>] {
    let names = key.hyphenated == key ? [key] : [key, key.hyphenated]
    return names.map { Field($0, definition, "", set: set) }
  }
}
