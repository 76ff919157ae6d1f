import UIKit

/// The quick actions of an app icon
final class TheQuickActionsOfAnAppViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: "newNote",
        localizedTitle: "New Note",
        localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "square.and.pencil")
      ),
      UIApplicationShortcutItem(
        type: "newChecklist",
        localizedTitle: "New Checklist",
        localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "checklist")
      ),
      UIApplicationShortcutItem(
        type: "scanDocument",
        localizedTitle: "Scan Document",
        localizedSubtitle: "With the camera",
        icon: UIApplicationShortcutIcon(systemImageName: "doc.viewfinder")
      ),
    ]
  }
}
