public import PositionedJSON

/// An option of drawing or checking, besides the settings of pictures, that a project says once for all its commands.
///
/// The command line and manifests both go through ``Key``: its sentence, and the form of its value. To add one, add a
/// case here and follow the compiler.
public enum ProjectOption: Hashable, Sendable {
  /// Further folders of themes.
  case themes([Located<String>])
  /// Further folders of typefaces.
  case fonts([Located<String>])
  /// Folders of one's own symbols.
  case symbols([Located<String>])
  /// Where relative paths in documents start.
  case base(String)
  /// How many pictures are drawn at once.
  case jobs(Int)
  /// Whether documents are judged by the guidelines, too.
  case lint(Bool)
  /// The file for a line of JSON a picture.
  case results(String)
  /// The file for `<picture>` elements.
  case markdown(String)
  /// The folder for what pictures show, in sentences.
  case alt(String)
  /// The folder for lists of callouts.
  case legend(String)
  /// The file that says what pictures are made from.
  case deps(String)
  /// The folder of pictures to compare with.
  case goldens(String)
  /// How far apart two colors may be and still count as one, from 0 to 1.
  case threshold(Double)
  /// How many different pixels still count as the same.
  case maxDifferentPixels(Int)
  /// The folder for a report.
  case report(String)
  /// The file for what was found as JUnit XML.
  case junit(String)

  /// The options, in the order in which they are listed everywhere.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    case themes, fonts, symbols, base, jobs, lint, results, markdown, alt, legend, deps, goldens, threshold,
      maxDifferentPixels
    case report, junit
  }

  /// What is said.
  public var key: Key {
    switch self {
    case .themes: .themes
    case .fonts: .fonts
    case .symbols: .symbols
    case .base: .base
    case .jobs: .jobs
    case .lint: .lint
    case .results: .results
    case .markdown: .markdown
    case .alt: .alt
    case .legend: .legend
    case .deps: .deps
    case .goldens: .goldens
    case .threshold: .threshold
    case .maxDifferentPixels: .maxDifferentPixels
    case .report: .report
    case .junit: .junit
    }
  }

  /// The value as JSON, as a manifest has it.
  public var json: JSONNode {
    switch self {
    case .themes(let folders), .fonts(let folders), .symbols(let folders):
      .array(folders.map { .string($0.value) })
    case .base(let path), .results(let path), .markdown(let path), .alt(let path), .legend(let path),
      .deps(let path), .goldens(let path), .report(let path), .junit(let path):
      .string(path)
    case .jobs(let count), .maxDifferentPixels(let count): .number(count)
    case .lint(let isWanted): .bool(isWanted)
    case .threshold(let number): .number(number)
    }
  }

  /// The option with each of its paths changed.
  public func mapPaths(_ change: (String) -> String) -> ProjectOption {
    func changed(_ folders: [Located<String>]) -> [Located<String>] {
      folders.map { Located(change($0.value), at: $0.location) }
    }
    return switch self {
    case .themes(let folders): .themes(changed(folders))
    case .fonts(let folders): .fonts(changed(folders))
    case .symbols(let folders): .symbols(changed(folders))
    case .base(let path): .base(change(path))
    case .results(let path): .results(change(path))
    case .markdown(let path): .markdown(change(path))
    case .alt(let path): .alt(change(path))
    case .legend(let path): .legend(change(path))
    case .deps(let path): .deps(change(path))
    case .goldens(let path): .goldens(change(path))
    case .report(let path): .report(change(path))
    case .junit(let path): .junit(change(path))
    case .jobs, .lint, .threshold, .maxDifferentPixels: self
    }
  }
}

extension ProjectOption.Key {
  /// The option of the command line.
  public var option: String { "--" + rawValue.hyphenated }

