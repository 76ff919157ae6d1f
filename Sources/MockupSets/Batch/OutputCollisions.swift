import MenuDocument
import PositionedJSON

/// Pictures of a set that would have the place of others, so that a cause with many of them is told once.
struct OutputCollisions {
  /// Those for which one thing of the manifest is to blame.
  private struct Group {
    var place: SourceLocation
    var count = 0
    /// What tells the pictures apart, and has no place in the path, in the order of the matrix.
    var lacking: [OutputTemplate.Key] = []
    /// Two of the pictures, and their path.
    var example: (one: String, other: String, path: String)
  }

  /// What the path has a place for.
  private let present: Set<OutputTemplate.Key>
  private let hasTemplate: Bool
  private var groups: [Group] = []

  /// No collisions so far, for paths of a template.
  ///
  /// - Parameter template: `nil` where names are made of all that varies.
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

  /// Takes a picture that would have the place of an earlier one.
  mutating func add(_ variant: Variant, over earlier: Variant, path: String, at place: SourceLocation) {
    let index =
      groups.firstIndex { $0.place == place }
      ?? {
        groups.append(Group(place: place, example: (earlier.label, variant.label, path)))
        return groups.count - 1
      }()
    groups[index].count += 1
    guard hasTemplate else { return }
    let before = Dictionary(earlier.axes.map { ($0.key, $0.text) }) { first, _ in first }
    let keys =
      (earlier.name == variant.name ? [] : [OutputTemplate.Key.name])
      + variant.axes.filter { before[$0.key] != $0.text }.map { .variant($0.key) }
    for key in keys where !present.contains(key) && !groups[index].lacking.contains(key) {
      groups[index].lacking.append(key)
    }
  }

  /// Says what is wrong, a line for each cause.
  func report(to diagnostics: inout Diagnostics) {
    for group in groups {
      let (one, other, path) = group.example
      let count = group.count > 1 ? "\(group.count) pictures would have the place of others, as " : ""
      let example = one == other ? "two mockups \(one)" : "\(one) and \(other)"
      let lacking = group.lacking.map { "{\($0.text)}" }.joined(separator: ", ")
      let cause = lacking.isEmpty ? "" : "it lacks \(lacking): "
      diagnostics.report(at: group.place, "\(cause)\(count)\(example) would both become \(Quotation.of(path))")
    }
  }
}
