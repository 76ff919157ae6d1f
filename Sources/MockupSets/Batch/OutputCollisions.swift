import MenuDocument
import PositionedJSON

/// Images of a set with the same path, grouped by cause to report each cause once.
struct OutputCollisions {
  /// The collisions caused by one manifest location.
  private struct Group {
    var location: SourceLocation
    var count = 0
    /// The keys that differ between the images but are missing from the path, in matrix order.
    var missingKeys: [OutputTemplate.Key] = []
    var example: (one: String, other: String, path: String)
  }

  private let present: Set<OutputTemplate.Key>
  private let hasTemplate: Bool
  private var groups: [Group] = []
  private(set) var count = 0

  /// - Parameter template: `nil` for automatic names.
  init(template: OutputTemplate?) {
    hasTemplate = template != nil
    present = Set(
      (template?.parts ?? []).compactMap { part in
        switch part {
        case .text: nil
        case .value(let key), .optional(_, let key): key
        }
      })
  }

  mutating func add(_ variant: Variant, over earlier: Variant, path: String, at location: SourceLocation) {
    let index =
      groups.firstIndex { $0.location == location }
      ?? {
        groups.append(Group(location: location, example: (earlier.label, variant.label, path)))
        return groups.count - 1
      }()
    groups[index].count += 1
    count += 1
    guard hasTemplate else { return }
    let before = Dictionary(earlier.axes.map { ($0.key, $0.text) }) { first, _ in first }
    let keys =
      (earlier.name == variant.name ? [] : [OutputTemplate.Key.name])
      + variant.axes.filter { before[$0.key] != $0.text }.map { .variant($0.key) }
    for key in keys where !present.contains(key) && !groups[index].missingKeys.contains(key) {
      groups[index].missingKeys.append(key)
    }
  }

  func report(to diagnostics: inout Diagnostics) {
    for group in groups {
      let (one, other, path) = group.example
      let count = group.count > 1 ? "\(group.count) pictures have the same path as others; for example, " : ""
      let example = one == other ? "two mockups \(one)" : "\(one) and \(other)"
      let missingKeys = group.missingKeys.map { "{\($0.text)}" }.joined(separator: ", ")
      let help = missingKeys.isEmpty ? nil : "add \(missingKeys) to \"output\""
      diagnostics.report(at: group.location, "\(count)\(example) both become \(Quotation.of(path))", help: help)
    }
  }
}
