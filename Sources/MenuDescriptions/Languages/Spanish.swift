extension AltTextLanguage {
  static let spanish = AltTextLanguage(
    tag: "es",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} y {last}",
      percent: "{number}\u{A0}%", decimal: ",", shortcut: "-"),
    kinds: Kinds(
      button: "botón", toggle: "conmutador", palette: "paleta", options: "opciones", option: "opción",
      submenu: "submenú", section: "sección", group: "grupo", stepper: "control de pasos",
      slider: "control deslizante", divider: "separador", text: "texto"),
    states: States(
      on: "activado", off: "desactivado", mixed: "mixto", selected: "seleccionado", dimmed: "atenuado",
      highlighted: "resaltado", destructive: "acción destructiva", open: "abierto", empty: "vacío",
      actionAndSubmenu: "acción y submenú", heading: "encabezado", callout: "llamada {mark}", untitled: "sin título",
      untitledItem: "Elemento sin título"),
    buttons: Buttons(
      pullDown: "botón de menú desplegable", split: "botón dividido",
      touchAndHold: "botón con un menú al mantener pulsado",
      pinchAndHold: "botón con un menú al mantener los dedos pinzados", popUp: "botón de menú emergente",
      withSymbol: "con un símbolo", withImage: "con una imagen", nothingSelected: "nada seleccionado",
      destructive: "botón de acción destructiva", cancel: "botón para cancelar"),
    menus: Menus(
      menu: "Menú[ {title}]", context: "Menú contextual[ «{menu}»]",
      contextOfPreview: "Menú contextual[ «{menu}»] de [«{title}»|una previsualización]",
      contextOfImage: "Menú contextual[ «{menu}»] de una imagen[ titulada «{title}»]",
      contextOfScreen: "Menú contextual[ «{menu}»] de una pantalla[ titulada «{title}»]",
      contextOfWindow: "Menú contextual[ «{menu}»] de una ventana[ titulada «{title}»]",
      contextOfForm: "Menú contextual[ «{menu}»] de un formulario[ titulado «{title}»]",
      keysHeld: "con {keys} en pulsación", endOfSubmenu: "Fin del submenú[ {title}]", closed: "Un menú cerrado",
      closedContext: "Un menú contextual cerrado", actionSheet: "Hoja de acciones", popover: "Ventana emergente",
      alert: "Alerta"),
    places: Places(
      menuBar: "Barra de menús",
      barAboveNavigationBar: "Barra de menús sobre una barra de navegación[ titulada «{title}»]",
      barAboveToolbar: "Barra de menús sobre una barra de herramientas[ titulada «{title}»]",
      barAboveWindow: "Barra de menús sobre una ventana[ titulada «{title}»]",
      barAboveForm: "Barra de menús sobre un formulario[ titulado «{title}»]",
      inNavigationBar: "En una barra de navegación[ titulada «{title}»]",
      inToolbar: "En una barra de herramientas[ titulada «{title}»]",
      inWindow: "En una ventana[ titulada «{title}»]", inForm: "En un formulario[ titulado «{title}»]",
      screenWithNavigationBar: "En una pantalla con una barra de navegación[ titulada «{title}»]",
      screenWithToolbar: "En una pantalla con una barra de herramientas[ titulada «{title}»]",
      windowWithNavigationBar: "En una ventana con una barra de navegación[ titulada «{title}»]",
      windowWithToolbar: "En una ventana con una barra de herramientas[ titulada «{title}»]"),
    previews: Previews(
      preview: "Una previsualización[ de «{title}»]", image: "Una imagen[ titulada «{title}»]",
      screen: "Una pantalla[ titulada «{title}»]", window: "Una ventana[ titulada «{title}»]",
      form: "Un formulario[ titulado «{title}»]"),
    titles: Titles(menu: "Menú", button: "Botón", contextMenu: "Menú contextual", menuBar: "Barra de menús"),
    symbols: Symbols(
      more: "Más", add: "Añadir", share: "Compartir", sort: "Ordenar", filter: "Filtrar", settings: "Ajustes",
      compose: "Redactar", edit: "Editar", delete: "Eliminar", reply: "Responder"),
    modifiers: Modifiers(
      function: "Función", control: "Control", option: "Opción", shift: "Mayúsculas", command: "Comando"),
    keys: Keys(
      plus: "Más", minus: "Menos", comma: "Coma", period: "Punto", slash: "Barra", return: "Retorno", enter: "Intro",
      tab: "Tabulador", space: "Espacio", escape: "Escape", delete: "Borrar", forwardDelete: "Suprimir",
      up: "Flecha arriba", down: "Flecha abajo", left: "Flecha izquierda", right: "Flecha derecha", home: "Inicio",
      end: "Fin", pageUp: "Retroceder página", pageDown: "Avanzar página"))
}
