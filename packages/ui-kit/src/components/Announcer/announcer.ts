import '../VisuallyHidden/VisuallyHidden.css';

/** `polite` waits until the screen reader has finished, `assertive` interrupts it. */
export type Politeness = 'polite' | 'assertive';

/** The same text is dropped for this long. Source: accessibility rule G2. */
export const REPEAT_MS = 1000;
/** How long a message stays before the next replaces it, so that screen readers see two changes, not one. */
export const GAP_MS = 250;

/** A space that no screen reader reads. */
const SILENT = '\u00A0';

const ROLES = { polite: 'status', assertive: 'alert' } as const;
const waiting: Record<Politeness, string[]> = { polite: [], assertive: [] };
const isSpeaking: Record<Politeness, boolean> = { polite: false, assertive: false };
const frames: Partial<Record<Politeness, number>> = {};
const gaps: Partial<Record<Politeness, ReturnType<typeof setTimeout>>> = {};
let last = { text: '', at: -Infinity };

/**
 * Adds both live regions unless they exist. The product's first HTML has them, because some screen readers miss a
 * live region that is added together with its first words.
 */
export function ensureAnnouncer(): void {
  nodeFor('polite');
  nodeFor('assertive');
}

/**
 * Announces a message to screen readers, also while a dialog is open. Messages are queued; one that only repeats
 * the last within a second is dropped.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  if (text === '' || wasJustSaid(text)) return;
  waiting[politeness].push(text);
  if (!isSpeaking[politeness]) speakNext(politeness);
}

/**
 * The node is emptied first, so that its words are a change. For words that stand there already this is not enough: Chromium
 * 150 reports none if they are back after one frame, and Orca 43 drops what equals its last message. Such words stay away
 * for `GAP_MS`, and every second time end with a space.
 */
function speakNext(politeness: Politeness): void {
  const text = waiting[politeness].shift();
  isSpeaking[politeness] = text !== undefined;
  if (text === undefined) return;
  const node = nodeFor(politeness);
  const before = node.textContent;
  const isRepeated = before.trimEnd() === text;
  node.textContent = '';
  const write = () => {
    node.textContent = isRepeated && before === text ? text + SILENT : text;
    gaps[politeness] = setTimeout(() => speakNext(politeness), GAP_MS);
  };
  if (isRepeated) gaps[politeness] = setTimeout(write, GAP_MS);
  else frames[politeness] = requestAnimationFrame(write);
}

/** With other words in between it is news again: a setting that was changed, taken back and changed again. */
function wasJustSaid(text: string): boolean {
  const now = performance.now();
  if (text === last.text && now - last.at < REPEAT_MS) return true;
  last = { text, at: now };
  return false;
}

/** For tests, before each: nothing that an earlier one said, or has yet to say, is there anymore. */
export function forgetAnnouncements(): void {
  for (const politeness of ['polite', 'assertive'] as const) {
    waiting[politeness] = [];
    isSpeaking[politeness] = false;
    if (frames[politeness] !== undefined) cancelAnimationFrame(frames[politeness]);
    clearTimeout(gaps[politeness]);
    document.getElementById(idOf(politeness))?.replaceChildren();
  }
  last = { text: '', at: -Infinity };
}

const idOf = (politeness: Politeness): string => `announcer-${politeness}`;

function nodeFor(politeness: Politeness): HTMLElement {
  const id = idOf(politeness);
  const existing = document.getElementById(id);
  if (existing) return existing;
  const node = document.createElement('div');
  node.id = id;
  node.className = 'fb-VisuallyHidden';
  node.setAttribute('role', ROLES[politeness]);
  // React Aria makes everything outside an open dialog inert, except nodes with this mark.
  node.dataset['liveAnnouncer'] = 'true';
  document.body.append(node);
  return node;
}

/** Ends each part with a full stop, because screen readers pause only there. */
export const inSentences = (...parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
