import MenuLayout
import MenuModel
import MockupHTML
import MockupScene

/// The state of drawing all states of a menu.
struct TriedDrawing {
  /// The document in one appearance or in two.
  let tones: [PreparedMockup]
  let symbols: SymbolLibrary
  let engine: Backends
  let document: MockupDocument
  let menus: PageMenus
  let first: MenuMoment
  let canvas: Rect
  /// All that is seen in any state, on the canvas.
  var reach: Rect
  /// How wide menus are in the document's own values.
  var widths: [DocumentPath: Double] = [:]
  /// The steps of the panels of menus, by the numbers of these.
  var panels: [Int: [TonedNode]] = [:]
  /// The forms of rows, by the names of their groups.
  var rowSteps: [String: RowSteps] = [:]
  var page: MenuPage

  /// Items by where they stand in the document.
  let items: [DocumentPath: PageItem]

  /// A state that is drawn.
  struct State {
    var name: String
    var moment: MenuMoment
    /// Whether its panels are those of another state, moved.
    var isForm = false
  }

  init(tones: [PreparedMockup], symbols: SymbolLibrary, engine: Backends) {
    self.tones = tones
    self.symbols = symbols
    self.engine = engine
    document = tones[0].parts[0].document
    menus = PageMenus(document)
    items = Dictionary(menus.list.flatMap(\.items).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    first = document.moment ?? MenuMoment(.closed)
    let mockup = tones[0].parts[0].mockup
    canvas =
      MenuLayout.layOutUncut(mockup, shaper: engine.shaper, padding: tones[0].resolved.options.padding).picture
    reach = Rect(origin: .zero, size: canvas.size)
    page = MenuPage(
      manner: MenuPage.Manner(
        document: document, opensBeside: mockup.style.metrics.submenu.opens == .beside,
        isRightToLeft: mockup.isRightToLeft), size: canvas.size)
  }

  // MARK: The states

  /// How many states there are.
  var stateCount: Int { states.count }

  /// The states that somebody can bring about, the first one among them.
  var states: [State] {
    var states: [State] = []
    if document.presentation != .menu { states.append(State(name: "closed", moment: MenuMoment(.closed))) }
    for number in menus.list.indices {
      let way = menus.way(to: number).map { menus.list[$0].path }
      states.append(
        State(
          name: "m\(number)", moment: MenuMoment(.open(menu: way[0], submenus: Array(way.dropFirst())))))
    }
    for item in menus.list.flatMap(\.items) where item.confirmation != nil {
      // What cannot be chosen asks nothing, unless the document shows just that.
      guard !item.isDisabled || first.shown == .confirming(item.path) else { continue }
      states.append(State(name: "q\(item.number)", moment: MenuMoment(.confirming(item.path))))
    }
    if document.presentation == .popUpButton {
      for number in formNumbers {
        for name in ["closed", "m0"] {
          guard var form = states.first(where: { $0.name == name }) else { continue }
          form.name += "@\(number + 1)"
          form.moment.values = .option(number)
          form.isForm = true
          states.append(form)
        }
      }
    }
    return states
  }

  /// The options that a pop-up button may show.
  private var formNumbers: Range<Int> {
    let options = menus.list.first?.items.filter { item in
      if case .option(_, isExclusive: true) = item.kind { true } else { false }
    }
    return 0..<(options?.count ?? 0)
  }

  // MARK: The line

  func mockup(_ moment: MenuMoment, _ tone: PreparedMockup) -> ResolvedMockup? {
    let part = tone.parts[0]
    var ignored = Diagnostics(file: "")
    return Resolver(styles: part.theme.styles, symbols: symbols, ground: part.ground, imageSize: tone.images.size)
      .resolve(part.document.at(moment), diagnostics: &ignored)
  }

  func layout(_ moment: MenuMoment, _ tone: PreparedMockup) -> UncutLayout? {
    guard let mockup = mockup(moment, tone) else { return nil }
    var demand = LayoutDemand()
    demand.keepsHidden = true
    demand.widths = widths
    return MenuLayout.layOutUncut(
      mockup, shaper: engine.shaper, padding: tone.resolved.options.padding, demand: demand)
  }

  mutating func draw() throws(RenderError) -> Renderer.TriedMenu {
    let states = states
    var layouts: [[UncutLayout]] = []
    for state in states {
      let tones = tones.compactMap { layout(state.moment, $0) }
      guard tones.count == self.tones.count, let light = tones.first else {
        throw .engine("a state of the menu cannot be laid out")
      }
      layouts.append(tones)
      reach = reach.union(light.place(light.picture, on: canvas))
    }
    page.menus = menus.list
    var merged = MergedSteps()
    for (index, (state, layouts)) in zip(states, layouts).enumerated() {
      let view = try add(state, layouts, to: &merged, as: index)
      page.views.append(view)
      if state.moment.shown == first.shown, !state.isForm { page.first = index }
    }
    for number in menus.list.indices { try drawRows(of: number) }
    finishPage()
    return scenes(of: merged)
  }
}
