/// Names of documents: words for files, each there once.
public enum MenuNames {
  /// The longest name, in bytes.
  private static let longest = 64

  /// The name of each menu, in their order, which is to be that of their places.
  ///
  /// A name that several would have is that of the first; to the others the folder is added, or else a number.
  ///
  /// - Parameter menus: what each is to be called, and the file that it is from.
  public static func unique(for menus: [(name: String, path: String)]) -> [String] {
    // The manifest has this one.
    var taken: Set = ["menumock"]
    // Names are never given back, so the next number is behind the last one.
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

  /// The innermost folder of a path that is not for a language.
  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().last { !$0.hasSuffix(".lproj") && $0 != "." && $0 != ".." }.map(String.init)
      ?? ""
  }

  /// A text as one word for file names: `MainMenu of Notes` is `main-menu-of-notes`.
  public static func word(_ text: String) -> String {
    var word = ""
    var previous: Character = "-"
    for character in text {
      if character.isLetter || character.isNumber {
        if character.isUppercase, previous.isLowercase || previous.isNumber { word += "-" }
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
}
