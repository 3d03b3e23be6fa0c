import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What Tab is pressed for, as it was found last. */
    wanted?: { controls: Set<Element>; isOld: boolean };
  }
}

/** More stops than any page has. */
const MOST_STOPS = 200;

/** What Tab is pressed for, seen from where the focus is. */
type Place = 'old' | 'here' | 'before' | 'after' | 'beforeInToolbar' | 'afterInToolbar';

/** The key that leads there. In a toolbar arrows move, and Tab leaves it. */
const KEYS: Readonly<Record<Place, string>> = {
  old: 'Tab',
  here: 'Tab',
  after: 'Tab',
  before: 'Shift+Tab',
  afterInToolbar: 'ArrowRight',
  beforeInToolbar: 'ArrowLeft',
};

/** Runs in the page: keeps what was found until the page changes. */
function keep(found: Element[]): void {
  const wanted: NonNullable<Window['wanted']> = { controls: new Set(found), isOld: false };
  window.wanted = wanted;
  const changes = new MutationObserver(() => {
    wanted.isOld = true;
    changes.disconnect();
  });
  const attributeFilter = ['aria-hidden', 'aria-label', 'disabled', 'hidden', 'inert'];
  changes.observe(document, { childList: true, subtree: true, characterData: true, attributeFilter });
}

/** Runs in the page. */
function placeOfWanted(): Place {
  const { controls, isOld } = window.wanted ?? { controls: new Set(), isOld: true };
  if (isOld || controls.size === 0) return 'old';
  const focused = document.activeElement!;
  if (controls.has(focused)) return 'here';
  const isBefore = (element: Element) =>
    focused.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
  const toolbar = focused.closest('[role=toolbar]');
  const inToolbar = [...controls].filter((control) => toolbar?.contains(control));
  if (inToolbar.length > 0) return inToolbar.every(isBefore) ? 'beforeInToolbar' : 'afterInToolbar';
  return [...controls].every(isBefore) ? 'before' : 'after';
}

/**
 * Presses Tab, Shift+Tab where all that is wanted stands before, or an arrow within a toolbar, until the focus is on it. To find it by role and name
 * takes longer than the press, so it is done again only when the page has changed.
 *
 * @throws when it is never reached
 */
export async function pressTabTo(page: Page, wanted: Locator): Promise<Locator> {
  const look = async (): Promise<Place> => {
    const place = await page.evaluate(placeOfWanted);
    if (place !== 'old') return place;
    await wanted.evaluateAll(keep);
    return await page.evaluate(placeOfWanted);
  };
  await wanted.evaluateAll(keep);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(KEYS[await look()]);
    if ((await look()) !== 'here') continue;
    // A name that only an attribute gives may have changed.
    const reached = wanted.and(page.locator(':focus'));
    if ((await reached.count()) > 0) return reached;
    await wanted.evaluateAll(keep);
  }
  throw new Error(`Tab never reached ${String(wanted)}`);
}
