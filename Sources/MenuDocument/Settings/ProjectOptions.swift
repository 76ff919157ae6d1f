public import PositionedJSON

/// The options of a project or command line other than settings: at most one value per key, with its location.
public struct ProjectOptions: Hashable, Sendable {
  /// Sorted by key.
  private var values: [Located<ProjectOption>] = []

  /// Creates an empty collection.
  public init() {}

  /// Creates the options of a command line.
  ///
  /// - Parameter given: returns the value of each key; `nil` if it is not given.
  public init(given: (ProjectOption.Key) -> ProjectOption?) {
    values = ProjectOption.Key.allCases.compactMap { key in given(key).map { Located($0, at: .root) } }
  }

  /// The value of a key with its location; `nil` if it is not set.
  public subscript(key: ProjectOption.Key) -> Located<ProjectOption>? {
    get { values.first { $0.value.key == key } }
    set {
      let kept = values.filter { $0.value.key != key } + (newValue.map { [$0] } ?? [])
      values = ProjectOption.Key.allCases.compactMap { key in kept.first { $0.value.key == key } }
    }
  }

  /// The values in key order.
  public var located: [Located<ProjectOption>] { values }

  /// Returns these options with `other` as fallback; search folders are joined, these first.
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

  /// Returns the options with each path changed.
  public func mapPaths(_ change: (String) -> String) -> ProjectOptions {
    var changed = self
    changed.values = values.map { Located($0.value.mapPaths(change), at: $0.location) }
    return changed
  }
}

extension ProjectOptions {
  /// Additional folders of themes.
  public var themes: [Located<String>] { if case .themes(let folders)? = self[.themes]?.value { folders } else { [] } }
  /// Additional folders of typefaces.
  public var fonts: [Located<String>] { if case .fonts(let folders)? = self[.fonts]?.value { folders } else { [] } }
  /// Folders of custom symbols.
  public var symbols: [Located<String>] {
    if case .symbols(let folders)? = self[.symbols]?.value { folders } else { [] }
  }
  /// All search folders.
  public var folders: [String] { (themes + fonts + symbols).map { $0.value } }
  /// The base folder of relative paths in documents.
  public var base: String? { if case .base(let path)? = self[.base]?.value { path } else { nil } }
  /// The number of pictures drawn concurrently.
  public var jobs: Int? { if case .jobs(let count)? = self[.jobs]?.value { count } else { nil } }
  /// Whether to lint documents too.
  public var lint: Bool? { if case .lint(let isWanted)? = self[.lint]?.value { isWanted } else { nil } }
  /// The file for results, one JSON object per line.
  public var results: String? { if case .results(let path)? = self[.results]?.value { path } else { nil } }
  /// The file for `<picture>` elements.
  public var markdown: String? { if case .markdown(let path)? = self[.markdown]?.value { path } else { nil } }
  /// The folder for descriptions of pictures.
  public var alt: String? { if case .alt(let path)? = self[.alt]?.value { path } else { nil } }
  /// The folder for legends of callouts.
  public var legend: String? { if case .legend(let path)? = self[.legend]?.value { path } else { nil } }
  /// The dependency file.
  public var deps: String? { if case .deps(let path)? = self[.deps]?.value { path } else { nil } }
  /// The folder of reference pictures.
  public var goldens: String? { if case .goldens(let path)? = self[.goldens]?.value { path } else { nil } }
  /// The color difference up to which pixels match, from 0 to 1.
  public var threshold: Double? { if case .threshold(let number)? = self[.threshold]?.value { number } else { nil } }
  /// The number of different pixels up to which pictures match.
  public var maxDifferentPixels: Int? {
    if case .maxDifferentPixels(let count)? = self[.maxDifferentPixels]?.value { count } else { nil }
  }
  /// The folder for a report.
  public var report: String? { if case .report(let path)? = self[.report]?.value { path } else { nil } }
  /// The file for findings as JUnit XML.
  public var junit: String? { if case .junit(let path)? = self[.junit]?.value { path } else { nil } }
}
