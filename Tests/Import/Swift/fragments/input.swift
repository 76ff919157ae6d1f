import UIKit

/// Menus that travel in a structure until code puts them into another menu.
struct PierContext {
  let berths: UIMenu
  let boats: UIMenu
  let isEmpty: Bool
}

struct LostContext {
  let ropes: UIMenu
}

struct BarContext {
  let menu: UIMenu
}

final class PierModel {
  func makeContext() -> PierContext {
    let berths = UIMenu(title: "Berths", options: .displayInline, children: [UIAction(title: "North") { _ in }])
    let boats = UIMenu(title: "Boats", children: [UIAction(title: "Dinghy") { _ in }])
    return PierContext(berths: berths, boats: boats, isEmpty: false)
  }

  func makeLost() -> LostContext {
    LostContext(ropes: UIMenu(title: "Ropes", children: [UIAction(title: "Coil") { _ in }]))
  }

  func makeBar() -> BarContext {
    BarContext(menu: UIMenu(title: "Bar", children: [UIAction(title: "Order") { _ in }, UIAction(title: "Pay") { _ in }]))
  }
}

final class PierController: UIViewController {
  var model: PierModel!
  let orderButton = UIButton(type: .system)

  override func viewDidLoad() {
    navigationItem.titleMenuProvider = { [weak self] _ -> UIMenu? in
      guard let self = self else { return nil }
      let context = self.model.makeContext()
      let children: [UIMenuElement] = [context.berths, context.boats]
      return UIMenu(children: children)
    }
    orderButton.setTitle("Order", for: .normal)
  }

  func show(_ bar: BarContext, _ other: LostContext) -> [UIMenuElement] {
    orderButton.menu = bar.menu
    return [other.ropes]
  }
}
