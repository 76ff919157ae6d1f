enum PreviewCall: String, CaseIterable {
  case state
  case errors
  case events
  case picture
  case check
  case layout
  case download
  case text
  case format
  case extract
  case new
  case open
  case schema
  case symbols
  case symbol
  case colors
  case thumbnail
  case sketch
  case attempt
  case attempted
  case find
  case theme
  case themed

  var methods: Set<String> {
    switch self {
    case .state, .errors, .events, .picture, .download, .schema, .symbols, .symbol, .colors, .thumbnail, .attempted,
      .find:
      ["GET"]
    case .layout: ["GET", "POST"]
    case .text: ["GET", "PUT"]
    case .theme: ["GET", "POST", "PUT"]
    case .themed, .check, .format, .extract, .new, .open, .sketch, .attempt: ["POST"]
    }
  }

  func writes(_ method: String) -> Bool {
    switch self {
    case .text, .theme: method != "GET"
    case .new: true
    case .state, .errors, .events, .picture, .check, .layout, .download, .format, .extract, .open, .schema, .symbols,
      .symbol, .colors, .thumbnail, .sketch, .attempt, .attempted, .find, .themed:
      false
    }
  }
}
