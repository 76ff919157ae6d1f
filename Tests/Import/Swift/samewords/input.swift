import SwiftUI
import UIKit

// The condition of a branch decides the same condition inside it.
final class LodgeProvider {
  private var lodge: Lodge?

  var menu: UIMenu {
    guard lodge != nil else { return UIMenu(children: [findAction, buildAction]) }
    return UIMenu(children: [UIMenu(options: .displayInline, children: [findAction]), buildAction])
  }

  private var findAction: UIAction {
    UIAction(title: lodge == nil ? "Find Lodges" : "Find Rooms") { _ in }
  }

  private var buildAction: UIAction {
    UIAction(
      title: self.lodge != nil ? "Add Room" : "Add Lodge",
      image: UIImage(systemName: self.lodge != nil ? "bed.double" : "house")
    ) { _ in }
  }

  func bedMenu(_ bed: Bed, _ guest: Guest?) -> UIMenu {
    var children: [UIAction] = []
    if bed.isMade, !bed.isBooked {
      children.append(UIAction(title: bed.isMade ? "Strip Bed" : "Make Bed") { _ in })
      children.append(UIAction(title: bed.isBooked ? "Cancel" : "Book") { _ in })
    } else {
      children.append(UIAction(title: bed.isMade ? "Show Guest" : "Show Sheets") { _ in })
    }
    if let guest {
      children.append(UIAction(title: "Call \(guest.name)") { _ in })
    } else {
      children.append(UIAction(title: guest == nil ? "Find Guest" : "Call") { _ in })
    }
    switch bed.size {
    case .single: children.append(UIAction(title: bed.size == .single ? "Widen" : "Narrow") { _ in })
    default: children.append(UIAction(title: "Measure") { _ in })
    }
    return UIMenu(title: "Bed", children: children)
  }

  func doorMenu(_ door: Door) -> UIMenu {
    var isOpen = door.isOpen
    guard isOpen else { return UIMenu(children: [UIAction(title: isOpen ? "Close" : "Open") { _ in }]) }
    let before = UIAction(title: isOpen ? "Close Door" : "Open Door") { _ in }
    isOpen = door.isForced
    return UIMenu(children: [before, UIAction(title: isOpen ? "Force Shut" : "Force Open") { _ in }])
  }
}

struct LodgeView: View {
  let lodge: Lodge

  var body: some View {
    Menu("Lodge") {
      if lodge.isOpen {
        Button(lodge.isOpen ? "Close Lodge" : "Open Lodge") {}
        if !lodge.isOpen { Button("Unlock") {} }
      } else {
        Button(lodge.isOpen ? "Lock" : "Open for Guests", systemImage: lodge.isOpen ? "lock" : "key") {}
      }
    }
  }
}
