import MockupScene
import Testing

@Suite struct SubstringTests {
  @Test func findsSubstrings() {
    #expect("Menu.swift:3".contains(substring: ".swift:"))
    #expect("Ménu".contains(substring: "énu"))
    #expect(!"Menu.swift".contains(substring: ".swift:"))
    #expect(!"".contains(substring: "a"))
  }

  @Test func replacesSubstrings() {
    #expect("a|b||".replacing(substring: "|", with: "\\|") == "a\\|b\\|\\|")
    #expect("at most {most}".replacing(substring: "{most}", with: "{most}s") == "at most {most}s")
    #expect("aaa".replacing(substring: "aa", with: "b") == "ba")
    #expect("abc".replacing(substring: "x", with: "y") == "abc")
  }
}
