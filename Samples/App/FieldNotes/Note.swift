import Foundation

/// What somebody saw, and where.
struct Note: Identifiable {
  let id: UUID
  var title: String
  var place: String
  var kind: Kind
  var isPinned = false

  /// What a note is about.
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

/// What notes are put in order by.
enum SortOrder: String, CaseIterable, Identifiable {
  case date = "Date"
  case title = "Title"
  case place = "Place"

  var id: Self { self }
}
