import MenuLayout
import MockupScene
import PositionedJSON

/// How a layout differs from an earlier one: what is reported is what explains the rest.
///
/// A box that moves because the one around it does is not reported, nor one that follows the edges or the middle of a box
/// that was resized; boxes beside each other that change alike are reported as one.
struct LayoutDifference {
  /// The changes, as many as are kept: first what is gone, then all else from back to front.
  let changes: [LayoutChange]
  /// How many changes there are in all.
  let count: Int

  /// The most changes that are kept.
  private static let mostChanges = 500

  /// Compares two layouts.
  ///
  /// - Parameter place: where a value of the earlier document is now; `nil` for one that is gone.
  init(from old: LayoutTree, to new: LayoutTree, place: (DocumentPath) -> DocumentPath?) {
    let comparison = LayoutComparison(
      old: old.listing, new: new.listing,
      growth: Vector(new.size.width - old.size.width, new.size.height - old.size.height), place: place)
    var told = comparison.changes
    // A line between rows comes and goes with them.
    let grave = told.filter { $0.role != .separator }
    if !grave.isEmpty { told = grave }
    count = told.count
    changes = Array(told.prefix(Self.mostChanges))
  }
}

/// A distance to the right and downwards, in points.
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

/// The boxes of two layouts, paired.
private struct LayoutComparison {
  private let old: [LayoutTree.ListedBox]
  private let new: [LayoutTree.ListedBox]
  /// How much larger the picture is.
  private let growth: Vector
  /// Where each earlier box is now, and the other way round.
  private var places: [Int?]
  private var origins: [Int?]
  /// The boxes, by their present number, in which some came or went.
  private var disturbed: Set<Int> = []

  /// What a box is known by: several of one role for one value are told apart by the frame they are in and their order.
  private struct Name: Hashable {
    var path: DocumentPath
    var role: LayoutRole
    var frame: DocumentPath?
    var number = 0
  }

  /// The whole picture, as the box around all others.
  private static let picture = -1

  init(
    old: [LayoutTree.ListedBox], new: [LayoutTree.ListedBox], growth: Vector, place: (DocumentPath) -> DocumentPath?
  ) {
    self.old = old
    self.new = new
    self.growth = growth
    places = Array(repeating: nil, count: old.count)
    origins = Array(repeating: nil, count: new.count)
    let known = Dictionary(Self.names(of: new) { $0 }.enumerated().map { ($1, $0) }) { first, _ in first }
    for (index, name) in Self.names(of: old, place).enumerated() {
      guard let name, let now = known[name] else { continue }
      places[index] = now
      origins[now] = index
    }
    for index in new.indices where origins[index] == nil { disturbed.insert(new[index].parent ?? Self.picture) }
    for index in old.indices where places[index] == nil {
      guard let parent = old[index].parent else {
        disturbed.insert(Self.picture)
        continue
      }
      if let now = places[parent] { disturbed.insert(now) }
    }
  }

  private static func names(
    of list: [LayoutTree.ListedBox], _ place: (DocumentPath) -> DocumentPath?
  ) -> [Name?] {
    var counts: [Name: Int] = [:]
    var frames: [DocumentPath?] = []
    return list.map { entry in
      let path = place(entry.box.path)
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

  /// What changes alike, whatever the box around.
  private struct Group: Hashable {
    var role: LayoutRole
    var kind: LayoutChange.Kind
    /// By how much it moved in the box around it, or grew, in points. Each text grows by something else.
    var amount: [Double]
  }

  var changes: [LayoutChange] {
    var changes: [LayoutChange] = []
    var groups: [Group: Int] = [:]
    for index in old.indices where places[index] == nil && old[index].parent.map({ places[$0] != nil }) ?? true {
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

  /// What happened to a box that was there before; `nil` for nothing that the boxes around it do not explain.
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
    // Where boxes came or went, those after them are reported, as that is what is seen first.
    let isQuiet = !disturbed.contains(parent ?? Self.picture)
    if Self.follows(distance.x, growth.x, stretch.x), Self.follows(distance.y, growth.y, isQuiet ? stretch.y : 0) {
      return nil
    }
    change.kind = growth.isZero ? .moved : .resized
    if growth.isZero { change.distance = Point(x: distance.x, y: distance.y) }
    return change
  }

  /// Whether an edge or the middle goes with the box around, or both edges do.
  private static func follows(_ distance: Double, _ growth: Double, _ stretch: Double) -> Bool {
    if Vector.isSame(growth, 0) {
      return [0, stretch / 2, stretch].contains { Vector.isSame(distance, $0) }
    }
    return Vector.isSame(distance, 0) && Vector.isSame(growth, stretch)
  }

  /// What is written in a box: its own text, else the first one inside.
  private static func words(at index: Int, of list: [LayoutTree.ListedBox]) -> String? {
    if let words = list[index].words { return words }
    // What holds several rows is not called by the first of them.
    let several: [LayoutRole] = [.menu, .group, .viewport, .menuBar, .window, .bar, .frame, .background, .confirmation]
    guard !several.contains(list[index].box.role) else { return nil }
    let inside = list[(index + 1)...].prefix { $0.level > list[index].level }.prefix(12)
    return inside.lazy.compactMap(\.words).first
  }
}

extension LayoutTree.ListedBox {
  /// What is written, without regard to where lines break.
  fileprivate var words: String? {
    guard case .text(let text) = box.look else { return nil }
    return text.lines.map(\.text).joined(separator: " ")
  }
}
