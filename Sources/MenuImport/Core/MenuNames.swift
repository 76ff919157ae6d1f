/// Makes unique file names for documents.
package enum MenuNames {
  /// The maximum length of a name, in bytes.
  private static let longest = 64

  /// Returns a name for each menu.
  ///
  /// The first of several equal names stays; the others get their folder's name or a number.
  ///
  /// - Parameter menus: Proposed names and source files, in source order.
  package static func unique(for menus: [(name: String, path: String)]) -> [String] {
    // Reserved for the manifest, `menumock.json`.
    var taken: Set = ["menumock"]
    // Numbers are never reused.
    var numbers: [String: Int] = [:]
    return menus.map { menu in
      let name = word(menu.name)
      let folder = word(folder(of: menu.path))
      var candidates = [name.isEmpty ? "menu" : name]
      if !folder.isEmpty { candidates.append(candidates[0] + "-" + folder) }
      if let free = candidates.first(where: { !taken.contains($0) }) {
        taken.insert(free)
        return free
      }
      var number = numbers[candidates[0]] ?? 2
      while !taken.insert("\(candidates[0])-\(number)").inserted { number += 1 }
      numbers[candidates[0]] = number + 1
      return "\(candidates[0])-\(number)"
    }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().last { !$0.hasSuffix(".lproj") && $0 != "." && $0 != ".." }.map(String.init)
      ?? ""
  }

  /// Returns text as a file name: `MainMenu of Notes` becomes `main-menu-of-notes`.
  package static func word(_ text: String) -> String {
    var word = ""
    var previous: Character = "-"
    let all = Array(text)
    for (index, character) in all.enumerated() {
      if character.isLetter || character.isNumber {
        if character.isUppercase, previous.isLowercase || previous.isNumber || endsAcronym(all, at: index) {
          word += "-"
        }
        word += character.lowercased()
      } else if !word.hasSuffix("-"), !word.isEmpty, character != "'" && character != "’" {
        word += "-"
      }
      previous = character
      if word.utf8.count >= longest { break }
    }
    while word.hasSuffix("-") { word.removeLast() }
    return word
  }

  /// Whether a capital begins the word after an acronym, as `C` in `VMContext`; the `L` of `URLs` does not.
  private static func endsAcronym(_ text: [Character], at index: Int) -> Bool {
    guard index > 0, text[index - 1].isUppercase, index + 1 < text.count, text[index + 1].isLowercase else {
      return false
    }
    let isPlural = text[index + 1] == "s" && (index + 2 == text.count || !text[index + 2].isLowercase)
    return !isPlural
  }
}
