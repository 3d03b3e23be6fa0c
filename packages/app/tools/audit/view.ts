import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { chooserOf } from '../../e2e/fileChooser.ts';
import { picture, withSettings } from '../../e2e/journey.ts';
import { lookWhole } from '../../e2e/wholePage.ts';
import { findingsOn, type Finding, type Undecided } from './engines.ts';
import { MORE_CONTRAST, type Mode, type WINDOWS } from './modes.ts';
import { openStory } from './openStory.ts';
import type { State } from './states.ts';
import type { Story } from './stories.ts';
import type { Tab } from './tab.ts';

/** One state in one mode and one window, and what the engines found there. */
export interface View {
  state: string;
  /** Of a story. */
  storyId?: string;
  route: string;
  /** Where `npm run demo`, or `npm run storybook` for a story, has the state: a path, as the server of the audit has ended by then. */
  address: string;
  /** What is pressed or written in there, in its order. */
  presses: readonly string[];
  mode: string;
  width: number;
  findings: Finding[];
  /** A file beside the report. */
  picture: string;
}

export interface Planned {
  state: State | Story;
  mode: Mode;
  /** Where there are several, the page is opened in the first and looked at in each. */
  windows: readonly (typeof WINDOWS)[number][];
}

interface Where {
  tab: Tab;
  /** The folder of the report. */
  folder: string;
}

const PICTURES = 'pictures';

const fileName = (...parts: (string | number)[]): string => `${parts.join('-').replaceAll(/\W+/g, '-')}.jpeg`;

/** What is still on its way, and the empty element that holds a lost focus until screen readers know the page. */
const AT_WORK = '[aria-busy="true"], span[tabindex="-1"]:empty';

/** What a page says while it waits: a state whose backend is slow is looked at then. */
async function untilThere(page: Page, { scenario, shows, says }: State): Promise<void> {
  await untilReady(page);
  if (says) return page.getByText(says).first().waitFor();
  await (
    shows ? page.getByRole(...withName(shows)).first() : page.getByRole('heading', { level: 1 })
  ).waitFor();
  // It would be moved while an engine looks.
  if (scenario !== 'slow') await page.waitForFunction((found) => !document.querySelector(found), AT_WORK);
}

const withName = ([role, name]: NonNullable<State['shows']>) => [role, { name, exact: true }] as const;

/** A page can be read before its script is there. */
const untilReady = (page: Page): Promise<void> =>
  page.locator('html[data-ready]').waitFor({ state: 'attached' });

declare global {
  interface Window {
    /** Long timers wait until this is false again. */
    isHeld?: boolean;
  }
}

/** Lets a page that waits be held as it is: an engine takes longer than a slow answer. Engines have short timers of their own. */
function makeHoldable(): void {
  const LONG_MS = 1000;
  const later = window.setTimeout.bind(window);
  const held = (work: TimerHandler, ms = 0, ...rest: unknown[]): number =>
    ms < LONG_MS || typeof work === 'string'
      ? later(work, ms, ...rest)
      : later(function end() {
          if (window.isHeld) later(end, LONG_MS);
          else (work as (...all: unknown[]) => void)(...rest);
        }, ms);
  window.setTimeout = held as typeof window.setTimeout;
}

async function open({ page, prepared }: Tab, state: State): Promise<string> {
  const { misses } = state;
  if (misses) {
    await page.route(misses, (route) => route.abort());
    prepared.defer(() => page.unroute(misses));
  }
  if (state.scenario === 'slow') prepared.use(await page.addInitScript(makeHoldable));
  const address = `${state.route}${state.route.includes('?') ? '&' : '?'}scenario=${state.scenario}`;
  await page.goto(address);
  await untilReady(page);
  for (const [role, name, given] of state.presses ?? []) {
    const control = page.getByRole(...withName([role, name])).first();
    if (typeof given === 'string') await control.fill(given);
    else if (given) {
      const chooser = await chooserOf(page, () => control.press('Enter'));
      await chooser.setFiles(picture(given.picture));
    } else await control.press(role === 'radio' ? 'Space' : 'Enter');
  }
  await untilThere(page, state);
  if (state.scenario === 'slow') await page.evaluate(() => void (window.isHeld = true));
  return address;
}

const pressesOf = (state: Planned['state']): string[] =>
  'id' in state
    ? []
    : (state.presses ?? []).map(
        ([role, name, given]) =>
          `${given === undefined ? 'press' : typeof given === 'string' ? 'write in' : 'choose a picture by'} ${role} ${String(name)}`,
      );

/** Opens a page of the demo as a member has set it up, or a story as its toolbar has. */
async function openPlanned(tab: Tab, { state, mode }: Planned): Promise<string> {
  if ('id' in state) return openStory(tab.page, state, mode);
  if (mode.chosen) tab.prepared.use(await withSettings(tab.page, mode.chosen));
  return open(tab, state);
}

/** What is drawn in a theme, or as the system wishes it where the member has chosen none. */
async function recolour(page: Page, colours: string): Promise<void> {
  const isWish = colours === MORE_CONTRAST;
  await page.emulateMedia({ contrast: isWish ? 'more' : null });
  await page.evaluate(
    (name) => {
      if (name) document.documentElement.dataset['theme'] = name;
      else delete document.documentElement.dataset['theme'];
    },
    isWish ? undefined : colours,
  );
}

/**
 * Opens a state as a member has set up the page, and looks at it in each window and each of the colours that follow. Throws where
 * it asks another origin for anything.
 */
export async function viewsOf(
  { tab, folder }: Where,
  planned: Planned,
  tellUndecided?: (undecided: readonly Undecided[]) => void,
): Promise<View[]> {
  const { state, mode, windows } = planned;
  const { page } = tab;
  const isStory = 'id' in state;
  await tab.clear(mode.wishes);
  if (windows[0]) await page.setViewportSize(windows[0]);
  const address = await openPlanned(tab, planned);
  const views: View[] = [];
  const addView = async (name: string, width: number, isRecoloured: boolean): Promise<void> => {
    const file = path.join(PICTURES, fileName(state.name, name, width));
    await mkdir(path.join(folder, PICTURES), { recursive: true });
    await page.screenshot({
      path: path.join(folder, file),
      type: 'jpeg',
      quality: 60,
      animations: 'disabled',
    });
    const findings = await lookWhole(page, () =>
      findingsOn(page, isRecoloured ? 'recoloured' : isStory ? 'story' : 'page', tellUndecided),
    );
    views.push({
      state: state.name,
      ...(isStory && { storyId: state.id }),
      route: state.route,
      address,
      presses: pressesOf(state),
      mode: name,
      width,
      findings,
      picture: file,
    });
  };
  const inEachWindow = async (name: string, isRecoloured: boolean): Promise<void> => {
    for (const window of windows) {
      await page.setViewportSize(window);
      if (!isStory) await untilThere(page, state);
      await addView(name, window.width, isRecoloured);
    }
  };
  if (!mode.isColoursOnly) await inEachWindow(mode.name, false);
  for (const colours of mode.colours ?? []) {
    await recolour(page, colours);
    await inEachWindow(colours, true);
  }
  const elsewhere = tab.askedElsewhere();
  if (elsewhere.length > 0) throw new Error(`It asks the network: ${elsewhere.join(', ')}`);
  return views;
}
