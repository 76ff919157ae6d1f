/// What the page can ask for.
enum PreviewCall: String, CaseIterable {
  /// The list of documents, and what can be chosen.
  case state
  /// How many errors documents have.
  case errors
  /// What happens from now on.
  case events
  /// A document drawn from its file.
  case picture
  /// A document drawn from what is being written.
  case check
  /// The boxes of a document.
  case layout
  /// A picture to take away.
  case download
  /// The text of a document: read, or written.
  case text
  /// A text in canonical form.
  case format
  /// The document that a picture carries.
  case extract
  /// A new document.
  case new
  /// A place of a document in an editor.
  case open
  /// The JSON Schema of documents.
  case schema
  /// The names of symbols.
  case symbols
  /// The picture of a symbol.
  case symbol
  /// The colors of a theme.
  case colors

  /// The methods that it may be asked with.
  var methods: Set<String> {
    switch self {
    case .state, .errors, .events, .picture, .download, .schema, .symbols, .symbol, .colors: ["GET"]
    case .layout: ["GET", "POST"]
    case .text: ["GET", "PUT"]
    case .check, .format, .extract, .new, .open: ["POST"]
    }
  }

  /// Whether it changes files.
  func writes(_ method: String) -> Bool {
    switch self {
    case .text: method != "GET"
    case .new: true
    case .state, .errors, .events, .picture, .check, .layout, .download, .format, .extract, .open, .schema, .symbols,
      .symbol, .colors:
      false
    }
  }
}
