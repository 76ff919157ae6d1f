import MenuDocument
import MenuTheme
import MockupScene
import PositionedJSON

extension MenuResolver {
  mutating func resolve(_ host: Host, size: Size? = nil) -> ResolvedHost {
    let path = host.location.path
    let lengths = style.metrics.host
    if host.kind == .nothing, host.title != nil {
      let kinds = Host.Kind.allCases.filter { $0 != .nothing }.map { $0.rawValue }
      report.report(
        .warning, at: document.location(at: path.appending("title")), "a host without a kind shows no title",
        help: "add a \"kind\": one of \(Quotation.list(kinds))")
    }
    let hasMenuBar = [.menuBar, .menuBarExtra].contains(document.presentation)
    return ResolvedHost(
      location: host.location, kind: host.kind,
      title: host.title.map {
        makeText(
          $0, path: path.appending("title"), style: style[.hostTitle], color: style[.hostTitle],
          maximumLines: 1)
      },
      size: size ?? host.size ?? Size(width: lengths.width, height: lengths.height),
      background: host.background.flatMap { resolve($0, path: path.appending("background")) }, crop: host.crop,
      back: mark(theme.symbols.back, color: style[.toolbarTitle], in: style[.back], path: path),
      status: theme.symbols.status.compactMap { name in
        mark(name, color: style[hasMenuBar ? .menuBarTitle : .hostText], in: style[.status], path: path)
      })
  }

  /// Resolves a background; `nil` after an error.
  private mutating func resolve(_ background: Background, path: DocumentPath) -> ResolvedBackground? {
    switch background {
    case .color(let reference): return color(reference).map { .color($0) }
    case .gradient(let references, let degrees):
      let colors = references.compactMap { color($0) }
      return colors.count == references.count ? .gradient(colors, degrees: degrees) : nil
    case .image(let name):
      return size(of: name).map { .image(ImageIdentifier(path: name.value), $0) }
    }
  }

  mutating func resolvePreview() -> ResolvedControl {
    guard let preview = document.preview else { return .nothing }
    let lengths = style.metrics.host
    // The width of a screen without the usual margins.
    let standard = Size(width: min(lengths.width - 32, 361), height: 240)
    let path = preview.host.location.path
    guard let image = preview.image else {
      let size = preview.host.size ?? standard
      return .preview(ResolvedPreview(path: path, content: .host(resolve(preview.host, size: size)), size: size))
    }
    guard let natural = size(of: image) else { return .nothing }
    let scale = min(1, standard.width / max(1, natural.width), 2 * standard.height / max(1, natural.height))
    let size = preview.host.size ?? Size(width: natural.width * scale, height: natural.height * scale)
    return .preview(
      ResolvedPreview(path: path, content: .image(ImageIdentifier(path: image.value), natural), size: size))
  }
}
