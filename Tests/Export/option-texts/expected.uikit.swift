import UIKit

final class TickViewController: UIViewController {
  // TODO: Supply ‹Texts.short›.
  var textsShort = ""
  // TODO: Supply ‹Texts.long›.
  var textsLong = ""
  // TODO: Supply ‹spans.text(of: span)›.
  var spansTextOfSpan = ""
  // TODO: Supply ‹spans.text(of: span) 2›.
  var spansTextOfSpan2 = ""

  enum Step: String {
    case short
    case long
  }

  struct Clock: Hashable {
    var name: String
  }

  private var step = Step.short
  private var clock: String?
  // TODO: Supply ‹clock.name› of each element.
  var clocks: [Clock] = []
  // TODO: Supply ‹clock.name› of each element.
  var clocks2: [Clock] = []
  private var span = "60"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Tick"

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    var clockChildren: [UIMenuElement] = [
      UIAction(title: "None", state: clock == "None" ? .on : .off) { [weak self] _ in
        self?.clock = "None"
      }
    ]
    clockChildren += clocks.map { clock2 in
      UIAction(title: clock2.name, state: clock == clock2.name ? .on : .off) { [weak self] _ in
        self?.clock = clock2.name
      }
    }
    clockChildren += clocks2.map { clock3 in
      UIAction(title: clock3.name, state: clock == clock3.name ? .on : .off) { [weak self] _ in
        self?.clock = clock3.name
      }
    }
    return UIMenu(
      children: [
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [
            UIAction(title: textsShort, state: step == .short ? .on : .off) { [weak self] _ in
              self?.step = .short
            },
            UIAction(title: textsLong, state: step == .long ? .on : .off) { [weak self] _ in
              self?.step = .long
            },
          ]
        ),
        UIMenu(options: [.displayInline, .singleSelection], children: clockChildren),
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [
            UIAction(title: spansTextOfSpan, state: span == "30" ? .on : .off) { [weak self] _ in
              self?.span = "30"
            },
            UIAction(title: spansTextOfSpan2, state: span == "60" ? .on : .off) { [weak self] _ in
              self?.span = "60"
            },
          ]
        ),
      ]
    )
  }
}
