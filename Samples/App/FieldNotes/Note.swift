import Foundation

/// An observation and its location.
struct Note: Identifiable {
  let id: UUID
  var title: String
  var place: String
  var kind: Kind
  var isPinned = false

  /// The subject of a note.
  enum Kind: String, CaseIterable, Identifiable {
    case bird
    case plant
    case track

    var id: Self { self }

    var title: String {
      switch self {
      case .bird: "Bird"
      case .plant: "Plant"
      case .track: "Track"
      }
    }

    var symbol: String {
      switch self {
      case .bird: "bird"
      case .plant: "leaf"
      case .track: "pawprint"
      }
    }
  }
}

/// The sort order of notes.
enum SortOrder: String, CaseIterable, Identifiable {
  case date = "Date"
  case title = "Title"
  case place = "Place"

  var id: Self { self }
}
