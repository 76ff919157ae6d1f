package import MenuStrings

/// A placeholder for content that a reader could not determine.
package struct Placeholder: Hashable, Sendable, Codable {
  package var location: FileLocation
  /// The content in the document: a value, or words for those who read the note.
  package var text: String
  /// The reason, as a clause without a period.
  package var reason: String
  /// The subject of the note, if other code looks for such notes.
  package private(set) var subject: Subject?
  /// The expression of the list whose elements the note is about.
  package private(set) var list: String?

  /// The properties of menus and items that code looks for in notes.
  package enum Subject: String, Sendable, Codable {
    /// Whether a condition shows the item.
    case shown, hidden
    case state, isEnabled, symbol, attributes
    /// The items of a submenu, or the options of a picker.
    case items
    /// The elements of a list, of which the document shows one.
    case list
    /// The argument of a view: a view, or a list.
    case parameter, listParameter
    case selection
    /// A title that Interface Builder gives new items.
    case sample
    /// A menu bar that no one sees.
    case menuBar
  }

  package init(location: FileLocation, about subject: Subject? = nil, text: String, reason: String) {
    self.location = location
    self.text = text
    self.reason = reason
    self.subject = subject
  }

  /// A note on the branch of a condition.
  package init(location: FileLocation, isShown: Bool, reason: String) {
    self.init(location: location, text: "", reason: reason)
    self.isShown = isShown
  }

  /// A note on an element that stands for those of a list.
  package init(location: FileLocation, ofList reason: String, _ list: String? = nil, isParameter: Bool = false) {
    self.init(
      location: location, about: isParameter ? .listParameter : .list, text: "one of several", reason: reason)
    self.list = list
  }

  package init(_ unknown: Unknown) {
    self.init(
      location: unknown.location, about: unknown.isParameter ? .parameter : nil, text: unknown.quoted,
      reason: unknown.reason)
  }

  /// The note on the text of a property.
  package func about(_ subject: Subject) -> Placeholder {
    var note = self
    note.subject = subject
    return note
  }

  /// Whether the note is about a branch that the document shows.
  package var isShown: Bool {
    get { subject == .shown }
    set {
      subject = newValue ? .shown : .hidden
      text = newValue ? "shown" : "hidden"
    }
  }

  /// Whether the note is about a branch of a condition.
  package var isOfBranch: Bool { subject == .shown || subject == .hidden }

  private enum CodingKeys: String, CodingKey {
    case location = "place", text, reason, subject, list
  }
}
