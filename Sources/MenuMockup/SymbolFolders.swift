import MockupFiles
import MockupFonts
import MockupScene
package import MockupSymbols
import PositionedJSON

extension SymbolLibrary {
  package static func standard(folders: [String]) -> SymbolLibrary {
    var sources = folders.map { folder in
      Source(
        names: FileSystem.names(in: folder).filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) },
        canChange: true, folder: folder
      ) { name throws(SymbolProblem) in
        // Prevents a symbol name from leaving the folder.
        guard !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
        do throws(FileSystem.Problem) {
          return try FileSystem.contents(of: FileSystem.path(name + ".svg", in: folder), atMost: .symbolBytes)
        } catch {
          if error == .absent { return nil }
          throw SymbolProblem(message: "the file \(error.reason)", offset: 0)
        }
      }
    }
    sources.append(Source(names: Fonts.symbolNames, folder: "Fonts/Symbols") { Fonts.symbol($0) })
    return SymbolLibrary(sources: sources, aliases: { aliases }, meanings: { meanings })
  }

  private static var aliases: [String: String] {
    var result: [String: String] = [:]
    for member in JSONReading(Fonts.symbolAliases).root?.members ?? [] { result[member.key.text] = member.value.text }
    return result
  }

  private static var meanings: [String: [String]] {
    var result: [String: [String]] = [:]
    for member in JSONReading(Fonts.symbolMeanings).root?.members ?? [] {
      result[member.key.text] = member.value.elements?.compactMap { $0.text }
    }
    return result
  }
}
