public import PositionedJSON

/// What a project, or a command line, says about drawing and checking besides settings: at most one value a key, each
/// with the place where it was written.
public struct ProjectOptions: Hashable, Sendable {
  /// In the order of the keys, each key at most once.
  private var values: [Located<ProjectOption>] = []

  /// Options that say nothing.
  public init() {}

  /// What a command line says.
  ///
  /// - Parameter given: the value of each key; `nil` where the command line does not have it.
  public init(given: (ProjectOption.Key) -> ProjectOption?) {
    values = ProjectOption.Key.allCases.compactMap { key in given(key).map { Located($0, at: .root) } }
  }

  /// The value of a key, and where it was written; `nil` where nobody says anything.
  public subscript(key: ProjectOption.Key) -> Located<ProjectOption>? {
    get { values.first { $0.value.key == key } }
    set {
      let kept = values.filter { $0.value.key != key } + (newValue.map { [$0] } ?? [])
      values = ProjectOption.Key.allCases.compactMap { key in kept.first { $0.value.key == key } }
    }
  }

  /// The values in the order of the keys.
  public var located: [Located<ProjectOption>] { values }

  /// These options, and those of `other` for the keys that are not said here; folders to look in are joined, these first.
  public func over(_ other: ProjectOptions) -> ProjectOptions {
    var joined = other
    for value in values {
      let option: ProjectOption =
        switch (value.value, other[value.value.key]?.value) {
        case (.themes(let first), .themes(let second)): .themes(first + second)
        case (.fonts(let first), .fonts(let second)): .fonts(first + second)
        case (.symbols(let first), .symbols(let second)): .symbols(first + second)
        case (let option, _): option
        }
      joined[option.key] = Located(option, at: value.location)
    }
    return joined
  }

  /// The options with each of their paths changed.
  public func mapPaths(_ change: (String) -> String) -> ProjectOptions {
    var changed = self
    changed.values = values.map { Located($0.value.mapPaths(change), at: $0.location) }
    return changed
  }
}

extension ProjectOptions {
  /// Further folders of themes.
  public var themes: [Located<String>] { if case .themes(let folders)? = self[.themes]?.value { folders } else { [] } }
  /// Further folders of typefaces.
  public var fonts: [Located<String>] { if case .fonts(let folders)? = self[.fonts]?.value { folders } else { [] } }
  /// Folders of one's own symbols.
  public var symbols: [Located<String>] {
    if case .symbols(let folders)? = self[.symbols]?.value { folders } else { [] }
  }
  /// All folders in which things are looked for.
  public var folders: [String] { (themes + fonts + symbols).map(\.value) }
  /// Where relative paths in documents start.
  public var base: String? { if case .base(let path)? = self[.base]?.value { path } else { nil } }
  /// How many pictures are drawn at once.
  public var jobs: Int? { if case .jobs(let count)? = self[.jobs]?.value { count } else { nil } }
  /// Whether documents are judged by the guidelines, too.
  public var lint: Bool? { if case .lint(let isWanted)? = self[.lint]?.value { isWanted } else { nil } }
  /// The file for a line of JSON a picture.
  public var results: String? { if case .results(let path)? = self[.results]?.value { path } else { nil } }
  /// The file for `<picture>` elements.
  public var markdown: String? { if case .markdown(let path)? = self[.markdown]?.value { path } else { nil } }
  /// The folder for what pictures show, in sentences.
  public var alt: String? { if case .alt(let path)? = self[.alt]?.value { path } else { nil } }
  /// The folder for lists of callouts.
  public var legend: String? { if case .legend(let path)? = self[.legend]?.value { path } else { nil } }
  /// The file that says what pictures are made from.
  public var deps: String? { if case .deps(let path)? = self[.deps]?.value { path } else { nil } }
  /// The folder of pictures to compare with.
  public var goldens: String? { if case .goldens(let path)? = self[.goldens]?.value { path } else { nil } }
  /// How far apart two colors may be and still count as one, from 0 to 1.
  public var threshold: Double? { if case .threshold(let number)? = self[.threshold]?.value { number } else { nil } }
  /// How many different pixels still count as the same.
  public var maxDifferentPixels: Int? {
    if case .maxDifferentPixels(let count)? = self[.maxDifferentPixels]?.value { count } else { nil }
  }
  /// The folder for a report.
  public var report: String? { if case .report(let path)? = self[.report]?.value { path } else { nil } }
  /// The file for what was found as JUnit XML.
  public var junit: String? { if case .junit(let path)? = self[.junit]?.value { path } else { nil } }
}
