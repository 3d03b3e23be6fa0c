import { AWAITED } from './pageReady.ts';
import { tellPartsMissing } from './hydrationMarks.ts';
import type { Field } from './replayEvents.ts';

/**
 * What somebody did on the page before its script was there, noted by a script in the head (`firstEvents.ts`). Links open and
 * forms with an address are posted by the browser itself. Whoever presses anything else sees and hears at once that it
 * waits, or that it never will be done where a script did not come. A button that is still held down when the app is there
 * is pressed for React when it is let go: React takes no end of a press whose beginning it has not heard. A finger that
 * scrolls holds nothing down.
 */
export interface EarlyEvents {
  /** Buttons, each once however often it was pressed, with their marks: animations, because React would complain of attributes. */
  pressed: Map<HTMLElement, Animation>;
  /** Fields and what they were changed to; of a password, nothing. */
  changed: Map<Field, string | boolean>;
  /** The script is there and hears everything itself, but for what is done in these parts of the page, if there are any. */
  stop: (parts: string | undefined) => void;
  /** Says what becomes of what was pressed. */
  tell: () => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents | undefined;
  }
}

/** Whether a press on what is not hydrated yet is carried out later. */
export const areEventsNoted = (): boolean => globalThis.window?.earlyEvents !== undefined;

const AWAITED_PARTS = `[${AWAITED}]`;

/**
 * The app hears everything itself from here on, but for what is done in parts still awaited. Called before the browser can
 * hand over the next press: none is to be heard twice.
 *
 * @returns what was noted until then
 */
export function takeEarlyEvents(page: Window): EarlyEvents | undefined {
  const events = page.earlyEvents;
  if (!events) return undefined;
  const isMoreAwaited = page.document.querySelector(AWAITED_PARTS) !== null;
  events.stop(isMoreAwaited ? AWAITED_PARTS : undefined);
  if (!isMoreAwaited) delete page.earlyEvents;
  return events;
}

/** Carries out once what was done before the app was there; in parts still awaited, it goes on waiting. */
export function replayEarlyEvents(events: EarlyEvents | undefined): void {
  if (!events) return;
  const takeDue = <On extends Element, Done>(done: Map<On, Done>) => {
    const due = [...done].filter(([element]) => !element.closest(AWAITED_PARTS));
    for (const [element] of due) done.delete(element);
    return due;
  };
  const pressed = takeDue(events.pressed);
  const changed = takeDue(events.changed);
  // Hardly anybody is that early: whoever is not loads nothing more.
  if (pressed.length + changed.length === 0) return;
  import('./replayEvents.ts')
    .then(({ replayEvents }) =>
      replayEvents(
        changed,
        pressed.map(([button]) => button),
      ),
    )
    .catch(tellPartsMissing)
    .finally(() => {
      for (const [, mark] of pressed) mark.cancel();
      events.tell();
    });
}
