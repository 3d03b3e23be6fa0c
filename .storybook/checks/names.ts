import axe from 'axe-core';
import { CONTROLS, isSeen, nameOf, seenWords, type Problem } from './seen.ts';

declare module 'axe-core' {
  /** axe has it, and leaves it out of its types. */
  interface Aria {
    getRole: (element: Element) => string | null;
  }
}

/** What a screen reader and voice control are told of a control. */
export interface Heard {
  role: string;
  name: string;
}

const simplified = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/** Asks for many elements at once: to read the page takes longer than to ask it. */
export function heardOf<Key extends Element>(elements: readonly Key[]): Map<Key, Heard> {
  axe.setup(document);
  try {
    const { getRole } = axe.commons.aria;
    return new Map(
      elements.map((element) => {
        const name = simplified(axe.commons.text.accessibleText(element));
        return [element, { role: getRole(element) ?? element.localName, name }];
      }),
    );
  } finally {
    axe.teardown();
  }
}

/** The words that eyes read as the name of a control: of its labels, or on itself. */
function labelOf(control: Element, words: ReturnType<typeof seenWords>): string {
  const { labels } = control as Partial<HTMLInputElement>;
  const places = labels && labels.length > 0 ? [...labels] : [control];
  const own = words.filter(({ parent }) => places.some((place) => place.contains(parent)));
  // A row of a list says more than what it is called by, which comes first.
  const called = control.getAttribute('role') === 'option' ? own.slice(0, 1) : own;
  return simplified(called.map(({ node }) => node.data).join(' '));
}

/** What of two texts is compared: somebody who speaks says no signs, and no capitals. */
const spoken = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Controls that are not found by who says the words that stand on them: WCAG 2.5.3. */
export function nameProblems(): Problem[] {
  const words = seenWords();
  const controls = [...document.body.querySelectorAll(CONTROLS)].filter(
    (control) => isSeen(control) && !control.closest('[inert], [aria-hidden="true"]'),
  );
  return [...heardOf(controls)].flatMap(([control, { name }]) => {
    const label = labelOf(control, words);
    if (name !== '' && spoken(name).startsWith(spoken(label))) return [];
    return [`is called “${name}” where “${label}” is read: ${nameOf(control)}`];
  });
}

/** What is written or chosen in. Files are chosen by a button. */
const FIELDS = 'input:not([type="hidden"], [type="file"]), select, textarea';

/** Fields that are called by other words than those of a label that is seen: COGA pattern 4.5.6. */
export function labelProblems(): Problem[] {
  const words = seenWords();
  return [...document.body.querySelectorAll<HTMLInputElement>(FIELDS)]
    .filter((field) => isSeen(field) && !field.closest('[inert], [aria-hidden="true"]'))
    .filter((field) => {
      const ids = field.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const named = ids.map((id) => document.getElementById(id));
      const labels = named.length > 0 ? named : [...(field.labels ?? [])];
      const isRead = (label: Element | null) =>
        label !== field && words.some(({ parent }) => label?.contains(parent));
      return labels.length === 0 || !labels.every(isRead);
    })
    .map((field) => `has no label that is seen: ${nameOf(field)}`);
}
