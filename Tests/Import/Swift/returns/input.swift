import SwiftUI
import UIKit

/// Functions that return early under conditions known only at runtime.
enum Vessel { case steamer, ketch }

final class Log {
  static func shorten(_ text: String, limit: Int) -> String {
    guard limit >= 3, text.count > limit else { return text }
    let head = text.prefix(limit / 2)
    let tail = text.suffix(limit / 2)
    return "\(head)…\(tail)"
  }

  static func greet(_ name: String?) -> String {
    guard let name else { return Log.unnamed() }
    return "Greet \(name)"
  }
}

struct LogMenu: View {
  let log: LogBook

  var body: some View {
    Menu("Log") {
      Button(Log.shorten(log.captain, limit: 30)) {}
      Button(Log.greet(log.mate)) {}
    }
  }
}

final class VesselController: UIViewController {
  private func steam(_ vessel: Vessel) async -> UIAction? {
    switch vessel {
    case .steamer: break
    case .ketch: return nil
    }
    let action = UIAction(title: "Stoke", image: UIImage(systemName: "flame")) { _ in }
    return action
  }

  private func sail(_ vessel: Vessel) async -> UIAction? {
    UIAction(title: "Hoist", image: UIImage(systemName: "sailboat")) { _ in }
  }

  func bar(for vessel: Vessel) async -> UIBarButtonItem {
    var children: [UIMenuElement] = []
    if let sail = await sail(vessel) { children.append(sail) }
    if let steam = await steam(vessel) { children.append(steam) }
    return UIBarButtonItem(title: "Vessel", menu: UIMenu(children: children))
  }
}
