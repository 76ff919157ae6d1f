import UIKit

// Elements that closures and functions provide, and elements in properties.
final class ShelfController: UIViewController {
  // A class of buttons sets its own image.
  final class SymbolButton: UIButton {
    override init(frame: CGRect) {
      super.init(frame: frame)
      setImage(UIImage(systemName: "ellipsis"), for: .normal)
    }
  }

  private let symbolButton = SymbolButton()

  func showSymbolMenu() {
    symbolButton.menu = UIMenu(children: [UIAction(title: "Show") { _ in }])
    symbolButton.showsMenuAsPrimaryAction = true
  }

  private var renameAction: UIAction!
  private var lockAction: UIAction!
  private var isCompact = true
  private let moreButton = UIBarButtonItem(systemItem: .add)

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = "Rename…"
    self.renameAction = UIAction(title: title, image: UIImage(systemName: "pencil")) { _ in }
    lockAction = UIAction(title: "Lock") { _ in }
    moreButton.menu = UIMenu(children: [self.renameAction, lockAction])
  }

  func update(_ isOpen: Bool) {
    if isOpen { self.lockAction.attributes.remove(.hidden) } else { self.lockAction.attributes.insert(.hidden) }
  }

  func layoutMenu() -> UIMenu {
    let provider: (([UIMenuElement]) -> Void) -> Void = { [weak self] completion in
      guard let self else { return completion([]) }
      completion([
        UIAction(title: "Compact", state: self.isCompact ? .on : .off) { _ in self.isCompact = true },
        UIAction(title: "Wide", state: self.isCompact ? .off : .on) { _ in self.isCompact = false },
      ])
    }
    let element: UIDeferredMenuElement =
      if #available(iOS 15, *) { UIDeferredMenuElement.uncached(provider) } else { UIDeferredMenuElement(provider) }
    return UIMenu(title: "Layout", children: [element, UIDeferredMenuElement(loadTags), UIDeferredMenuElement(load)])
  }

  private func loadTags(_ completion: @escaping ([UIMenuElement]) -> Void) {
    completion([UIAction(title: "New Tag…") { _ in }])
  }

  func tagMenu() -> UIMenu {
    let tags = UIDeferredMenuElement.uncached { completion in
      Task {
        let tags = (try? await Tags.all()) ?? []
        var actions = tags.map { tag in UIAction(title: tag.name) { _ in } }
        if actions.isEmpty { actions = [UIAction(title: "No Tags", attributes: .disabled) { _ in }] }
        completion(actions)
      }
    }
    return UIMenu(title: "Tags", children: [tags])
  }

  // Branches that share elements.
  func bookMenu(_ book: Book) -> UIMenu {
    UIMenu(title: "Book", children: actions(for: book))
  }

  private func actions(for book: Book) -> [UIMenuElement] {
    let open = UIAction(title: "Open") { _ in }
    let share = UIAction(title: "Share…") { _ in }
    let delete = UIAction(title: "Delete", attributes: .destructive) { _ in }
    let mark = UIAction(title: "Mark") { _ in }
    switch book.kind {
    case .sample: return [open, delete]
    case .loan: return [open, mark, share]
    default: return [open, share, mark, delete]
    }
  }

  func pageMenu(_ page: Page) -> UIMenu {
    let copy = UIAction(title: "Copy") { _ in }
    let paste = UIAction(title: "Paste") { _ in }
    let cut = UIAction(title: "Cut") { _ in }
    return UIMenu(title: "Page", children: page.isReadOnly ? [copy] : [cut, copy, paste])
  }

  func configureContextMenu() {
    let contextMenu = UIMenu(children: [UIAction(title: "Add") { _ in }])
    moreButton.menu = contextMenu
    if #unavailable(iOS 26) { moreButton.title = "More" }
  }

  // A menu that gets its elements later, and quick actions that join others.
  private let emptyButton = UIBarButtonItem(title: "Later", menu: UIMenu(children: []))

  func remember(_ book: Book) {
    UIApplication.shared.shortcutItems?.append(
      UIApplicationShortcutItem(type: "book", localizedTitle: book.name))
  }
}
