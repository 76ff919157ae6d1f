/// The values of `id` that the groups of one picture have.
///
/// A group's `id` is its name, escaped where that is not an XML name; where it is taken already, with `_2`, `_3`, …
struct GroupNames {
  private var used: Set<String> = []
  /// For each name the last number that was tried, so that many groups of one name take no longer each.
  private var numbers: [String: Int] = [:]

  /// The `id` of the next group of a name.
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

  /// Whether an `id` begins with the text.
  func contains(prefix: String) -> Bool {
    used.contains { $0.utf8.starts(with: prefix.utf8) }
  }
}
