extension AltTextLanguage {
  static let russian = AltTextLanguage(
    tag: "ru",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} и {last}",
      percent: "{number}\u{A0}%", decimal: ",", shortcut: "-"),
    kinds: Kinds(
      button: "кнопка", toggle: "переключатель", palette: "палитра", options: "параметры", option: "параметр",
      submenu: "подменю", section: "раздел", group: "группа", stepper: "шаговый регулятор", slider: "бегунок",
      divider: "разделитель", text: "текст"),
    states: States(
      on: "вкл.", off: "выкл.", mixed: "смешанное значение", selected: "выбрано", dimmed: "затемнено",
      highlighted: "выделено", destructive: "необратимое действие", open: "открыто", empty: "пусто",
      actionAndSubmenu: "действие и подменю", heading: "заголовок", callout: "выноска {mark}",
      untitled: "без названия", untitledItem: "Объект без названия"),
    buttons: Buttons(
      pullDown: "кнопка раскрывающегося меню", split: "разделённая кнопка",
      touchAndHold: "кнопка с меню по касанию с удержанием",
      pinchAndHold: "кнопка с меню по сведению пальцев с удержанием",
      popUp: "кнопка всплывающего меню", withSymbol: "с символом", withImage: "с изображением",
      nothingSelected: "ничего не выбрано", destructive: "кнопка необратимого действия", cancel: "кнопка отмены"),
    menus: Menus(
      menu: "Меню[ {title}]", context: "Контекстное меню[ «{menu}»]",
      contextOfPreview: "Контекстное меню[ «{menu}»] для [«{title}»|просматриваемого объекта]",
      contextOfImage: "Контекстное меню[ «{menu}»] для изображения[ «{title}»]",
      contextOfScreen: "Контекстное меню[ «{menu}»] для экрана[ «{title}»]",
      contextOfWindow: "Контекстное меню[ «{menu}»] для окна[ «{title}»]",
      contextOfForm: "Контекстное меню[ «{menu}»] для формы[ «{title}»]", keysHeld: "при нажатии {keys}",
      endOfSubmenu: "Конец подменю[ {title}]", closed: "Закрытое меню", closedContext: "Закрытое контекстное меню",
      actionSheet: "Список действий", popover: "Всплывающее окно", alert: "Предупреждение"),
    places: Places(
      menuBar: "Строка меню", barAboveNavigationBar: "Строка меню над панелью навигации[ «{title}»]",
      barAboveToolbar: "Строка меню над панелью инструментов[ «{title}»]",
      barAboveWindow: "Строка меню над окном[ «{title}»]", barAboveForm: "Строка меню над формой[ «{title}»]",
      inNavigationBar: "В панели навигации[ «{title}»]", inToolbar: "В панели инструментов[ «{title}»]",
      inWindow: "В окне[ «{title}»]", inForm: "В форме[ «{title}»]",
      screenWithNavigationBar: "На экране с панелью навигации[ «{title}»]",
      screenWithToolbar: "На экране с панелью инструментов[ «{title}»]",
      windowWithNavigationBar: "В окне с панелью навигации[ «{title}»]",
      windowWithToolbar: "В окне с панелью инструментов[ «{title}»]"),
    previews: Previews(
      preview: "Предварительный просмотр[ объекта «{title}»]", image: "Изображение[ «{title}»]",
      screen: "Экран[ «{title}»]", window: "Окно[ «{title}»]", form: "Форма[ «{title}»]"),
    titles: Titles(menu: "Меню", button: "Кнопка", contextMenu: "Контекстное меню", menuBar: "Строка меню"),
    symbols: Symbols(
      more: "Ещё", add: "Добавить", share: "Поделиться", sort: "Сортировать", filter: "Фильтровать",
      settings: "Настройки", compose: "Написать", edit: "Изменить", delete: "Удалить", reply: "Ответить"),
    modifiers: Modifiers(
      function: "Fn", control: "Control", option: "Option", shift: "Shift", command: "Command"),
    keys: Keys(
      plus: "Плюс", minus: "Минус", comma: "Запятая", period: "Точка", slash: "Косая черта", return: "Return",
      enter: "Enter", tab: "Tab", space: "Пробел", escape: "Escape", delete: "Delete",
      forwardDelete: "Удалить вперёд", up: "Стрелка вверх", down: "Стрелка вниз", left: "Стрелка влево",
      right: "Стрелка вправо", home: "Home", end: "End", pageUp: "Page Up", pageDown: "Page Down"))
}
