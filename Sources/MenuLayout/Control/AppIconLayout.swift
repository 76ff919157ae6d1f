import MenuResolve
import MenuTheme
import MockupScene

extension MockupLayout {
  /// Lays out an app icon with its name, or the Dock around a tile.
  mutating func layOutIcon(_ icon: ResolvedIcon) -> PlacedControl {
    let lengths = metrics.appIcon
    guard let dock = icon.dock else {
      let frame = Rect(x: 0, y: 0, width: lengths.side, height: lengths.side)
      var boxes = [iconBox(icon, frame: frame)]
      if let name = icon.name {
        let middle = frame.maxY + lengths.nameGap + name.style.leading / 2
        boxes.append(lineBox(.buttonLabel, name, x: frame.midX, middle: middle, anchor: .center))
      }
      return control(boxes, anchor: .frame(frame, gap: lengths.gap))
    }
    // The tile stands between others.
    let count = 5
    let width = Double(count) * (lengths.tile + lengths.tileGap) - lengths.tileGap + 2 * lengths.dockPadding
    let shelf = Rect(x: 0, y: 0, width: width, height: lengths.tile + 2 * lengths.dockPadding)
    var tiles: [LayoutBox] = []
    var own = shelf
    for index in 0..<count {
      let frame = Rect(
        x: shelf.x + lengths.dockPadding + Double(index) * (lengths.tile + lengths.tileGap),
        y: shelf.y + lengths.dockPadding, width: lengths.tile, height: lengths.tile)
      guard index != count / 2 else {
        own = frame
        tiles.append(iconBox(icon, frame: frame))
        continue
      }
      tiles.append(
        LayoutBox(
          .placeholder, path: icon.path, frame: frame,
          look: .fill(dock.tiles, cornerRadius: frame.width * lengths.cornerRadius, smoothing: lengths.cornerSmoothing))
      )
    }
    let box = LayoutBox(
      .bar, path: icon.path, frame: shelf,
      look: .fill(dock.fill, cornerRadius: shelf.height * lengths.cornerRadius, smoothing: lengths.cornerSmoothing),
      children: tiles)
    return control([box], anchor: .above(own, gap: lengths.dockMenuGap))
  }

  private mutating func iconBox(_ icon: ResolvedIcon, frame: Rect) -> LayoutBox {
    let lengths = metrics.appIcon
    var children: [LayoutBox] = []
    let center = Point(x: frame.midX, y: frame.midY)
    if let graphic = icon.graphic {
      if case .image(let identifier, let natural, let side, _) = graphic.look, identifier.color == nil {
        // An image in its own colors fills the icon.
        let factor =
          frame.width * max(natural.width, natural.height, 1)
          / (max(side, 1) * max(1, min(natural.width, natural.height)))
        children.append(
          LayoutBox(
            .icon, path: icon.path, frame: frame,
            look: .clip(cornerRadius: frame.width * lengths.cornerRadius, smoothing: lengths.cornerSmoothing),
            children: [graphicBox(graphic, center: center, factor: factor)]))
      } else {
        children.append(graphicBox(graphic, center: center))
      }
    } else if let letter = icon.letter {
      children.append(lineBox(.title, letter, x: center.x, middle: center.y, anchor: .center))
    }
    return LayoutBox(
      .icon, path: icon.path, frame: frame,
      look: .fill(icon.fill, cornerRadius: frame.width * lengths.cornerRadius, smoothing: lengths.cornerSmoothing),
      children: children)
  }
}
