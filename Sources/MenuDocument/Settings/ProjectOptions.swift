public import PositionedJSON

/// The options of a project or command line other than settings: at most one value per key, with its location.
public struct ProjectOptions: Hashable, Sendable {
  /// Sorted by key.
  private var values: [Located<ProjectOption>] = []

  /// Creates an empty collection.
  public init() {}

  /// Creates the options of a command line; `nil` is an option that is not given.
  public init(_ given: [ProjectOption?]) {
    for case let option? in given { self[option.key] = Located(option, at: .root) }
  }

  /// The value of a key with its location; `nil` if it is not set.
  public subscript(key: ProjectOption.Key) -> Located<ProjectOption>? {
    get { values.first { $0.value.key == key } }
    set {
      let remaining = values.filter { $0.value.key != key } + (newValue.map { [$0] } ?? [])
      values = ProjectOption.Key.allCases.compactMap { key in remaining.first { $0.value.key == key } }
    }
  }

  /// The values in key order.
  public var located: [Located<ProjectOption>] { values }

  /// Returns these options with `other` as fallback; search folders are joined, these first.
  public func over(_ other: ProjectOptions) -> ProjectOptions {
    var joined = other
    for value in values {
      var option = value.value
      if let folders = option.folders {
        option = ProjectOption(option.key, .folders(folders + other.folders(option.key)))
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

  /// Returns the folders of an option; empty if it is not set.
  public func folders(_ key: ProjectOption.Key) -> [Located<String>] { self[key]?.value.folders ?? [] }

  public func path(_ key: ProjectOption.Key) -> String? { self[key]?.value.path }

  /// Returns the name that an option chooses.
  public func name(_ key: ProjectOption.Key) -> String? { self[key]?.value.name }

  /// Returns the count of an option.
  public func integer(_ key: ProjectOption.Key) -> Int? { self[key]?.value.integer }

  public func number(_ key: ProjectOption.Key) -> Double? { self[key]?.value.number }

  public func flag(_ key: ProjectOption.Key) -> Bool? { self[key]?.value.flag }

  public var searchFolders: [Located<String>] { folders(.themes) + folders(.fonts) + folders(.symbols) }
}
