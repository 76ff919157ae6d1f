public import PositionedJSON

/// A project-wide option for drawing or checking, other than a picture's settings.
///
/// The command line and manifests share the record of each ``Key``. To add an option, add a key and follow the compiler.
public struct ProjectOption: Hashable, Sendable {
  public let key: Key
  /// The value, in the form of the key.
  public let value: Value

  /// The options, in listing order.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    case themes, fonts, symbols
    /// The base folder of relative paths in documents.
    case base
    case jobs, lint
    /// The file for results, one JSON object per line.
    case results
    /// The file for snippets that show the pictures, or a folder for one file per snippet.
    case markdown
    /// The form of the snippets.
    case markdownStyle
    /// The folder that links of the snippets are relative to.
    case markdownBase
    /// The folder for alt texts.
    case alt
    /// The folder for legends of callouts.
    case legend
    case deps
    /// The folder of goldens.
    case goldens
    case threshold
    /// The number of different pixels up to which pictures match.
    case maxDifferentPixels
    case report
    /// The file for results as JUnit XML.
    case junit
  }

  /// The value of an option.
  public enum Value: Hashable, Sendable {
    case folders([Located<String>])
    case path(String)
    case name(String)
    case integer(Int)
    case number(Double)
    case flag(Bool)
  }

  package init(_ key: Key, _ value: Value) {
    self.key = key
    self.value = value
  }

  /// The folders; `nil` for an option of another form.
  public var folders: [Located<String>]? { if case .folders(let folders) = value { folders } else { nil } }

  /// The path; `nil` for an option of another form.
  public var path: String? { if case .path(let path) = value { path } else { nil } }

  /// The name; `nil` for an option of another form.
  public var name: String? { if case .name(let name) = value { name } else { nil } }

  /// The count; `nil` for an option of another form.
  public var integer: Int? { if case .integer(let number) = value { number } else { nil } }

  /// The number; `nil` for an option of another form.
  public var number: Double? { if case .number(let number) = value { number } else { nil } }

  /// Whether the option is on; `nil` for an option of another form.
  public var flag: Bool? { if case .flag(let flag) = value { flag } else { nil } }

  /// The value as JSON, in the form that a manifest uses.
  public var json: JSONNode {
    switch value {
    case .folders(let folders): .array(folders.map { .string($0.value) })
    case .path(let text), .name(let text): .string(text)
    case .integer(let number): .number(number)
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    }
  }

  /// The path of a file or folder that menumock writes; `nil` for other options.
  package var writtenPath: String? {
    switch key {
    case .results, .markdown, .alt, .legend, .deps, .goldens, .report, .junit: path
    case .themes, .fonts, .symbols, .base, .jobs, .lint, .markdownStyle, .markdownBase, .threshold,
      .maxDifferentPixels:
      nil
    }
  }

  /// Returns the option with each path changed.
  public func mapPaths(_ change: (String) -> String) -> ProjectOption {
    switch value {
    case .folders(let folders):
      ProjectOption(key, .folders(folders.map { Located(change($0.value), at: $0.location) }))
    case .path(let path): ProjectOption(key, .path(change(path)))
    case .name, .integer, .number, .flag: self
    }
  }
}

extension ProjectOption.Key {
  /// Everything that is known about an option, except its effect.
  private struct Record {
    let form: Form
    let explanation: String
    let examples: [JSONNode]
    let affectsDrawing: Bool

    init(_ form: Form, _ explanation: String, examples: [JSONNode] = [], affectsDrawing: Bool = false) {
      self.form = form
      self.explanation = explanation
      self.examples = examples
      self.affectsDrawing = affectsDrawing
    }
  }

  /// The form of an option's value.
  public enum Form: Hashable, Sendable {
    case folders
    case folder
    case file
    case name([String])
    case count(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case flag
  }

