import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findShell, testFlags } from '../../../../scripts/chromium.ts';
import { withoutAccepted } from './accepted.ts';
import { withoutAnswered } from './answered.ts';
import { plan } from './audit.ts';
import type { Undecided } from './engines.ts';
import { allFound } from './report/summary.ts';
import { serveShown } from './shown.ts';
import { STATES } from './states.ts';
import { openTab, type Tab } from './tab.ts';
import { viewsOf, type Planned, type View } from './view.ts';

/** Each page as its member has it when much has happened, and what a visitor sees. What is empty, waits or is pressed is the audit's. */
const PAGES = STATES.filter(
  ({ scenario, presses, says }) =>
    !presses && !says && ['busy', 'moderator', 'organizer', 'signed-out'].includes(scenario),
);

const root = path.join(import.meta.dirname, '../../../..');

let browser: Browser;
let tab: Tab;
let folder: ReturnType<typeof mkdtempDisposableSync>;
let places: Awaited<ReturnType<typeof serveShown>>;
beforeAll(async () => {
  folder = mkdtempDisposableSync(path.join(tmpdir(), 'audit-'));
  places = await serveShown(PAGES, root);
  const executablePath = findShell();
  browser = await chromium.launch({ args: testFlags, ...(executablePath && { executablePath }) });
  tab = await openTab(browser, 'demo', places.origins.demo);
});
afterAll(async () => {
  await browser.close();
  await places[Symbol.asyncDispose]();
  folder.remove();
});

/** What the engines find on a page, and what axe leaves to a person. */
interface Seen {
  views: View[];
  undecided: Undecided[];
}

/** In one window each, by turns the wide and the narrow one. */
async function look({ windows, ...planned }: Planned, turn: number): Promise<Seen> {
  const undecided: Undecided[] = [];
  const views = await viewsOf(
    { tab, folder: folder.path },
    { ...planned, windows: windows.filter((_, at) => at === turn % windows.length) },
    (some) => void undecided.push(...some),
  );
  return { views, undecided };
}

const PLANNED = plan({ shown: PAGES, mode: 'light' });
/** Each is looked at once, for every case that reads it. */
const seen = new Map<number, Promise<Seen>>();
function seenAt(turn: number): Promise<Seen> {
  const planned = PLANNED[turn];
  if (!planned) throw new Error(`There is no page ${turn}.`);
  const one = seen.get(turn) ?? look(planned, turn);
  seen.set(turn, one);
  return one;
}

describe('in the light theme', () => {
  it.each(PLANNED.map(({ state }, turn) => [state.name, turn] as const))(
    '%s has nothing that an engine finds, and all that axe leaves to a person is answered',
    async (_, turn) => {
      const { views, undecided } = await seenAt(turn);
      expect(views.map(({ mode, width }) => [mode, width])).toEqual([['light', turn % 2 === 0 ? 1280 : 320]]);
      expect(allFound(withoutAccepted(views).views)).toEqual([]);
      expect(withoutAnswered(undecided).left).toEqual([]);
    },
  );

  it('each answer is to something that axe still leaves to a person', async () => {
    const undecided: Undecided[] = [];
    for (const turn of PLANNED.keys()) undecided.push(...(await seenAt(turn)).undecided);
    expect(withoutAnswered(undecided).unmet).toEqual([]);
  });
});
