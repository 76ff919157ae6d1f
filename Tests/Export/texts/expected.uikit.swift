import UIKit

/// Texts that code has to be careful with
final class TextsThatCodeHasToBeViewController: UIViewController {
  private var isDefault = true
  private var showTheSidebarWithTheFolders = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Texts That Code Has To Be Careful With"

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIAction(title: "Say “Hello”") { [weak self] _ in self?.sayHello() },
        UIAction(title: "Say \"Hello\"") { [weak self] _ in self?.sayHello2() },
        UIAction(title: "C:\\temp") { [weak self] _ in self?.cTemp() },
        UIAction(title: "\\(name)") { [weak self] _ in self?.name() },
        UIAction(title: "複製") { [weak self] _ in self?.performAction() },
        UIAction(title: "消去") { [weak self] _ in self?.performAction2() },
        UIAction(title: "\u{202E}abc\u{202C}") { [weak self] _ in self?.abc() },
        UIAction(title: "\u{301}") { [weak self] _ in self?.performAction3() },
        UIAction(title: "👩‍👩‍👧") { [weak self] _ in self?.performAction4() },
        UIAction(title: "") { [weak self] _ in self?.performAction5() },
        UIAction(title: "   ") { [weak self] _ in self?.performAction6() },
        UIAction(title: "50 %") { [weak self] _ in self?.performAction7() },
        UIAction(title: "Import") { [weak self] _ in self?.performImport() },
        UIAction(title: "Help") { [weak self] _ in self?.help() },
        UIAction(title: "Body") { [weak self] _ in self?.body() },
        UIAction(title: "Don’t Save") { [weak self] _ in self?.dontSave() },
        UIAction(title: "PDF Pages") { [weak self] _ in self?.pdfPages() },
        UIAction(title: "URLs") { [weak self] _ in self?.urLs() },
        UIAction(title: "Copy") { [weak self] _ in self?.performCopy() },
        UIAction(title: "Copy") { [weak self] _ in self?.performCopy2() },
        UIAction(
          title:
            "A title that is so long that no line of a hundred columns has room for it, which is not what a menu should have"
        ) { [weak self] _ in self?.aTitleThatIsSoLong() },
        UIAction(title: "Default", state: isDefault ? .on : .off) { [weak self] _ in
          self?.isDefault.toggle()
        },
        UIAction(
          title: showTheSidebarWithTheFolders
            ? "Hide the sidebar with the folders and the tags of all accounts"
            : "Show the sidebar with the folders and the tags"
        ) { [weak self] _ in self?.showTheSidebarWithTheFolders.toggle() },
      ]
    )
  }

  private func sayHello() {}

  private func sayHello2() {}

  private func cTemp() {}

  private func name() {}

  private func performAction() {}

  private func performAction2() {}

  private func abc() {}

  private func performAction3() {}

  private func performAction4() {}

  private func performAction5() {}

  private func performAction6() {}

  private func performAction7() {}

  private func performImport() {}

  private func help() {}

  private func body() {}

  private func dontSave() {}

  private func pdfPages() {}

  private func urLs() {}

  private func performCopy() {}

  private func performCopy2() {}

  private func aTitleThatIsSoLong() {}
}