  /// What it means, in a sentence.
  public var explanation: String {
    switch self {
    case .themes: "Additional folder of themes; repeatable."
    case .fonts: "Additional folder of fonts; repeatable."
    case .symbols: "Folder of custom symbols as SVG files; repeatable."
    case .base: "Base folder for relative paths (default: the document's folder)."
    case .jobs: "Pictures rendered at once (default: the number of processors)."
    case .lint: "Check the documents with lint, and add the findings to each result."
    case .results: "Writes one JSON object per line and picture; - for standard output."
    case .markdown: "Writes <picture> elements; - for standard output."
    case .alt: "Writes one alt text file per picture, with .txt appended to the picture's name."
    case .legend: "Writes one Markdown list of callouts per picture, with .md appended to the picture's name."
    case .deps: "Writes a dependency file for Make and Ninja; its target is the --results file, else each picture."
    case .goldens: "Folder of goldens to compare with."
    case .threshold:
      "Perceptual tolerance for PNGs, 0–1: ignores smoothed edges and color differences below it (default: exact)."
    case .maxDifferentPixels: "Different pixels of a PNG that are tolerated (default: 0)."
    case .report: "Writes a report to this folder; it opens from disk."
    case .junit: "Writes the results as JUnit XML; - for standard output."
    }
  }

  /// What stands for the value in help.
  public var valueName: String {
    switch self {
    case .themes, .fonts, .symbols, .base, .alt, .legend, .goldens, .report: "folder"
    case .results, .markdown, .deps, .junit: "file"
    case .jobs, .maxDifferentPixels: "count"
    case .threshold: "number"
    case .lint: ""
    }
  }

  /// What may be written, for editors.
  package var examples: [JSONNode] {
    switch self {
    case .themes: ["themes"]
    case .fonts: ["fonts"]
    case .symbols: ["symbols", ["symbols", "icons"]]
    case .base: ["."]
    case .jobs: [2]
    case .lint: []
    case .results: ["results.jsonl"]
    case .markdown: ["pictures.md"]
    case .alt, .legend: ["texts"]
    case .deps: ["pictures.d"]
    case .goldens: ["goldens"]
    case .threshold: [0.1]
    case .maxDifferentPixels: [10]
    case .report: ["report"]
    case .junit: ["check.xml"]
    }
  }

  /// Whether it counts for a document that is drawn by itself, too.
  public var isAboutDrawing: Bool {
    switch self {
    case .themes, .fonts, .symbols, .base, .jobs: true
    case .lint, .results, .markdown, .alt, .legend, .deps, .goldens, .threshold, .maxDifferentPixels, .report, .junit:
      false
    }
  }

  /// The most pictures that may be drawn at once.
  public static let jobCounts = 1...1024

  /// What its values may look like.
  package var definition: Definition<ProjectOption> {
    let path = Definition<String>.name("a path")
    let folders = Definition<[Located<String>]>.either(
      path.located.map { [$0] }, .list(of: path.located, atLeast: 1))
    switch self {
    case .themes: return folders.map(ProjectOption.themes)
    case .fonts: return folders.map(ProjectOption.fonts)
    case .symbols: return folders.map(ProjectOption.symbols)
    case .base: return path.map(ProjectOption.base)
    case .jobs: return Definition.integer(in: Self.jobCounts).map(ProjectOption.jobs)
    case .lint: return Definition.flag.map(ProjectOption.lint)
    case .results: return path.map(ProjectOption.results)
    case .markdown: return path.map(ProjectOption.markdown)
    case .alt: return path.map(ProjectOption.alt)
    case .legend: return path.map(ProjectOption.legend)
    case .deps: return path.map(ProjectOption.deps)
    case .goldens: return path.map(ProjectOption.goldens)
    case .threshold: return Definition.number(in: 0...1).map(ProjectOption.threshold)
    case .maxDifferentPixels: return Definition.integer(in: 0...Int(Int32.max)).map(ProjectOption.maxDifferentPixels)
    case .report: return path.map(ProjectOption.report)
    case .junit: return path.map(ProjectOption.junit)
    }
  }
}

extension ProjectOption {
  /// Reads what an option of the command line gives.
  ///
  /// - Throws: what would have been right.
  public init(_ key: Key, argument text: String) throws(Unacceptable) {
    let definition = key.definition
    let number = definition.kinds.contains(.number) ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
    var diagnostics = Diagnostics(file: "")
    let value = definition.decode(
      root: number.map { .number($0) } ?? .string(text), into: &diagnostics, synonyms: .menus)
    guard let value, !diagnostics.hasErrors else {
      throw Unacceptable(reason: diagnostics.inOrder.map(\.message).joined(separator: "\n"))
    }
    self = value
  }

  /// Why a text is no value of an option.
  public struct Unacceptable: Error, Hashable, Sendable {
    /// What is wrong.
    public let reason: String
  }
}
