import { announce, ensureAnnouncer } from '../src/components/Announcer/announcer.ts';

/** One text that a screen reader was given, and the role of the live region it came from. */
export interface Said {
  by: 'status' | 'alert' | 'log';
  text: string;
}

const LIVE = '[aria-live], [role=log], [role=status], [role=alert]';
let marks = 0;

/**
 * Hears every live region of the page from now on, but nothing that waited to be said before.
 *
 * @returns everything said so far, once the announcer has said all that waits
 */
export function hearLiveRegions(): () => Promise<Said[]> {
  ensureAnnouncer();
  const said: Said[] = [];
  const observer = new MutationObserver((changes) => said.push(...changes.flatMap(saidIn)));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const start = mark();
  return async () => {
    const end = mark();
    const has = (one: Said) => said.some(({ by, text }) => by === one.by && text === one.text);
    while (!end.every(has)) await new Promise((resolve) => requestAnimationFrame(resolve));
    return said.filter(({ by, text }, at) => {
      const startsAt = said.findIndex((one) =>
        start.some((mine) => mine.by === by && mine.text === one.text),
      );
      return at > startsAt && !MARK.test(text);
    });
  };
}

const MARK = /^#\d+$/;

/** Says a mark by both announcers. Each says its texts in order: what waited before it is said before it. */
function mark(): Said[] {
  marks += 2;
  const [polite, assertive] = [`#${marks}`, `#${marks + 1}`];
  announce(polite);
  announce(assertive, 'assertive');
  return [
    { by: 'status', text: polite },
    { by: 'alert', text: assertive },
  ];
}

function saidIn({ type, target, addedNodes }: MutationRecord): Said[] {
  const place = target instanceof Element ? target : target.parentElement;
  const region = place?.closest(LIVE);
  const by = region?.getAttribute('role');
  const isSilent = region?.ariaLive === 'off' || region?.ariaBusy === 'true';
  if (isSilent || (by !== 'status' && by !== 'alert' && by !== 'log')) return [];
  const texts = type === 'characterData' ? [target.textContent] : [...addedNodes].map(textOf);
  return texts.flatMap((text) => (text === null || text === '' ? [] : [{ by, text }]));
}

/** Its words, but for what stands in a silent region of its own. */
function textOf(node: Node): string | null {
  if (!(node instanceof Element)) return node.textContent;
  if (node.ariaLive === 'off') return null;
  const copy = node.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('[aria-live=off], [aria-hidden=true]')) silent.remove();
  return copy.textContent;
}

/** The row and column, from 1, of what has the focus in a grid: what a screen reader tells of it besides its name. */
export function placeOfFocus(): [row: number, column: number] | undefined {
  const cell = document.activeElement?.closest('[role="gridcell"]');
  const row = cell?.closest('[role="row"]');
  const grid = row?.closest('[role="grid"]');
  if (!cell || !row || !grid) return undefined;
  const at = (part: Element, whole: Element, role: string) =>
    [...whole.querySelectorAll(`[role="${role}"]`)].indexOf(part) + 1;
  return [at(row, grid, 'row'), at(cell, row, 'gridcell')];
}
