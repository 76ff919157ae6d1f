extension AltTextLanguage {
  static let japanese = AltTextLanguage(
    tag: "ja",
    marks: Marks(
      separator: "、", end: "。", space: "", colon: "：", semicolon: "；", pair: "{first}、{last}",
      percent: "{number}%", decimal: ".", shortcut: "-"),
    kinds: Kinds(
      button: "ボタン", toggle: "切り替え", palette: "パレット", options: "オプション", option: "オプション",
      submenu: "サブメニュー", section: "セクション", group: "グループ", stepper: "ステッパー", slider: "スライダー",
      divider: "区切り線", text: "テキスト"),
    states: States(
      on: "オン", off: "オフ", mixed: "混在", selected: "選択中", dimmed: "淡色表示", highlighted: "強調表示",
      destructive: "破壊的な操作", open: "開いています", empty: "空", actionAndSubmenu: "アクションとサブメニュー",
      heading: "見出し", callout: "吹き出し{mark}", untitled: "名称未設定", untitledItem: "名称未設定の項目"),
    buttons: Buttons(
      pullDown: "プルダウンボタン", split: "分割ボタン", touchAndHold: "長押しでメニューが開くボタン",
      pinchAndHold: "ピンチしたままにするとメニューが開くボタン", popUp: "ポップアップボタン", withSymbol: "シンボル付き",
      withImage: "イメージ付き", nothingSelected: "選択なし", destructive: "破壊的な操作のボタン", cancel: "キャンセルボタン"),
    menus: Menus(
      menu: "メニュー[「{title}」]", context: "コンテクストメニュー[「{menu}」]",
      contextOfPreview: "[「{title}」|プレビュー]のコンテクストメニュー[「{menu}」]",
      contextOfImage: "[「{title}」という]イメージのコンテクストメニュー[「{menu}」]",
      contextOfScreen: "[「{title}」という]画面のコンテクストメニュー[「{menu}」]",
      contextOfWindow: "[「{title}」という]ウインドウのコンテクストメニュー[「{menu}」]",
      contextOfForm: "[「{title}」という]フォームのコンテクストメニュー[「{menu}」]",
      keysHeld: "{keys}キーを押した状態", endOfSubmenu: "サブメニュー[「{title}」]の終わり",
      closed: "閉じているメニュー", closedContext: "閉じているコンテクストメニュー", actionSheet: "アクションシート",
      popover: "ポップオーバー", alert: "通知"),
    places: Places(
      menuBar: "メニューバー", barAboveNavigationBar: "[「{title}」という]ナビゲーションバーの上のメニューバー",
      barAboveToolbar: "[「{title}」という]ツールバーの上のメニューバー",
      barAboveWindow: "[「{title}」という]ウインドウの上のメニューバー",
      barAboveForm: "[「{title}」という]フォームの上のメニューバー",
      inNavigationBar: "[「{title}」という]ナビゲーションバー内", inToolbar: "[「{title}」という]ツールバー内",
      inWindow: "[「{title}」という]ウインドウ内", inForm: "[「{title}」という]フォーム内",
      screenWithNavigationBar: "[「{title}」という]ナビゲーションバーのある画面上",
      screenWithToolbar: "[「{title}」という]ツールバーのある画面上",
      windowWithNavigationBar: "[「{title}」という]ナビゲーションバーのあるウインドウ内",
      windowWithToolbar: "[「{title}」という]ツールバーのあるウインドウ内"),
    previews: Previews(
      preview: "[「{title}」の]プレビュー", image: "[「{title}」という]イメージ", screen: "[「{title}」という]画面",
      window: "[「{title}」という]ウインドウ", form: "[「{title}」という]フォーム"),
    titles: Titles(menu: "メニュー", button: "ボタン", contextMenu: "コンテクストメニュー", menuBar: "メニューバー"),
    symbols: Symbols(
      more: "その他", add: "追加", share: "共有", sort: "並べ替え", filter: "フィルタ", settings: "設定", compose: "作成",
      edit: "編集", delete: "削除", reply: "返信"),
    modifiers: Modifiers(
      function: "ファンクション", control: "Control", option: "Option", shift: "Shift", command: "Command"),
    keys: Keys(
      plus: "プラス", minus: "マイナス", comma: "コンマ", period: "ピリオド", slash: "スラッシュ", return: "Return",
      enter: "Enter", tab: "Tab", space: "スペース", escape: "Escape", delete: "Delete", forwardDelete: "前方削除",
      up: "上矢印", down: "下矢印", left: "左矢印", right: "右矢印", home: "Home", end: "End", pageUp: "Page Up",
      pageDown: "Page Down"))
}
