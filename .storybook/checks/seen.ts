/** What a check found wrong, as a line for the person who mends it. */
export type Problem = string;

/** What can be pressed or written into. */
export const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'summary',
  'textarea',
  ...['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/** An element in the words of its source: `<a class="fb-Link"> “Get help”`. */
export function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
  const classes = element.getAttribute('class');
  const short = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  return `<${element.localName}${classes ? ` class="${classes}"` : ''}> “${short}”`;
}

/** Whether an element is hidden from the eyes alone: one pixel large, or cut down to nothing. */
function isCutAway(element: Element): boolean {
  const { overflow, clipPath, position } = getComputedStyle(element);
  if (position !== 'absolute') return false;
  if (clipPath === 'inset(50%)') return true;
  // To ask for the size may lay out the whole page, so it is asked for last.
  if (overflow === 'visible') return false;
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) <= 1.5;
}

/**
 * Whether eyes can see an element: it is rendered, and no part of it or around it is cut away.
 *
 * @param known what was found out about elements since the page last changed
 */
export function isSeen(element: Element, known = new Map<Element, boolean>()): boolean {
  const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isVisible && !isWithinCut(element, known);
}

function isWithinCut(element: Element | null, known: Map<Element, boolean>): boolean {
  if (!element) return false;
  const found = known.get(element) ?? (isCutAway(element) || isWithinCut(element.parentElement, known));
  known.set(element, found);
  return found;
}

/** Where the last shown line of words ends that are shortened by `line-clamp`. */
function endOfShortened(element: Element): number {
  const isShortened = getComputedStyle(element).webkitLineClamp !== 'none';
  return isShortened ? element.getBoundingClientRect().bottom + 1 : Infinity;
}

interface SeenText {
  node: Text;
  parent: Element;
}

/** Every piece of text that can be seen. */
export function seenWords(): SeenText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const [seen, known] = [new Map<Element, boolean>(), new Map<Element, boolean>()];
  const found: SeenText[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || parent.closest('svg, script, style, option')) continue;
    if (!seen.has(parent)) seen.set(parent, isSeen(parent, known));
    if (seen.get(parent)) found.push({ node, parent });
  }
  return found;
}

/** The same, with the boxes of its lines, for which the page has to be laid out. */
export function seenTexts(): (SeenText & { lines: DOMRect[] })[] {
  return seenWords().map(({ node, parent }) => {
    const end = endOfShortened(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, bottom }) => width > 0 && bottom <= end);
    return { node, parent, lines };
  });
}
