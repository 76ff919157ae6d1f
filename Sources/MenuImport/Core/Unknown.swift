package import MenuStrings

/// An expression whose value the sources do not tell.
package struct Unknown {
  package let words: String
  package let location: FileLocation
  package let reason: String
  /// Whether the user of a view passes the content to it.
  package var isParameter = false

  package init(words: String, location: FileLocation, reason: String) {
    self.words = words
    self.location = location
    self.reason = reason
  }

  package var quoted: String { "‹\(words)›" }
}
