import PositionedJSON
import TestSupport
import Testing

@Suite struct NearestNameTests {
  static let samples: [(String, [String], String?)] = [
    ("titel", ["title", "tile"], "title"), ("trahs", ["trash", "tray"], "trash"),
    ("tiny", ["large", "medium", "small"], nil),
    ("IOS", ["iOS", "macOS"], "iOS"), ("a", ["b", "a"], "a"), ("a", ["b"], nil), ("", ["a"], nil),
    ("abc", ["xyz"], nil), ("smal", ["small", "smalt"], "small"), ("colour", ["color", "colours"], "color"),
    ("square.and.arow.up", ["square", "square.and.arrow.down", "square.and.arrow.up"], "square.and.arrow.up"),
    ("日本", ["日本語"], "日本語"), (String(repeating: "a", count: 65), [String(repeating: "a", count: 65)], nil),
    (String(repeating: "a", count: 64), [String(repeating: "a", count: 64)], String(repeating: "a", count: 64)),
    ("abcdef", ["badcfe"], "badcfe"), ("ab", ["ba"], "ba"), ("ca", ["abc"], nil), ("items", [], nil),
  ]

  @Test(arguments: samples) func finds(name: String, known: [String], expected: String?) {
    #expect(NearestName.find(name, among: known) == expected)
  }

  /// The fast algorithm agrees with the definition of the distance.
  @Test func agreesWithThePlainDefinition() {
    var random = SeededGenerator(seed: 7)
    let letters = Array("abcd")
    for _ in 0..<3000 {
      let name = String((0..<1 + random.next(8)).map { _ in letters[random.next(4)] })
      let known = (0..<6).map { _ in String((0..<1 + random.next(8)).map { _ in letters[random.next(4)] }) }
      var best: (name: String, distance: Int)?
      for candidate in known {
        let distance = Self.distance(Array(name), Array(candidate))
        guard distance <= name.count / 3 + 1, distance < candidate.count else { continue }
        if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
      }
      #expect(NearestName.find(name, among: known) == best?.name, "\(name) among \(known)")
    }
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { table[i][0] = i }
    for j in 0...b.count { table[0][j] = j }
    for i in 1...a.count {
      for j in 1...b.count {
        var cost = min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, table[i - 2][j - 2] + 1) }
        table[i][j] = cost
      }
    }
    return table[a.count][b.count]
  }
}
