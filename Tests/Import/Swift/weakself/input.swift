import UIKit

// Methods of a class in another language, called by a weak reference in a closure.
extension DredgerViewController {
  func setUp() {
    dredgeButton.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] completion in
        let items: [UIMenuElement] = [
          UIAction(title: "Dredge") { _ in },
          UIMenu(title: "Depth", children: self?.depthMenu() ?? []),
          UIMenu(title: "Width", children: self!.widths),
        ]
        completion(items)
      }
    ])
  }

  func depthMenu() -> [UIMenuElement] {
    [UIAction(title: "Shallow") { _ in }, UIAction(title: "Deep") { _ in }]
  }

  var widths: [UIMenuElement] { [UIAction(title: "Narrow") { _ in }] }
}
