import MockupSymbols
import TestSupport
import Testing

/// Suggestions for unknown names: by meaning, then by spelling.
@Suite struct SymbolMeaningTests {
  @Test(arguments: [
    ("share", "square.and.arrow.up"), ("home", "house"), ("trash.can", "trash"), ("edit", "pencil"),
    ("delete", "trash"), ("settings", "gear"), ("search", "magnifyingglass"), ("email", "envelope"),
    ("mail", "envelope"), ("close", "xmark"), ("add", "plus"), ("home.fill", "house.fill"), ("Trash Can", "trash"),
    ("icon-home", "house"), ("hearrt", "heart"), ("chekmark", "checkmark"),
  ])
  func aNameLeadsToWhatItMeans(name: String, known: String) throws {
    #expect(try SymbolLibraryFixture.library().suggestion(for: name) == known)
  }

  @Test(arguments: ["", "...", "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq"])
  func nothingIsSuggestedForNothing(name: String) throws {
    #expect(try SymbolLibraryFixture.library().suggestion(for: name) == nil)
  }

  @Test func aSearchFindsNamesAndMeanings() throws {
    let library = try SymbolLibraryFixture.library()
    #expect(library.search("home").first == "house")
    #expect(library.search("trash").first == "trash" && library.search("trash").contains("trash.circle"))
    #expect(library.search("heart.badge.plus").first == "heart.badge.plus")
    #expect(library.search("").isEmpty)
    let found = library.search("arrow down")
    #expect(Set(found).count == found.count)
  }

  @Test func whatSeveralMeaningsLeadToStandsInTheirOrder() {
    let numbers = (10...29).map(String.init)
    let shapes = numbers.map { "shape\($0)" }
    let meanings = Dictionary(uniqueKeysWithValues: zip(numbers.map { "tool\($0)" }, shapes.map { [$0] }))
    let source = SymbolLibrary.Source(names: shapes, folder: "") { _ in nil }
    #expect(SymbolLibrary(sources: [source], aliases: { [:] }, meanings: { meanings }).search("tool") == shapes)
  }

  @Test func everyMeaningLeadsToASymbol() throws {
    let library = try SymbolLibraryFixture.library()
    let drawn = Set(library.names)
    #expect(library.meanings.count >= 300)
    for (word, names) in library.meanings.sorted(by: { $0.key < $1.key }) {
      #expect(!names.isEmpty && names.allSatisfy(library.contains), "\(word): \(names)")
      #expect(!drawn.contains(word), "\(word) is a symbol itself")
    }
  }
}
