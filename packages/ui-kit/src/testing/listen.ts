import { announce, ensureAnnouncer } from '../components/Announcer/index.ts';

/** One text that a screen reader was given, and the role of the live region it came from. */
export interface Said {
  by: 'status' | 'alert' | 'log';
  text: string;
}

const LIVE = '[aria-live], [role=log], [role=status], [role=alert]';
let marks = 0;

/**
 * Hears every live region of the page from now on.
 *
 * @returns everything said so far, once the announcer has said all that waits
 */
export function listen(): () => Promise<Said[]> {
  ensureAnnouncer();
  const said: Said[] = [];
  const observer = new MutationObserver((changes) => said.push(...changes.flatMap(saidIn)));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return async () => {
    // Each announcer says its texts in order: whatever waited has been said before its mark.
    marks += 1;
    const ends = [`End ${marks}.`, `End ${marks}!`] as const;
    announce(ends[0]);
    announce(ends[1], 'assertive');
    const isOver = () => ends.every((end) => said.some(({ text }) => text === end));
    while (!isOver()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return said.filter(({ text }) => !/^End \d+[.!]$/.test(text));
  };
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
