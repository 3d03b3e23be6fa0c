import { onceIdle } from '../stores/onceIdle.ts';

/** Chromium sends changes of the page to screen readers at most every 150 ms; this is one round and some room. */
const ROUND_MS = 200;
/** A page that is never at rest gets no longer than this for each step. */
const REST_MS = 1000;

/**
 * Runs the action once screen readers know what is on the page now. Not where the member has gone on: by Tab, by a press, or
 * by a screen reader that moves the focus. Their next key would go to another element than the one they chose.
 *
 * Heard with Orca 43 and Chromium 150:
 * - Where the focused element stays, the new element must have been painted before it is focused.
 * - Where it was removed, its removal must have been sent first. Sent together with the next focus, Orca finds
 *   its old place gone, moves without a word, and stays silent about the heading. Chromium sends when it has
 *   time, so the round is counted from when the new page is at rest.
 *   Orca's silent move may end at the very element that is focused next, which is then no news: until then a lost focus
 *   rests on something empty before it. Orca skips that where it still reads a new page as the next focus comes, and goes
 *   to the heading without a word: there it has a second round.
 * - Chromium reports a new select together with its selected option. Where the focus moves in the same round, Orca takes
 *   that for the member's own choice: it reads the select after the heading and stays in focus mode.
 *
 * @param target what the action focuses, or what that is in. A lost focus rests before it until then
 * @param isLost what has the focus will go though it is still there: a dialog makes it inert, or the action removes it
 * @returns how to cancel
 */
export function afterAccessibilityTreeUpdates(
  action: () => void,
  onMovedOn: () => void,
  target?: Element | null,
  isLost = false,
): () => void {
  const wasRemoved = !isFocusPreserved();
  const rests = wasRemoved || isLost;
  const held = rests && target ? holdFocus(target) : undefined;
  const isEarly = !rests && document.querySelector('select') === null;
  const steps = isEarly ? [paint] : [paint, rest, round, rest];
  if (held && wasRemoved) steps.push(round, rest);
  const watch = watchMovingOn();
  let cancel = () => {};
  const next = () => {
    const step = steps.shift();
    if (step) cancel = step(next);
    else if (watch.stop() || (rests && isFocusPreserved() && document.activeElement !== held)) onMovedOn();
    else action();
  };
  next();
  return () => {
    watch.stop();
    cancel();
    held?.remove();
  };
}

/**
 * Focuses an empty element before the target. In a window this also keeps React Aria from moving the focus to the first button,
 * which would be heard in place of the target. The element stays for a while: removed at once, it would be what has gone without a word.
 */
function holdFocus(target: Element): Element {
  const held = document.createElement('span');
  held.tabIndex = -1;
  // Orca says “clickable” of what has the focus inside of what takes presses, and nothing where it takes them itself.
  held.addEventListener('click', () => {});
  // Out of the flow, where nothing makes room for it.
  Object.assign(held.style, { position: 'fixed', outline: 'none' });
  target.before(held);
  // The caret of a field that has gone ends in the target, where Orca follows it without a word.
  getSelection()?.removeAllRanges();
  held.focus({ preventScroll: true });
  // Once screen readers are where the focus went, nobody must find it: a window that opened from here gives its focus back.
  const forget = () => setTimeout(() => held.remove(), 2 * ROUND_MS);
  held.addEventListener('blur', forget, { once: true });
  return held;
}

/** Whether the member goes on until `stop`, which tells. */
function watchMovingOn(): { stop: () => boolean } {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let hasMovedOn = false;
  document.addEventListener('keydown', ({ key }) => void (hasMovedOn ||= key === 'Tab'), options);
  document.addEventListener('pointerdown', () => void (hasMovedOn = true), options);
  return {
    stop: () => {
      listening.abort();
      return hasMovedOn;
    },
  };
}

type Step = (then: () => void) => () => void;

/** Whether something that can be seen has the focus. */
export const isFocusPreserved = (): boolean =>
  document.activeElement !== document.body && document.activeElement?.checkVisibility() === true;

const paint: Step = (then) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
};

const round: Step = (then) => {
  const timer = setTimeout(then, ROUND_MS);
  return () => clearTimeout(timer);
};

const rest: Step = (then) => onceIdle(then, REST_MS);
