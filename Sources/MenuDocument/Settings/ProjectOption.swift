public import PositionedJSON

/// A project-wide option for drawing or checking, other than a picture's settings.
///
/// The command line and manifests share ``Key``: its help text and the form of its value. To add an option, add a case
/// here and follow the compiler.
public enum ProjectOption: Hashable, Sendable {
  case themes([Located<String>])
  case fonts([Located<String>])
  case symbols([Located<String>])
  /// The base folder of relative paths in documents.
  case base(String)
  case jobs(Int)
  case lint(Bool)
  /// The file for results, one JSON object per line.
  case results(String)
  /// The file for `<picture>` elements.
  case markdown(String)
  /// The folder for descriptions of pictures.
  case alt(String)
  /// The folder for legends of callouts.
  case legend(String)
  case deps(String)
  /// The folder of reference pictures.
  case goldens(String)
  case threshold(Double)
  /// The number of different pixels up to which pictures match.
  case maxDifferentPixels(Int)
  case report(String)
  /// The file for findings as JUnit XML.
  case junit(String)

  /// The options, in listing order.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    case themes, fonts, symbols, base, jobs, lint, results, markdown, alt, legend, deps, goldens, threshold,
      maxDifferentPixels
    case report, junit
  }

  /// The key.
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

  /// The value as JSON, in the form that a manifest uses.
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

  /// The path of a file or folder that menumock writes; `nil` for other options.
  package var writtenPath: String? {
    switch self {
    case .results(let path), .markdown(let path), .alt(let path), .legend(let path), .deps(let path),
      .goldens(let path), .report(let path), .junit(let path):
      path
    case .themes, .fonts, .symbols, .base, .jobs, .lint, .threshold, .maxDifferentPixels: nil
    }
  }

  /// Returns the option with each path changed.
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
  /// The command-line option.
  public var option: String { "--" + rawValue.hyphenated }

  /// The help text, one sentence.
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

  /// The placeholder of the value in help.
  public var valueName: String {
    switch self {
    case .themes, .fonts, .symbols, .base, .alt, .legend, .goldens, .report: "folder"
    case .results, .markdown, .deps, .junit: "file"
    case .jobs, .maxDifferentPixels: "count"
    case .threshold: "number"
    case .lint: ""
    }
  }

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

  /// Whether the option also applies to a document that is drawn outside a set.
  public var isAboutDrawing: Bool {
    switch self {
    case .themes, .fonts, .symbols, .base, .jobs: true
    case .lint, .results, .markdown, .alt, .legend, .deps, .goldens, .threshold, .maxDifferentPixels, .report, .junit:
      false
    }
  }

  /// The accepted numbers of concurrent pictures.
  public static let jobCounts = 1...1024

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
  /// Parses the argument of a command-line option.
  ///
  /// - Throws: ``Unacceptable`` with the acceptable form.
  public init(_ key: Key, argument text: String) throws(Unacceptable) {
    let definition = key.definition
    let number = definition.kinds.contains(.number) ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
    var diagnostics = Diagnostics(file: "")
    let value = definition.decode(
      root: number.map { .number($0) } ?? .string(text), into: &diagnostics, synonyms: .menus)
    guard let value, !diagnostics.hasErrors else {
      throw Unacceptable(reason: diagnostics.inOrder.map { $0.message }.joined(separator: "\n"))
    }
    self = value
  }

  /// The reason why a text is not a value of an option.
  public struct Unacceptable: Error, Hashable, Sendable {
    /// The problem.
    public let reason: String
  }
}
