import ArgumentParser

/// The output paths of one command.
enum OutputNames {
  /// Refuses two outputs with the same path, because one would replace the other.
  ///
  /// - Parameter options: the options and their values; `nil` if absent.
  static func checkDistinct(_ options: [(name: String, path: String?)]) throws(ValidationError) {
    var owners: [String: String] = [:]
    for (name, path) in options {
      guard let path, let owner = owners.updateValue(name, forKey: path) else { continue }
      throw collision(at: path, owner, name)
    }
  }

  static func collision(at path: String, _ one: String, _ other: String) -> ValidationError {
    let place = path == "-" ? "standard output" : path
    return ValidationError("\(place) cannot take both \(one) and \(other)")
  }
}
