/// Names that other vocabularies use, and what they are called in a document.
///
/// The nearest name by spelling does not find these: `label` is far from `title`.
package struct Synonyms: Sendable {
  /// A key elsewhere that is written as an element of a list here.
  package struct ListElement: Sendable {
    /// The key of the list.
    let list: String
    /// The element, as the list has it.
    let text: String
    /// A clause that ends the message.
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

  /// - Parameters:
  ///   - keys: keys in lowercase, each with the known keys that it may mean, the likeliest first.
  ///   - values: values in lowercase, each with the known value that it means.
  ///   - elements: keys that mean an element of a list.
  package init(
    keys: [String: [String]] = [:], values: [String: String] = [:], elements: [String: ListElement] = [:]
  ) {
    self.keys = keys
    self.values = values
    self.elements = elements
  }

  /// The keys that an unknown one may mean, the likeliest first.
  func keys(for guess: String) -> [String] { keys[guess.lowercased()] ?? [] }

  /// The known value that an unknown one means.
  func value(for guess: String, among known: [String]) -> String? {
    values[guess.lowercased()].flatMap { known.contains($0) ? $0 : nil }
  }

  /// The element of a list that an unknown key means.
  func element(for guess: String) -> ListElement? { elements[guess] }
}
