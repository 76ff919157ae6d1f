import PositionedJSON

extension ThemeMetrics {
  /// The metrics of app icons on a Home Screen and in the Dock; the defaults are estimates.
  public struct AppIcon: Hashable, Sendable {
    package var side = 60.0
    package var cornerRadius = 0.225
    package var cornerSmoothing = 0.6
    package var gap = 12.0
    package var nameGap = 6.0
    package var tile = 52.0
    package var tileGap = 8.0
    package var dockPadding = 6.0
    package var dockMenuGap = 14.0
  }
}

extension ThemeMetrics.AppIcon {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "appIconMetrics", Self(),
      [
        Field("side", .length, "Side of an icon on a Home Screen (default: 60).") { $0.side = $1 },
        Field("cornerRadius", .fraction, "Corner radius relative to the side (default: 0.225).") {
          $0.cornerRadius = $1
        },
        Field("cornerSmoothing", .fraction, "Smoothing of the corners (default: 0.6).") { $0.cornerSmoothing = $1 },
        Field("gap", .length, "Gap between an icon and its menu (default: 12).") { $0.gap = $1 },
        Field("nameGap", .length, "Gap between an icon and its name (default: 6).") { $0.nameGap = $1 },
        Field("tile", .length, "Side of an icon in the Dock (default: 52).") { $0.tile = $1 },
        Field("tileGap", .length, "Gap between icons in the Dock (default: 8).") { $0.tileGap = $1 },
        Field("dockPadding", .length, "Padding of the Dock (default: 6).") { $0.dockPadding = $1 },
        Field("dockMenuGap", .length, "Gap between an icon in the Dock and its menu (default: 14).") {
          $0.dockMenuGap = $1
        },
      ])
  }
}
