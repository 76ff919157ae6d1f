import PositionedJSON

/// Matches the elements of two lists: by `id`, by equality, or else by similarity in the same order.
struct ElementMatching {
  /// The new index of each old element; `nil` if it was removed.
  private(set) var newIndices: [Int?]
  /// The old index of each new element; `nil` if it was added.
  private(set) var origins: [Int?]
  /// The old indexes of elements that changed their order.
  private(set) var moved: Set<Int> = []

  private let old: [JSONNode]
  private let new: [JSONNode]
  private let oldTexts: [String]
  private let newTexts: [String]

  private static let maximumMembers = 50
  private static let maximumPairs = 40_000

  init(_ old: [JSONNode], _ new: [JSONNode]) {
    self.old = old
    self.new = new
    newIndices = Array(repeating: nil, count: old.count)
    origins = Array(repeating: nil, count: new.count)
    oldTexts = old.map { JSONWriter.text(of: $0, form: .compact) }
    newTexts = new.map { JSONWriter.text(of: $0, form: .compact) }
    matchNames()
    matchEnds()
    matchInOrder()
    matchElsewhere()
    findMoved()
  }

  var isIdentity: Bool {
    newIndices.count == origins.count && newIndices.indices.allSatisfy { newIndices[$0] == $0 }
  }

  private mutating func match(_ from: Int, _ to: Int) {
    newIndices[from] = to
    origins[to] = from
  }

  private func isFree(_ from: Int, _ to: Int) -> Bool { newIndices[from] == nil && origins[to] == nil }

  // MARK: Matching

  /// Elements with the same `id` match.
  private mutating func matchNames() {
    let known = Dictionary(new.indices.compactMap { index in new[index]["id"]?.text.map { ($0, index) } }) { a, _ in a }
    guard !known.isEmpty else { return }
    for index in old.indices {
      guard let name = old[index]["id"]?.text, let newIndex = known[name], isFree(index, newIndex) else { continue }
      match(index, newIndex)
    }
  }

  /// Matches the equal elements at both ends, which need no search.
  private mutating func matchEnds() {
    let count = min(old.count, new.count)
    var start = 0
    while start < count, oldTexts[start] == newTexts[start] || newIndices[start] == start {
      if isFree(start, start) { match(start, start) }
      start += 1
    }
    var end = 0
    while end < count - start {
      let (from, to) = (old.count - 1 - end, new.count - 1 - end)
      guard oldTexts[from] == newTexts[to] || newIndices[from] == to else { break }
      if isFree(from, to) { match(from, to) }
      end += 1
    }
  }

  /// Finds the best matching of the remaining elements that keeps their order.
  private mutating func matchInOrder() {
    let left = old.indices.filter { newIndices[$0] == nil }
    let right = new.indices.filter { origins[$0] == nil }
    guard !left.isEmpty, !right.isEmpty, left.count <= Self.maximumPairs / right.count else { return }
    // The best total similarity of the lists' remainders, for each pair of indexes.
    let width = right.count + 1
    var similarity = [Double](repeating: 0, count: left.count * right.count)
    var sums = [Double](repeating: 0, count: (left.count + 1) * width)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        let value = self.similarity(left[row], right[column])
        similarity[row * right.count + column] = value
        let paired = value > 0 ? value + sums[(row + 1) * width + column + 1] : 0
        sums[row * width + column] = max(paired, sums[(row + 1) * width + column], sums[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let value = similarity[row * right.count + column]
      let best = sums[row * width + column]
      if value > 0, value + sums[(row + 1) * width + column + 1] == best {
        match(left[row], right[column])
        (row, column) = (row + 1, column + 1)
      } else if sums[(row + 1) * width + column] == best {
        row += 1
      } else {
        column += 1
      }
    }
  }

  /// Matches equal elements in any order.
  private mutating func matchElsewhere() {
    var free: [String: [Int]] = [:]
    for index in new.indices.reversed() where origins[index] == nil { free[newTexts[index], default: []].append(index) }
    guard !free.isEmpty else { return }
    for index in old.indices where newIndices[index] == nil {
      if let newIndex = free[oldTexts[index]]?.popLast() { match(index, newIndex) }
    }
  }

  /// Elements outside the longest increasing subsequence have moved.
  private mutating func findMoved() {
    let matched = old.indices.filter { newIndices[$0] != nil }
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: old.count)
    for index in matched {
      let newIndex = newIndices[index] ?? 0
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if (newIndices[ends[middle]] ?? 0) < newIndex { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    guard ends.count < matched.count else { return }
    moved = Set(matched)
    var next = ends.last
    while let index = next {
      moved.remove(index)
      next = before[index]
    }
  }

  // MARK: Similarity

  /// Returns the similarity of two elements: 0 if they do not match, 2 if they are equal.
  private func similarity(_ from: Int, _ to: Int) -> Double {
    if oldTexts[from] == newTexts[to] { return 2 }
    let (one, other) = (old[from], new[to])
    switch (one.value, other.value) {
    case (.object(let left), .object(let right)):
      guard one["type"]?.text == other["type"]?.text else { return 0 }
      // An element with an unmatched `id` has no counterpart.
      guard one["id"] == nil, other["id"] == nil else { return 0 }
      let equal = left.prefix(Self.maximumMembers).count { member in
        right.prefix(Self.maximumMembers).contains {
          $0.key.text == member.key.text && $0.value.isEquivalent(to: member.value)
        }
      }
      let share = Double(equal) / Double(max(left.count, right.count, 1))
      return 0.3 + Self.similarity(Self.label(one), Self.label(other)) + share / 2
    case (.string, .string):
      guard !Self.isDivider(one), !Self.isDivider(other) else { return 0 }
      return 0.2 + Self.similarity(Self.label(one), Self.label(other))
    case (.string, .object), (.object, .string):
      // A string is short for a button with only a title.
      guard one["type"] == nil, other["type"] == nil else { return 0 }
      return Self.similarity(Self.label(one), Self.label(other))
    case (.array, .array), (.number, .number), (.bool, .bool): return 0.2
    default: return 0
    }
  }

  private static func isDivider(_ node: JSONNode) -> Bool { node.text == "---" }

  private static func label(_ node: JSONNode) -> [UInt8] {
    let text = node.text ?? ["title", "label", "caption", "text", "name"].lazy.compactMap { node[$0]?.text }.first
    return Array((text ?? "").utf8.prefix(200))
  }

  /// Returns the fraction, from 0 to 1, of two texts that their common prefix and suffix cover.
  private static func similarity(_ one: [UInt8], _ other: [UInt8]) -> Double {
    guard !one.isEmpty, !other.isEmpty else { return 0 }
    let start = zip(one, other).prefix { $0 == $1 }.count
    let room = min(one.count, other.count) - start
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    return Double(start + min(room, end)) / Double(max(one.count, other.count))
  }
}
