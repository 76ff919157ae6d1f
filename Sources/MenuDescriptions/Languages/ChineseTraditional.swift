extension AltTextLanguage {
  static let chineseTraditional = AltTextLanguage(
    tag: "zh-Hant",
    marks: Marks(
      separator: "，", end: "。", space: "", colon: "：", semicolon: "；", pair: "{first}和{last}",
      percent: "{number}%", decimal: ".", shortcut: "-"),
    kinds: Kinds(
      button: "按鈕", toggle: "切換", palette: "調板", options: "選項", option: "選項", submenu: "子選單", section: "區段",
      group: "群組", stepper: "步進器", slider: "滑桿", divider: "分隔線", text: "文字"),
    states: States(
      on: "開啟", off: "關閉", mixed: "混合", selected: "已選取", dimmed: "已變暗", highlighted: "已標示",
      destructive: "破壞性動作", open: "已展開", empty: "空白", actionAndSubmenu: "動作和子選單", heading: "標題",
      callout: "標註 {mark}", untitled: "未命名", untitledItem: "未命名的項目"),
    buttons: Buttons(
      pullDown: "下拉式按鈕", split: "分割按鈕", touchAndHold: "按住可打開選單的按鈕",
      pinchAndHold: "捏住可打開選單的按鈕", popUp: "彈出式按鈕", withSymbol: "帶有符號", withImage: "帶有影像",
      nothingSelected: "未選取任何項目", destructive: "破壞性動作按鈕", cancel: "取消按鈕"),
    menus: Menus(
      menu: "選單[「{title}」]", context: "內容選單[「{menu}」]",
      contextOfPreview: "[「{title}」|預覽]的內容選單[「{menu}」]",
      contextOfImage: "[標題為「{title}」的]影像的內容選單[「{menu}」]",
      contextOfScreen: "[標題為「{title}」的]畫面的內容選單[「{menu}」]",
      contextOfWindow: "[標題為「{title}」的]視窗的內容選單[「{menu}」]",
      contextOfForm: "[標題為「{title}」的]表單的內容選單[「{menu}」]", keysHeld: "已按住 {keys}",
      endOfSubmenu: "子選單[「{title}」]結束", closed: "已關閉的選單", closedContext: "已關閉的內容選單",
      actionSheet: "動作表單", popover: "彈出式視窗", alert: "提示"),
    places: Places(
      menuBar: "選單列", barAboveNavigationBar: "[標題為「{title}」的]導覽列上方的選單列",
      barAboveToolbar: "[標題為「{title}」的]工具列上方的選單列", barAboveWindow: "[標題為「{title}」的]視窗上方的選單列",
      barAboveForm: "[標題為「{title}」的]表單上方的選單列", inNavigationBar: "[標題為「{title}」的]導覽列中",
      inToolbar: "[標題為「{title}」的]工具列中", inWindow: "[標題為「{title}」的]視窗中", inForm: "[標題為「{title}」的]表單中",
      screenWithNavigationBar: "帶有[標題為「{title}」的]導覽列的畫面上",
      screenWithToolbar: "帶有[標題為「{title}」的]工具列的畫面上",
      windowWithNavigationBar: "帶有[標題為「{title}」的]導覽列的視窗中",
      windowWithToolbar: "帶有[標題為「{title}」的]工具列的視窗中"),
    previews: Previews(
      preview: "[「{title}」的]預覽", image: "[標題為「{title}」的]影像", screen: "[標題為「{title}」的]畫面",
      window: "[標題為「{title}」的]視窗", form: "[標題為「{title}」的]表單"),
    titles: Titles(menu: "選單", button: "按鈕", contextMenu: "內容選單", menuBar: "選單列"),
    symbols: Symbols(
      more: "更多", add: "加入", share: "分享", sort: "排序", filter: "過濾", settings: "設定", compose: "撰寫",
      edit: "編輯", delete: "刪除", reply: "回覆"),
    modifiers: Modifiers(
      function: "功能", control: "Control", option: "Option", shift: "Shift", command: "Command"),
    keys: Keys(
      plus: "加號", minus: "減號", comma: "逗號", period: "句點", slash: "斜線", return: "Return", enter: "Enter",
      tab: "Tab", space: "空白鍵", escape: "Escape", delete: "Delete", forwardDelete: "向前刪除", up: "向上鍵",
      down: "向下鍵", left: "向左鍵", right: "向右鍵", home: "Home", end: "End", pageUp: "Page Up",
      pageDown: "Page Down"))
}
