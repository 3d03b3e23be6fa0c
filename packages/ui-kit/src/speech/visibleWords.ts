import { sentencesOf, type Span } from './sentences.ts';

/** One sentence of the page, and where its letters stand. */
export interface Sentence {
  text: string;
  /** The letters from `start` up to `end` on the page. */
  rangeOf(span: Span): Range;
}

/**
 * Never spoken: what only screen readers have, what speaks for itself, and the controls of the speech. What is hidden from
 * screen readers is a drawing, unless `data-spoken` marks visible words that screen readers get in another form.
 */
const UNSPOKEN =
  '.fb-VisuallyHidden, [hidden], [aria-hidden="true"]:not([data-spoken]), [data-unspoken], script, style, select, textarea';
/** Words to press, and counts beside them. Spoken where they are the choice to be made. */
const CONTROLS = 'button, [role="button"], .fb-ActionBar, [role="tablist"]';

/** The visible words of a part of the page as sentences, in the order in which they are read. */
export function visibleSentences(part: Element, locale: string, hasControls: boolean): Sentence[] {
  return blocksOf(part, hasControls).flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('');
    return sentencesOf(text, locale).map(({ start, end }) => ({
      text: text.slice(start, end),
      rangeOf: (span) => rangeIn(nodes, { start: start + span.start, end: start + span.end }),
    }));
  });
}

/** The text nodes of each block: a heading and the line below it are not one sentence. */
function blocksOf(part: Element, hasControls: boolean): Text[][] {
  const skipped = hasControls ? UNSPOKEN : `${UNSPOKEN}, ${CONTROLS}`;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
    const isSkipped = node instanceof Element && (node.matches(skipped) || !isSeen(node));
    return isSkipped ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const blocks: { block: Element | null; nodes: Text[] }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const block = blockOf(node.parentElement);
    const current = blocks.at(-1);
    if (current && current.block === block) current.nodes.push(node);
    else blocks.push({ block, nodes: [node] });
  }
  return blocks.map(({ nodes }) => nodes);
}

/** An element without a box of its own, such as one that only groups others, is as visible as what it holds. */
const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'contents';

function blockOf(element: Element | null): Element | null {
  let block = element;
  while (block && /^(inline|contents|ruby)/.test(getComputedStyle(block).display))
    block = block.parentElement;
  return block;
}

function rangeIn(nodes: readonly Text[], { start, end }: Span): Range {
  const range = document.createRange();
  let passed = 0;
  for (const node of nodes) {
    const within = (at: number) => Math.min(Math.max(at - passed, 0), node.length);
    if (start >= passed && start < passed + node.length) range.setStart(node, within(start));
    if (end > passed) range.setEnd(node, within(end));
    passed += node.length;
  }
  return range;
}
