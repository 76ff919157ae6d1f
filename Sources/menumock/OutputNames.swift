import ArgumentParser

/// The places that several options of one command write to.
enum OutputNames {
  /// Refuses two outputs in one place: one would replace the other, or be written into it.
  ///
  /// - Parameter options: the options with what they were given; `nil` for those that were not.
  static func checkDistinct(_ options: [(name: String, path: String?)]) throws(ValidationError) {
    var owners: [String: String] = [:]
    for (name, path) in options {
      guard let path, let owner = owners.updateValue(name, forKey: path) else { continue }
      throw collision(at: path, owner, name)
    }
  }

  /// Why two outputs cannot have one place.
  static func collision(at path: String, _ one: String, _ other: String) -> ValidationError {
    let place = path == "-" ? "standard output" : path
    return ValidationError("\(place) cannot take both \(one) and \(other)")
  }
}
