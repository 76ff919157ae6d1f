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

  var methods: Set<String> {
    switch self {
    case .state, .errors, .events, .picture, .download, .schema, .symbols, .symbol, .colors: ["GET"]
    case .layout: ["GET", "POST"]
    case .text: ["GET", "PUT"]
    case .check, .format, .extract, .new, .open: ["POST"]
    }
  }

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
