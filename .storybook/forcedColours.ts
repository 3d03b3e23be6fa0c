const FORCED = '(forced-colors: active)';

/** What the browser itself would replace: every colour comes from these tokens. */
const SYSTEM_COLOURS = `
  :root, [data-theme] {
    color-scheme: dark;
    --color-action: CanvasText;
    --color-action-hover: CanvasText;
    --color-action-pressed: CanvasText;
    --color-on-action: Canvas;
    --color-action-soft: Canvas;
    --color-joy: Canvas;
    --color-on-joy: CanvasText;
    --color-joy-strong: CanvasText;
    --color-joy-soft: Canvas;
    --color-sun-soft: Canvas;
    --color-on-sun: CanvasText;
    --color-danger: CanvasText;
    --color-on-danger: Canvas;
    --color-danger-soft: Canvas;
    --color-success: CanvasText;
    --color-success-soft: Canvas;
    --color-info-soft: Canvas;
    --shadow-card: none;
    --shadow-raised: none;
  }
`;

function rulesIn({ cssRules }: { cssRules: CSSRuleList }): CSSRule[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSImportRule) return rule.styleSheet ? rulesIn(rule.styleSheet) : [];
    return 'cssRules' in rule ? [rule, ...rulesIn(rule as CSSGroupingRule)] : [rule];
  });
}

/**
 * Imitates forced colours until its result is called. They belong to the system, and no page can switch them on; so the rules
 * for them hold always, and the tokens are colours of the system. What a browser replaces beyond the tokens is not seen.
 */
export function imitateForcedColours(): () => void {
  const changed = new Set<CSSMediaRule>();
  const sheet = Object.assign(document.createElement('style'), { textContent: SYSTEM_COLOURS });
  const change = () => {
    for (const rule of [...document.styleSheets].flatMap(rulesIn)) {
      if (!(rule instanceof CSSMediaRule) || rule.conditionText !== FORCED) continue;
      rule.media.mediaText = 'all';
      changed.add(rule);
    }
  };
  document.head.append(sheet);
  change();
  // The sheet of a component comes with it.
  const watch = new MutationObserver(change);
  watch.observe(document.head, { childList: true });
  return () => {
    watch.disconnect();
    sheet.remove();
    for (const { media } of changed) media.mediaText = FORCED;
  };
}
