import SwiftUI
import UIKit

struct ShipView: View {
  let isMoored: Bool
  let flag: Flag

  var body: some View {
    Menu {
      Button { cast() } label: { Label("Coil", image: "rope-coil") }
      Button { cast() } label: { Label("Drop Anchor", image: .anchor) }
      Button { cast() } label: { Label { Text("Sail") } icon: { Image("Deck/sail") } }
      Button { cast() } label: { Label("Hoist", image: isMoored ? "Anchor" : "rope-coil") }
      Button { cast() } label: { Label { Text("Reef") } icon: { Image(ImageResource.Deck.sail) } }
      Button { cast() } label: { Label("Light", image: "Lantern") }
      Button { cast() } label: { Label("Moor", image: "mooring") }
      Button { cast() } label: { Label("Leave", image: "Missing") }
      Button { cast() } label: { Label("Escape", image: "Broken") }
      Button { cast() } label: { Label("Flag", image: flag.imageName) }
      Button { cast() } label: { Label("Bell", icon: \.bell) }
      Button { cast() } label: { Label { Text("Knot") } icon: { Image(asset: Asset.Ship.ropeCoil) } }
      Button { cast() } label: { Label("Bind", image: Knots.bowline) }
    } label: {
      Image("Anchor")
    }
  }

  func cast() {}
}

struct LampView: View {
  var body: some View {
    Menu {
      Button("Dim") {}
    } label: {
      Image("Lantern").accessibilityLabel("Lamp")
    }
  }
}

struct BellView: View {
  var body: some View {
    Menu {
      Button("Ring") {}
    } label: {
      ShipIcon(\.bell)
    }
    .accessibilityLabel("Ring the bell")
  }
}

final class CrewController: UIViewController {
  private let knot = UIImage(named: "rope-coil")

  func addButtons(stack: UIStackView) {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(named: "Anchor"), for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Coil", image: UIImage(resource: .ropeCoil)) { _ in },
      UIAction(title: "Anchor", image: UIImage(named: "Anchor")?.withRenderingMode(.alwaysTemplate)) { _ in },
      UIAction(title: "Sail", image: .Deck.sail) { _ in },
      UIAction(title: "Knot", image: knot) { _ in },
      UIAction(title: "Moor", image: #imageLiteral(resourceName: "mooring")) { _ in },
      UIAction(title: "Either", image: stack.isHidden ? UIImage(named: "Anchor") : UIImage(systemName: "flag")) { _ in },
      UIAction(title: "Lost", image: UIImage(named: "Missing")) { _ in },
    ])
    stack.addArrangedSubview(button)
  }

  func addLamp(stack: UIStackView) {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(named: "Lantern"), for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [UIAction(title: "Dim") { _ in }])
    stack.addArrangedSubview(button)
  }
}
