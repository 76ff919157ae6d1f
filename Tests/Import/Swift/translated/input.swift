import SwiftUI

/// Texts that libraries look up in string tables.
struct TideMenu: View {
  var body: some View {
    Menu("tide.menu".localized()) {
      Button("tide.high".localized) {}
      Button(R.string.localizable.tideLow()) {}
      Button(R.string.localizable.tideIn("3")) {}
      Button(I18n.Tide.turn) {}
      Button("tide.none".localized()) {}
    }
  }
}
