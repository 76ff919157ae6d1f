import SwiftUI

enum Order: String, CaseIterable {
  case name = "Name"
  case date = "Date"
  case size = "Size"
}

// Options that a condition restricts.
struct OrderMenu: View {
  let store: Store

  private var orders: [Order] {
    if store.isSmall { return [.name, .date] }
    return Order.allCases
  }

  var body: some View {
    Menu("Order") {
      ForEach(orders, id: \.self) { order in Button(order.rawValue) {} }
    }
  }
}
