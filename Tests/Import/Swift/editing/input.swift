import UIKit

// Edit menus, whose functions return one of several menus, and menus that no code reaches.
final class LetterInput: UIView, UITextInput {
  func editMenu(for range: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    guard let range = range as? LetterRange, range.isMisspelled else {
      return UIMenu(children: suggestedActions)
    }
    let correct = UIAction(title: "Correct", image: UIImage(systemName: "pencil")) { _ in }
    return UIMenu(children: suggestedActions + [correct])
  }
}

final class LetterController: UIViewController, UITextViewDelegate {
  func textView(
    _ view: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    if let stamp = stamp(at: range) {
      UIMenu(title: "Stamp", children: [UIAction(title: "Peel Off") { _ in }] + suggestedActions)
    } else {
      UIMenu(title: "Letter", children: suggestedActions)
    }
  }

  func textView(
    _ view: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    isLocked ? UIMenu(children: []) : UIMenu(children: [UIAction(title: "Cross Out") { _ in }] + suggestedActions)
  }

  func menu(for letter: Letter) -> UIMenu {
    switch letter.state {
    case .draft: return UIMenu(children: [UIAction(title: "Send") { _ in }, UIAction(title: "Burn") { _ in }])
    case .sent: return UIMenu(children: [UIAction(title: "Recall") { _ in }, UIAction(title: "Burn") { _ in }])
    case .received: return UIMenu(children: [UIAction(title: "Burn") { _ in }])
    }
  }

  func oldMenu() -> UIMenu? {
    guard let box: LetterBox = nil else { return nil }
    return UIMenu(title: "Box", children: [UIAction(title: "Empty \(box.name)") { _ in }])
  }

  func noMenu() -> UIMenu? {
    return nil
    return UIMenu(title: "None", children: [UIAction(title: "Never") { _ in }])
  }
}