  private var record: Record {
    switch self {
    case .themes:
      Record(.folders, "Additional folder of themes.", examples: ["themes"], affectsDrawing: true)
    case .fonts: Record(.folders, "Additional folder of fonts.", examples: ["fonts"], affectsDrawing: true)
    case .symbols:
      Record(
        .folders, "Folder of custom symbols as SVG files.", examples: ["symbols", ["symbols", "icons"]],
        affectsDrawing: true)
    case .base:
      Record(
        .folder, "Base folder for relative paths (default: the document's folder).", examples: ["."],
        affectsDrawing: true)
    case .jobs:
      Record(
        .count(1...1024), "Pictures rendered at once (default: the number of processors).", examples: [2],
        affectsDrawing: true)
    case .lint: Record(.flag, "Check the documents with lint, and add the findings to each result.")
    case .results:
      Record(
        .file, "Write one JSON object per picture, one per line; - for standard output.", examples: ["results.jsonl"])
    case .markdown:
      Record(
        .file,
        "Write snippets that show the pictures: all to a file, or each to a file in a folder; - for standard output.",
        examples: ["pictures.md", "snippets/"])
    case .markdownStyle:
      Record(
        .name(MarkdownStyle.allCases.map { $0.rawValue }),
        "Form of the snippets: `github` and `html` follow the operating system's dark mode; `material`, `myst`, and "
          + "`rst` follow the site's (default: github).",
        examples: ["material"])
    case .markdownBase:
      Record(
        .folder, "Folder of the page that includes the snippets; links are relative to it (default: the snippets').",
        examples: ["docs"])
    case .alt:
      Record(
        .folder, "Write one alt text file per picture, with .txt appended to the picture's name.",
        examples: ["texts"])
    case .legend:
      Record(
        .folder, "Write one Markdown list of callouts per picture, with .md appended to the picture's name.",
        examples: ["texts"])
    case .deps:
      Record(
        .file, "Write a dependency file for Make and Ninja; its target is the --results file, else each picture.",
        examples: ["pictures.d"])
    case .goldens: Record(.folder, "Folder of goldens to compare with.", examples: ["goldens"])
    case .threshold:
      Record(
        .number(0...1),
        "Perceptual tolerance for PNGs, 0–1: ignores antialiased edges and color differences below it (default: exact).",
        examples: [0.1])
    case .maxDifferentPixels:
      Record(
        .count(0...Int(Int32.max)), "Different pixels to tolerate per PNG (default: 0).", examples: [10])
    case .report: Record(.folder, "Write an HTML report that opens without a server.", examples: ["report"])
    case .junit: Record(.file, "Write the results as JUnit XML; - for standard output.", examples: ["check.xml"])
    }
  }

  /// The command-line option.
  public var option: String { "--" + rawValue.hyphenated }

  /// The help text, one sentence.
  public var explanation: String { record.explanation }

  public var form: Form { record.form }

  /// Whether the option also applies to a document that is drawn outside a set.
  public var affectsDrawing: Bool { record.affectsDrawing }

  /// A field of a manifest that holds the option.
  func field<Owner>(set: @escaping @Sendable (inout Owner, Located<ProjectOption>) -> Void) -> Field<Owner> {
    Field(rawValue, definition.located, explanation, examples: record.examples, set: set)
  }

  fileprivate var definition: Definition<ProjectOption> {
    let path = Definition<String>.name("a path")
    let value: Definition<ProjectOption.Value> =
      switch form {
      case .folders:
        Definition<[Located<String>]>.either(path.located.map { [$0] }, .list(of: path.located, atLeast: 1))
          .map { .folders($0) }
      case .folder, .file: path.map { .path($0) }
      case .name(let names):
        Definition<String>.oneOf(names: { names }, value: { name in names.contains(name) ? name : nil })
          .map { .name($0) }
      case .count(let range): Definition.integer(in: range).map { .integer($0) }
      case .number(let range): Definition.number(in: range).map { .number($0) }
      case .flag: Definition.flag.map { .flag($0) }
      }
    return value.map { ProjectOption(self, $0) }
  }
}

extension ProjectOption {
  /// Parses the argument of a command-line option.
  ///
  /// - Throws: ``InvalidArgument`` with the acceptable form.
  public init(_ key: Key, argument text: String) throws(InvalidArgument) {
    let definition = key.definition
    let number = definition.kinds.contains(.number) ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
    var diagnostics = Diagnostics(file: "")
    let value = definition.decode(
      root: number.map { .number($0) } ?? .string(text), into: &diagnostics, synonyms: .menus)
    guard let value, !diagnostics.hasErrors else {
      throw InvalidArgument(reason: diagnostics.inOrder.map { $0.message }.joined(separator: "\n"))
    }
    self = value
  }

  /// The reason why a text is not a value of an option.
  public struct InvalidArgument: Error, Hashable, Sendable {
    public let reason: String
  }
}
