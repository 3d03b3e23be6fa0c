import { CONTROLS, isSeen, nameOf, type Problem } from './seen.ts';

/** WCAG 2.5.5, in CSS pixels. */
const LEAST_PX = 44;

/** Parts that can be pressed and are less than 44 × 44 CSS pixels. */
export function targetProblems(): Problem[] {
  return [...document.body.querySelectorAll(CONTROLS)].flatMap((element) => {
    const areas = areasOf(element);
    const [area] = areas;
    if (!area || areas.some(isLargeEnough) || isInSentence(element)) return [];
    return [`a target of ${Math.round(area.width)} × ${Math.round(area.height)} px: ${nameOf(element)}`];
  });
}

interface Area {
  width: number;
  height: number;
}

const isLargeEnough = ({ width, height }: Area) => Math.min(width, height) >= LEAST_PX - 0.5;

/** Where a press acts: on the element and its label, and on the pseudo-elements around them. None if unseen. */
function areasOf(element: Element): Area[] {
  const label = element.closest('label') ?? (element as Partial<HTMLInputElement>).labels?.[0];
  const parts = [element, ...(label ? [label] : [])].filter((part) => isSeen(part));
  if (parts.length === 0 || element.closest('[inert]')) return [];
  return [unionOf(parts.map((part) => part.getBoundingClientRect())), ...parts.flatMap(pseudoElementsOf)];
}

function unionOf(boxes: readonly DOMRect[]): Area {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  return { width: right - left, height: bottom - top };
}

/** Pseudo-elements laid over a whole row, which answer presses for the element. */
function pseudoElementsOf(element: Element): Area[] {
  return ['::before', '::after'].flatMap((name) => {
    const { content, position, pointerEvents, width, height } = getComputedStyle(element, name);
    const answers = content !== 'none' && position === 'absolute' && pointerEvents !== 'none';
    return answers ? [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }] : [];
  });
}

/** WCAG excepts a link in a sentence: it is laid out in a line of text that has words outside of links. */
function isInSentence(element: Element): boolean {
  const isInline = getComputedStyle(element).display.startsWith('inline');
  if (!isInline || !element.matches('a, [role="link"]') || !element.parentElement) return false;
  const block = blockOf(element.parentElement);
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode as Text;
    const isWord = /[\p{L}\p{N}]/u.test(data) && parent?.closest(CONTROLS) === null;
    if (isWord && blockOf(parent) === block) return true;
  }
  return false;
}

/** The block in whose lines the words of an element are laid out. */
function blockOf(element: Element): Element {
  const { parentElement: parent } = element;
  return parent && getComputedStyle(element).display === 'inline' ? blockOf(parent) : element;
}
