import MenuLayout
import MockupScene
import PositionedJSON

/// The difference of two layouts, reduced to the changes that explain the others.
///
/// A box that moves with its parent, or that follows the edges or the center of a resized box, is not reported.
/// Adjacent boxes with the same change are reported as one.
struct LayoutDifference {
  /// Removed boxes first, then all other changes from back to front; at most `maximumChanges`.
  let changes: [LayoutChange]
  let count: Int

  private static let maximumChanges = 500

  /// - Parameter newPath: returns the current path of a former value; `nil` if it was removed.
  init(from old: LayoutTree, to new: LayoutTree, newPath: (DocumentPath) -> DocumentPath?) {
    let comparison = LayoutComparison(
      old: old.listing, new: new.listing,
      growth: Vector(new.size.width - old.size.width, new.size.height - old.size.height), newPath: newPath)
    var reported = comparison.changes
    // Separators come and go with their rows, so they are reported only alone.
    let significant = reported.filter { $0.role != .separator }
    if !significant.isEmpty { reported = significant }
    count = reported.count
    changes = Array(reported.prefix(Self.maximumChanges))
  }
}

private struct Vector {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static let zero = Vector(0, 0)

  var isZero: Bool { Self.isSame(x, 0) && Self.isSame(y, 0) }

  static func - (left: Vector, right: Vector) -> Vector { Vector(left.x - right.x, left.y - right.y) }

  static func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.001 }
}

/// Two layouts with their boxes matched.
private struct LayoutComparison {
  private let old: [LayoutTree.ListedBox]
  private let new: [LayoutTree.ListedBox]
  private let growth: Vector
  /// The new index of each old box, and the reverse.
  private var newIndices: [Int?]
  private var origins: [Int?]
  /// The new indexes of boxes with added or removed children.
  private var disturbed: Set<Int> = []

  /// The identity of a box. Frame and order distinguish boxes with the same role and path.
  private struct Name: Hashable {
    var path: DocumentPath
    var role: LayoutRole
    var frame: DocumentPath?
    var number = 0
  }

  private static let image = -1

  init(
    old: [LayoutTree.ListedBox], new: [LayoutTree.ListedBox], growth: Vector, newPath: (DocumentPath) -> DocumentPath?
  ) {
    self.old = old
    self.new = new
    self.growth = growth
    newIndices = Array(repeating: nil, count: old.count)
    origins = Array(repeating: nil, count: new.count)
    let known = Dictionary(Self.names(of: new) { $0 }.enumerated().map { ($1, $0) }) { first, _ in first }
    for (index, name) in Self.names(of: old, newPath).enumerated() {
      guard let name, let now = known[name] else { continue }
      newIndices[index] = now
      origins[now] = index
    }
    for index in new.indices where origins[index] == nil { disturbed.insert(new[index].parent ?? Self.image) }
    for index in old.indices where newIndices[index] == nil {
      guard let parent = old[index].parent else {
        disturbed.insert(Self.image)
        continue
      }
      if let now = newIndices[parent] { disturbed.insert(now) }
    }
  }

  private static func names(
    of list: [LayoutTree.ListedBox], _ newPath: (DocumentPath) -> DocumentPath?
  ) -> [Name?] {
    var counts: [Name: Int] = [:]
    var frames: [DocumentPath?] = []
    return list.map { entry in
      let path = newPath(entry.box.path)
      frames.append(entry.box.role == .frame ? path : entry.parent.flatMap { frames[$0] })
      guard let path else { return nil }
      var name = Name(path: path, role: entry.box.role, frame: frames.last ?? nil)
      let count = counts[name, default: 0]
      counts[name] = count + 1
      name.number = count
      return name
    }
  }

  // MARK: Changes

  /// Boxes with the same change, in any parent.
  private struct Group: Hashable {
    var role: LayoutRole
    var kind: LayoutChange.Kind
    /// The distance within the parent or the growth, in points; empty for texts, which grow differently.
    var amount: [Double]
  }

