import UIKit

// Titles that one of several branches sets.
final class KettleController: UIViewController {
  let kettle = UIButton(type: .close)
  var isHot = false
  var isEmpty = false

  func update(_ cup: Cup) {
    let boil = UIAction(title: "Boil") { _ in }
    let pour = UIAction(title: "Pour") { _ in }
    let fill = UIAction(title: "") { _ in }
    if isHot {
      boil.title = "Boil Again"
    } else if isEmpty {
      boil.title = "Boil Dry"
    }
    if cup.isFull { pour.title = cup.name }
    if cup.isFull {
      fill.title = "Fill Later"
    } else {
      fill.title = "Fill Now"
    }
    kettle.menu = UIMenu(children: [boil, pour, fill])
    kettle.showsMenuAsPrimaryAction = true
  }
}
