extension AltTextLanguage {
  static let portuguese = AltTextLanguage(
    tag: "pt",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} e {last}",
      percent: "{number}%", decimal: ",", shortcut: "-"),
    kinds: Kinds(
      button: "botão", toggle: "alternador", palette: "paleta", options: "opções", option: "opção",
      submenu: "submenu", section: "seção", group: "grupo", stepper: "controle de incremento",
      slider: "controle deslizante", divider: "separador", text: "texto"),
    states: States(
      on: "ativado", off: "desativado", mixed: "misto", selected: "selecionado", dimmed: "esmaecido",
      highlighted: "destacado", destructive: "ação destrutiva", open: "aberto", empty: "vazio",
      actionAndSubmenu: "ação e submenu", heading: "cabeçalho", callout: "chamada {mark}", untitled: "sem título",
      untitledItem: "Item sem título"),
    buttons: Buttons(
      pullDown: "botão de menu suspenso", split: "botão dividido",
      touchAndHold: "botão com um menu ao tocar e manter",
      pinchAndHold: "botão com um menu ao pinçar e manter", popUp: "botão de menu pop-up",
      withSymbol: "com um símbolo", withImage: "com uma imagem", nothingSelected: "nada selecionado",
      destructive: "botão de ação destrutiva", cancel: "botão para cancelar"),
    menus: Menus(
      menu: "Menu[ {title}]", context: "Menu contextual[ “{menu}”]",
      contextOfPreview: "Menu contextual[ “{menu}”] de [“{title}”|uma pré-visualização]",
      contextOfImage: "Menu contextual[ “{menu}”] de uma imagem[ intitulada “{title}”]",
      contextOfScreen: "Menu contextual[ “{menu}”] de uma tela[ intitulada “{title}”]",
      contextOfWindow: "Menu contextual[ “{menu}”] de uma janela[ intitulada “{title}”]",
      contextOfForm: "Menu contextual[ “{menu}”] de um formulário[ intitulado “{title}”]",
      keysHeld: "mantendo {keys} em pressão", endOfSubmenu: "Fim do submenu[ {title}]", closed: "Um menu fechado",
      closedContext: "Um menu contextual fechado", actionSheet: "Folha de ações", popover: "Popover",
      alert: "Alerta"),
    places: Places(
      menuBar: "Barra de menus",
      barAboveNavigationBar: "Barra de menus acima de uma barra de navegação[ intitulada “{title}”]",
      barAboveToolbar: "Barra de menus acima de uma barra de ferramentas[ intitulada “{title}”]",
      barAboveWindow: "Barra de menus acima de uma janela[ intitulada “{title}”]",
      barAboveForm: "Barra de menus acima de um formulário[ intitulado “{title}”]",
      inNavigationBar: "Em uma barra de navegação[ intitulada “{title}”]",
      inToolbar: "Em uma barra de ferramentas[ intitulada “{title}”]",
      inWindow: "Em uma janela[ intitulada “{title}”]", inForm: "Em um formulário[ intitulado “{title}”]",
      screenWithNavigationBar: "Em uma tela com uma barra de navegação[ intitulada “{title}”]",
      screenWithToolbar: "Em uma tela com uma barra de ferramentas[ intitulada “{title}”]",
      windowWithNavigationBar: "Em uma janela com uma barra de navegação[ intitulada “{title}”]",
      windowWithToolbar: "Em uma janela com uma barra de ferramentas[ intitulada “{title}”]"),
    previews: Previews(
      preview: "Uma pré-visualização[ de “{title}”]", image: "Uma imagem[ intitulada “{title}”]",
      screen: "Uma tela[ intitulada “{title}”]", window: "Uma janela[ intitulada “{title}”]",
      form: "Um formulário[ intitulado “{title}”]"),
    titles: Titles(menu: "Menu", button: "Botão", contextMenu: "Menu contextual", menuBar: "Barra de menus"),
    symbols: Symbols(
      more: "Mais", add: "Adicionar", share: "Compartilhar", sort: "Ordenar", filter: "Filtrar", settings: "Ajustes",
      compose: "Escrever", edit: "Editar", delete: "Apagar", reply: "Responder"),
    modifiers: Modifiers(
      function: "Função", control: "Control", option: "Option", shift: "Shift", command: "Command"),
    keys: Keys(
      plus: "Mais", minus: "Menos", comma: "Vírgula", period: "Ponto", slash: "Barra", return: "Retorno",
      enter: "Enter", tab: "Tab", space: "Espaço", escape: "Esc", delete: "Apagar", forwardDelete: "Apagar à frente",
      up: "Seta para cima", down: "Seta para baixo", left: "Seta para a esquerda", right: "Seta para a direita",
      home: "Início", end: "Fim", pageUp: "Página acima", pageDown: "Página abaixo"))
}
