import MenuDocument
import MenuMockup
import PositionedJSON

/// What a worker is asked to draw, as it is written; what is not said is up to the worker.
struct DrawingRequest: Sendable {
  /// The document: an object, or a text of JSON.
  var document: JSONNode?
  /// The file of the document.
  var path: Located<String>?
  /// Where relative paths in the document start.
  var base: String?
  /// Where the picture goes; the answer holds it where this is `nil`.
  var output: Located<String>?
  /// Where the spoken description goes.
  var alt: Located<String>?
  /// Where the legend goes.
  var legend: Located<String>?
  /// What is set.
  var settings = Settings()
  /// Translations: an object, or the path of a file.
  var strings: JSONNode?
  /// Whether the answer has the hash of the pixels, which takes as long as to draw some of them.
  var pixels: Bool?
  /// Whether the answer has what the guideline rules find.
  var lint: Bool?
  /// Folders with themes, typefaces and symbols.
  var themes: [Located<String>]?
  var fonts: [Located<String>]?
  var symbols: [Located<String>]?
}

extension DrawingRequest {
  /// What a request may look like. A name of several words may also be written as on the command line.
  static let definition: Definition<DrawingRequest> = {
    let settings = Setting.Key.allCases.flatMap { key in
      fields(key.rawValue, key.definition.located) { $0.settings[key] = $1 }
    }
    let options =
      fields("strings", .anything) { $0.strings = $1 } + fields("pixels", .flag) { $0.pixels = $1 }
      + fields("lint", .flag) { $0.lint = $1 }
      + fields("themes", folders) { $0.themes = $1 } + fields("fonts", folders) { $0.fonts = $1 }
      + fields("symbols", folders) { $0.symbols = $1 }
    let places =
      fields("id", .anything) { _, _ in } + fields("document", .anything) { $0.document = $1 }
      + fields("path", file) { $0.path = $1 } + fields("base", .name("a folder")) { $0.base = $1 }
      + fields("output", file) { $0.output = $1 } + fields("alt", file) { $0.alt = $1 }
      + fields("legend", file) { $0.legend = $1 }
    return .object(DrawingRequest(), places + settings + options)
  }()

  private static let file = Definition<String>.name("the path of a file").located

  private static let folders: Definition<[Located<String>]> = .either(
    Definition<String>.name("a folder").located.map { [$0] },
    .list(of: Definition<String>.name("a folder").located))

  /// The field of a key under its name, and under that of the option of the command line where it is another one.
  private static func fields<Value>(
    _ key: String, _ definition: Definition<Value>, set: @escaping @Sendable (inout DrawingRequest, Value) -> Void
  ) -> [Field<DrawingRequest>] {
    let names = key.hyphenated == key ? [key] : [key, key.hyphenated]
    return names.map { Field($0, definition, "", set: set) }
  }
}
