/// Unique `id` values of groups.
///
/// An `id` is the group's name, escaped if it is not an XML name; a repeated name gets `_2`, `_3`, …
struct GroupNames {
  private var used: Set<String> = []
  /// The last number tried for each name, so that repeated names take constant time.
  private var numbers: [String: Int] = [:]

  mutating func add(_ name: String) -> String {
    let name = XMLName.escaping(name)
    if used.insert(name).inserted { return name }
    var number = numbers[name, default: 1]
    var candidate: String
    repeat {
      number += 1
      candidate = "\(name)_\(number)"
    } while !used.insert(candidate).inserted
    numbers[name] = number
    return candidate
  }

  func contains(prefix: String) -> Bool {
    used.contains { $0.utf8.starts(with: prefix.utf8) }
  }
}
