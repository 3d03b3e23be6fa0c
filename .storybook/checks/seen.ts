/** What a check found wrong, as a line for the person who mends it. */
export type Problem = string;

/** An element in the words of its source: `<a class="fb-Link"> “Get help”`. */
export function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
  const classes = element.getAttribute('class');
  const short = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  return `<${element.localName}${classes ? ` class="${classes}"` : ''}> “${short}”`;
}

/** Whether an element is hidden from the eyes alone: one pixel large, or cut down to nothing. */
const isCutAway = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  const { overflow, clipPath, position } = getComputedStyle(element);
  return (
    position === 'absolute' &&
    (clipPath === 'inset(50%)' || (overflow !== 'visible' && Math.min(width, height) <= 1.5))
  );
};

/** Whether eyes can see an element: it is drawn, and no part of it or around it is cut away. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let part: Element | null = element; part; part = part.parentElement) if (isCutAway(part)) return false;
  return true;
}

/** Where the last shown line of words ends that are shortened by `line-clamp`. */
function endOfShortened(element: Element): number {
  const isShortened = getComputedStyle(element).webkitLineClamp !== 'none';
  return isShortened ? element.getBoundingClientRect().bottom + 1 : Infinity;
}

/** Every piece of text that can be seen, with the boxes of its lines. */
export function seenTexts(): { node: Text; parent: Element; lines: DOMRect[] }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Map<Element, boolean>();
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || parent.closest('svg, script, style, option')) continue;
    if (!seen.has(parent)) seen.set(parent, isSeen(parent));
    if (!seen.get(parent)) continue;
    const end = endOfShortened(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({
      node,
      parent,
      lines: [...range.getClientRects()].filter(({ width, bottom }) => width > 0 && bottom <= end),
    });
  }
  return found;
}
