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
    case themes, fonts, symbols, base, jobs, lint, results, markdown, deps, goldens, threshold, maxDifferentPixels
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
    case .base(let path), .results(let path), .markdown(let path), .deps(let path), .goldens(let path),
      .report(let path), .junit(let path):
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
  public var option: String {
    "--" + rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }

  /// What it means, in a sentence.
  public var explanation: String {
    switch self {
    case .themes: "A further folder of themes."
    case .fonts: "A further folder of typefaces."
    case .symbols: "A folder of your own symbols, as SVG files."
    case .base: "Where relative paths in a document start."
    case .jobs: "How many pictures are drawn at once; all processors where this is not given."
    case .lint: "Judge the documents by the guidelines, too, and tell what is found with each picture."
    case .results: "Writes a line of JSON for each picture; - for standard output."
    case .markdown: "Writes <picture> elements; - for standard output."
    case .deps: "Writes what the --results, or else each of the pictures, is made from, as Make and Ninja read it."
    case .goldens: "The folder of pictures to compare with, as batch would draw them."
    case .threshold:
      "Compare colors of PNGs as eyes see them, and pass over smoothed edges: 0 for any change that shows, up to 1."
    case .maxDifferentPixels: "How many different pixels of a PNG still count as the same."
    case .report: "Writes a report that a browser opens from disk."
    case .junit: "Writes what was found as JUnit XML; - for standard output."
    }
  }

  /// What stands for the value in help.
  public var valueName: String {
    switch self {
    case .themes, .fonts, .symbols, .base, .goldens, .report: "folder"
    case .results, .markdown, .deps, .junit: "file"
    case .jobs, .maxDifferentPixels: "count"
    case .threshold: "number"
    case .lint: ""
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
    case .deps: return path.map(ProjectOption.deps)
    case .goldens: return path.map(ProjectOption.goldens)
    case .threshold: return Definition.number(in: 0...1).map(ProjectOption.threshold)
    case .maxDifferentPixels: return Definition.integer(in: 0...Int(Int32.max)).map(ProjectOption.maxDifferentPixels)
    case .report: return path.map(ProjectOption.report)
    case .junit: return path.map(ProjectOption.junit)
    }
  }
}
