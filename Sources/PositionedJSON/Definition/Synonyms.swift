/// Names from other vocabularies and their counterparts in documents.
///
/// Spelling distance does not find these: `label` is far from `title`.
package struct Synonyms: Sendable {
  /// A foreign key whose counterpart is an element of a list.
  package struct ListElement: Sendable {
    let list: String
    let text: String
    /// A clause appended to the message.
    let explanation: String

    package init(of list: String, _ text: String, _ explanation: String) {
      self.list = list
      self.text = text
      self.explanation = explanation
    }
  }

  private let keys: [String: [String]]
  private let values: [String: String]
  private let elements: [String: ListElement]

  /// Creates a set of synonyms.
  ///
  /// - Parameters:
  ///   - keys: known keys by lowercase foreign key, the likeliest first.
  ///   - values: the known value by lowercase foreign value.
  ///   - elements: list elements by foreign key.
  package init(
    keys: [String: [String]] = [:], values: [String: String] = [:], elements: [String: ListElement] = [:]
  ) {
    self.keys = keys
    self.values = values
    self.elements = elements
  }

  /// Returns the known keys that a foreign key may mean, the likeliest first.
  func keys(for guess: String) -> [String] { keys[guess.lowercased()] ?? [] }

  func value(for guess: String, among known: [String]) -> String? {
    values[guess.lowercased()].flatMap { known.contains($0) ? $0 : nil }
  }

  func element(for guess: String) -> ListElement? { elements[guess] }
}
