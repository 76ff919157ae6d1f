import MenuStrings
import PositionedJSON

extension ImportedSet {
  /// One line per menu and table: name, kind, location, number of items or texts.
  package func listing(_ paths: SourcePaths) -> String {
    let menus = documents.map { document in
      let location = "\(paths.displayPath(document.menu.location.path)):\(document.menu.location.line)"
      return "\(document.name)\t\(document.menu.presentation)\t\(location)\t\(document.count.items)\n"
    }
    let tables = sheets.map { "\($0.name)\tstrings\t\($0.language ?? "")\t\($0.count)\n" }
    return (menus + tables).joined()
  }

  /// The menus with a name: the document's, a type's, or a title; exact matches come before menus of that type.
  package func documents(named name: String) -> [Document] {
    let word = MenuNames.word(name)
    let exact = documents.filter { $0.name == name || $0.name == word }
    if !exact.isEmpty { return exact }
    let titled = documents.filter { document in
      document.menu.title == name || document.menu.button.contains { $0.0 == "title" && $0.1.text == name }
    }
    if !titled.isEmpty { return titled }
    return documents.filter { $0.name.hasPrefix(word + "-") }
  }
}
