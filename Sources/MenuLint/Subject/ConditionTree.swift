import MenuDocument

/// The conditions of rows as a tree: below each term are the terms that apply in addition, inside the same container or
/// later in the same condition.
///
/// One row appears whenever another does if its place is the other's or above it. Places are compared instead of terms,
/// because comparing each row with all others would take quadratic time.
struct ConditionTree: Sendable {
  /// The place of the terms of a condition; 0 for rows that always appear.
  typealias Place = Int

  private struct Branch: Hashable {
    var outer: Place
    var term: String
  }

  /// The next place above each place. It has the smaller number.
  private var outer: [Place] = [0]
  private var terms: [String] = [""]
  private var known: [Branch: Place] = [:]

  /// Returns the place of a condition inside a container, and adds it if it is new.
  mutating func place(of condition: String?, in container: Place) -> Place {
    guard let condition else { return container }
    var place = container
    for term in ItemCondition(condition).terms where !places(above: place).contains(where: { terms[$0] == term }) {
      let branch = Branch(outer: place, term: term)
      if let next = known[branch] {
        place = next
        continue
      }
      outer.append(place)
      terms.append(term)
      place = outer.count - 1
      known[branch] = place
    }
    return place
  }

  /// A place and those above it, except 0.
  func places(above place: Place) -> some Sequence<Place> {
    sequence(first: place) { outer[$0] }.prefix { $0 != 0 }
  }

  /// The largest number of rows that certainly appear together.
  func countTogether(_ rows: some Sequence<MenuRow>) -> Int {
    var counts: [Place: Int] = [0: 0]
    for row in rows { counts[row.condition, default: 0] += 1 }
    return counts.keys.reduce(0) { largest, place in
      max(largest, places(above: place).reduce(counts[0] ?? 0) { $0 + (counts[$1] ?? 0) })
    }
  }
}

/// Rows with something in common, each found by the condition under which it appears.
struct RowIndex<Key: Hashable> {
  private struct Entry: Hashable {
    var key: Key
    var place: ConditionTree.Place
  }

  private let conditions: ConditionTree
  /// The first row of each place.
  private var own: [Entry: MenuRow] = [:]
  /// The first row at each place or below it.
  private var inside: [Entry: MenuRow] = [:]

  init(_ conditions: ConditionTree) {
    self.conditions = conditions
  }

  /// Returns an earlier row that appears whenever the given one does, or the other way around.
  func row(_ key: Key, seenWith row: MenuRow) -> MenuRow? {
    if let found = own[Entry(key: key, place: 0)] ?? inside[Entry(key: key, place: row.condition)] { return found }
    return conditions.places(above: row.condition).lazy.compactMap { own[Entry(key: key, place: $0)] }.first
  }

  mutating func add(_ row: MenuRow, _ key: Key) {
    let entry = Entry(key: key, place: row.condition)
    guard own[entry] == nil else { return }
    own[entry] = row
    for place in [0] + conditions.places(above: row.condition) {
      let entry = Entry(key: key, place: place)
      if inside[entry] == nil { inside[entry] = row }
    }
  }
}
