import UIKit

/// Recent notes
final class RecentNotesViewController: UIViewController {
  struct Note: Hashable {
    var name: String
  }

  // TODO: Supply ‹note.name› of each element.
  var notes: [Note] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    var items: [UIApplicationShortcutItem] = []
    items += [
      UIApplicationShortcutItem(
        type: "newNote",
        localizedTitle: "New Note",
        localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "square.and.pencil")
      )
    ]
    items += notes.map { note in
      UIApplicationShortcutItem(
        type: "chooseNote",
        localizedTitle: note.name,
        localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "note")
      )
    }
    UIApplication.shared.shortcutItems = items
  }
}
