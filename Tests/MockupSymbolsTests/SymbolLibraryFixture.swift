import MockupSymbols
import PositionedJSON
import TestSupport

/// The built-in symbol library, read from the repository.
enum SymbolLibraryFixture {
  static func library() throws -> SymbolLibrary {
    let files = try Repository.names(in: "Fonts/Symbols").filter { $0.hasSuffix(".svg") }
    let names = Set(files.map { String($0.dropLast(4)) })
    var aliases: [String: String] = [:]
    var meanings: [String: [String]] = [:]
    for member in JSONReading(try Repository.bytes("Fonts/Symbols/aliases.json")).root?.members ?? [] {
      aliases[member.key.text] = member.value.text
    }
    for member in JSONReading(try Repository.bytes("Fonts/Symbols/meanings.json")).root?.members ?? [] {
      meanings[member.key.text] = member.value.elements?.compactMap(\.text)
    }
    let source = SymbolLibrary.Source(names: names.sorted(), folder: "Fonts/Symbols") { name in
      names.contains(name) ? try? Repository.bytes("Fonts/Symbols/\(name).svg") : nil
    }
    return SymbolLibrary(sources: [source], aliases: { aliases }, meanings: { meanings })
  }
}