  var changes: [LayoutChange] {
    var changes: [LayoutChange] = []
    var groups: [Group: Int] = [:]
    for index in old.indices where newIndices[index] == nil && old[index].parent.map({ newIndices[$0] != nil }) ?? true
    {
      let box = old[index]
      changes.append(
        LayoutChange(
          path: box.box.path, role: box.box.role, text: Self.words(at: index, of: old), kind: .removed, from: box.frame)
      )
    }
    for index in new.indices {
      guard let origin = origins[index] else {
        guard new[index].parent.map({ origins[$0] != nil }) ?? true else { continue }
        let box = new[index]
        changes.append(
          LayoutChange(
            path: box.box.path, role: box.box.role, text: Self.words(at: index, of: new), kind: .added, to: box.frame))
        continue
      }
      let (before, now) = (old[origin], new[index])
      guard var change = change(of: index, from: origin) else { continue }
      change.from = before.frame
      change.to = now.frame
      if let group = Self.group(of: change, isText: now.words != nil) {
        if let first = groups[group] {
          changes[first].others += 1
          continue
        }
        groups[group] = changes.count
      }
      changes.append(change)
    }
    return changes
  }

  private static func group(of change: LayoutChange, isText: Bool) -> Group? {
    let amount: [Double]
    switch change.kind {
    case .moved: amount = change.distance.map { [$0.x, $0.y] } ?? []
    case .resized:
      guard !isText, let from = change.from, let to = change.to else {
        amount = []
        break
      }
      amount = [to.width - from.width, to.height - from.height]
    case .added, .removed, .text: return nil
    }
    return Group(role: change.role, kind: change.kind, amount: amount.map(LayoutChange.rounded))
  }

  /// Returns the change of a matched box; `nil` if its parents explain it.
  private func change(of index: Int, from origin: Int) -> LayoutChange? {
    let (before, now) = (old[origin], new[index])
    var change = LayoutChange(
      path: now.box.path, role: now.box.role, text: Self.words(at: index, of: new), kind: .text)
    if before.words != now.words {
      change.earlierText = before.words ?? ""
      return change
    }
    let parent = now.parent
    let stretch: Vector
    var drift = Vector.zero
    if let parent, let earlier = origins[parent], before.parent == earlier {
      stretch = Vector(
        new[parent].frame.width - old[earlier].frame.width, new[parent].frame.height - old[earlier].frame.height)
      drift = Vector(new[parent].frame.x - old[earlier].frame.x, new[parent].frame.y - old[earlier].frame.y)
    } else {
      stretch = parent == nil && before.parent == nil ? growth : .zero
    }
    let growth = Vector(now.frame.width - before.frame.width, now.frame.height - before.frame.height)
    let distance = Vector(now.frame.x - before.frame.x, now.frame.y - before.frame.y) - drift
    guard !growth.isZero || !distance.isZero else { return nil }
    // After added or removed boxes, the shift of later boxes is reported, because it is the visible effect.
    let isQuiet = !disturbed.contains(parent ?? Self.image)
    if Self.follows(distance.x, growth.x, stretch.x), Self.follows(distance.y, growth.y, isQuiet ? stretch.y : 0) {
      return nil
    }
    change.kind = growth.isZero ? .moved : .resized
    if growth.isZero { change.distance = Point(x: distance.x, y: distance.y) }
    return change
  }

  /// Returns whether an edge or the center follows the parent, or both edges do.
  private static func follows(_ distance: Double, _ growth: Double, _ stretch: Double) -> Bool {
    if Vector.isSame(growth, 0) {
      return [0, stretch / 2, stretch].contains { Vector.isSame(distance, $0) }
    }
    return Vector.isSame(distance, 0) && Vector.isSame(growth, stretch)
  }

  /// Returns the text of a box, or else the first text in it.
  private static func words(at index: Int, of list: [LayoutTree.ListedBox]) -> String? {
    if let words = list[index].words { return words }
    // A container of several rows is not named after the first row.
    let several: [LayoutRole] = [.menu, .group, .viewport, .menuBar, .window, .bar, .frame, .parentMenu, .confirmation]
    guard !several.contains(list[index].box.role) else { return nil }
    let inside = list[(index + 1)...].prefix { $0.level > list[index].level }.prefix(12)
    return inside.lazy.compactMap(\.words).first
  }
}

extension LayoutTree.ListedBox {
  /// The text without its line breaks.
  fileprivate var words: String? {
    guard case .text(let text) = box.look else { return nil }
    return text.lines.map(\.text).joined(separator: " ")
  }
}
