extension AltTextLanguage {
  static let chineseSimplified = AltTextLanguage(
    tag: "zh-Hans",
    marks: Marks(
      separator: "，", end: "。", space: "", colon: "：", semicolon: "；", pair: "{first}和{last}",
      percent: "{number}%", decimal: ".", shortcut: "-"),
    kinds: Kinds(
      button: "按钮", toggle: "切换", palette: "调板", options: "选项", option: "选项", submenu: "子菜单", section: "部分",
      group: "群组", stepper: "步进器", slider: "滑块", divider: "分隔线", text: "文本"),
    states: States(
      on: "打开", off: "关闭", mixed: "混合", selected: "已选中", dimmed: "变暗", highlighted: "高亮显示",
      destructive: "破坏性操作", open: "已展开", empty: "空", actionAndSubmenu: "操作和子菜单", heading: "标题",
      callout: "标注 {mark}", untitled: "未命名", untitledItem: "未命名项目"),
    buttons: Buttons(
      pullDown: "下拉式按钮", split: "分栏按钮", touchAndHold: "按住可打开菜单的按钮",
      pinchAndHold: "捏合并按住可打开菜单的按钮", popUp: "弹出式按钮", withSymbol: "带有符号", withImage: "带有图像",
      nothingSelected: "未选择任何内容", destructive: "破坏性操作按钮", cancel: "取消按钮"),
    menus: Menus(
      menu: "菜单[“{title}”]", context: "上下文菜单[“{menu}”]",
      contextOfPreview: "[“{title}”|预览]的上下文菜单[“{menu}”]",
      contextOfImage: "[标题为“{title}”的]图像的上下文菜单[“{menu}”]",
      contextOfScreen: "[标题为“{title}”的]屏幕的上下文菜单[“{menu}”]",
      contextOfWindow: "[标题为“{title}”的]窗口的上下文菜单[“{menu}”]",
      contextOfForm: "[标题为“{title}”的]表单的上下文菜单[“{menu}”]", keysHeld: "已按住 {keys}",
      endOfSubmenu: "子菜单[“{title}”]结束", closed: "已关闭的菜单", closedContext: "已关闭的上下文菜单",
      actionSheet: "操作表单", popover: "弹出框", alert: "提醒"),
    places: Places(
      menuBar: "菜单栏", barAboveNavigationBar: "[标题为“{title}”的]导航栏上方的菜单栏",
      barAboveToolbar: "[标题为“{title}”的]工具栏上方的菜单栏", barAboveWindow: "[标题为“{title}”的]窗口上方的菜单栏",
      barAboveForm: "[标题为“{title}”的]表单上方的菜单栏", inNavigationBar: "[标题为“{title}”的]导航栏中",
      inToolbar: "[标题为“{title}”的]工具栏中", inWindow: "[标题为“{title}”的]窗口中", inForm: "[标题为“{title}”的]表单中",
      screenWithNavigationBar: "带有[标题为“{title}”的]导航栏的屏幕上",
      screenWithToolbar: "带有[标题为“{title}”的]工具栏的屏幕上",
      windowWithNavigationBar: "带有[标题为“{title}”的]导航栏的窗口中",
      windowWithToolbar: "带有[标题为“{title}”的]工具栏的窗口中"),
    previews: Previews(
      preview: "[“{title}”的]预览", image: "[标题为“{title}”的]图像", screen: "[标题为“{title}”的]屏幕",
      window: "[标题为“{title}”的]窗口", form: "[标题为“{title}”的]表单"),
    titles: Titles(menu: "菜单", button: "按钮", contextMenu: "上下文菜单", menuBar: "菜单栏"),
    symbols: Symbols(
      more: "更多", add: "添加", share: "共享", sort: "排序", filter: "过滤", settings: "设置", compose: "撰写",
      edit: "编辑", delete: "删除", reply: "回复"),
    modifiers: Modifiers(
      function: "功能", control: "Control", option: "Option", shift: "Shift", command: "Command"),
    keys: Keys(
      plus: "加号", minus: "减号", comma: "逗号", period: "句点", slash: "斜杠", return: "Return", enter: "Enter",
      tab: "Tab", space: "空格", escape: "Escape", delete: "Delete", forwardDelete: "向前删除", up: "上箭头",
      down: "下箭头", left: "左箭头", right: "右箭头", home: "Home", end: "End", pageUp: "Page Up",
      pageDown: "Page Down"))
}
