import MockupScene

/// Unique `id` values of groups.
///
/// An `id` is the group's name, escaped if it is not an XML name, or its layer name without characters that XML names
/// forbid. A part of a layer follows a slash, as in `Copy/symbol`: SVG 2 forbids only whitespace in an `id`, and design
/// tools read slashes as levels. A repeated name gets `_2`, `_3`, …; names take precedence over layer names.
struct GroupNames {
  private var used: Set<String> = []
  private var reserved: Set<String> = []
  /// The last number tried for each name, so that repeated names take constant time.
  private var numbers: [String: Int] = [:]

  /// Keeps the names of groups from becoming layer names.
  mutating func reserve(namesIn nodes: [Scene.Node]) {
    for case .group(let group) in nodes {
      if let name = group.name { reserved.insert(XMLName.escaping(name)) }
      reserve(namesIn: group.nodes)
    }
  }

  mutating func add(_ name: String) -> String {
    add(escaped: XMLName.escaping(name), isLayer: false)
  }

  /// - Parameter parent: the `id` of the layer around this one.
  mutating func add(_ layer: Scene.Layer, in parent: String?) -> String {
    switch layer {
    case .text(let text): add(escaped: XMLName.readable(text), isLayer: true)
    case .part(let part): add(escaped: parent.map { "\($0)/\(part)" } ?? part, isLayer: true)
    }
  }

  private mutating func add(escaped name: String, isLayer: Bool) -> String {
    func isFree(_ candidate: String) -> Bool { !(isLayer && reserved.contains(candidate)) }
    if isFree(name), used.insert(name).inserted { return name }
    var number = numbers[name, default: 1]
    var candidate: String
    repeat {
      number += 1
      candidate = "\(name)_\(number)"
    } while !isFree(candidate) || !used.insert(candidate).inserted
    numbers[name] = number
    return candidate
  }

  func contains(prefix: String) -> Bool {
    used.contains { $0.utf8.starts(with: prefix.utf8) }
  }
}
