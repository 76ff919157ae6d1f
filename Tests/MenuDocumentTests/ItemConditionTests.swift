import MenuDocument
import Testing

struct ItemConditionTests {
  @Test(arguments: [
    ("isFavorite", ["isFavorite"]), ("isFavorite && !account.isMuted", ["isFavorite", "!account.isMuted"]),
    ("list.contains(a && b) && name == \"x && y\"", ["list.contains(a && b)", "name == \"x && y\""]),
    ("!(a && b) && c", ["!(a && b)", "c"]), ("  a  &&  b ", ["a", "b"]), ("&&", []), ("a || b", ["a || b"]),
  ]) func isDividedAtConjunctions(text: String, terms: [String]) {
    #expect(ItemCondition(text).terms == terms)
  }

  @Test(arguments: [
    ("isFavorite", "!isFavorite"), ("account.isMuted(for: user)", "!account.isMuted(for: user)"),
    ("count == 0", "count != 0"), ("a && b", "!(a && b)"), ("count > 1", "!(count > 1)"),
    ("(try? load()) == nil", "(try? load()) != nil"),
  ]) func hasAnOpposite(text: String, opposite: String) {
    #expect(ItemCondition.opposite(of: text) == opposite)
    #expect(ItemCondition.opposite(of: opposite) == text)
  }

  @Test func isJoined() {
    #expect(ItemCondition.both(nil, "a") == "a")
    #expect(ItemCondition.both("a || b", "c") == "(a || b) && c")
    #expect(ItemCondition.both("a", "b ? c : d") == "a && (b ? c : d)")
    #expect(ItemCondition.both("a && b", "c") == "a && b && c")
  }
}
