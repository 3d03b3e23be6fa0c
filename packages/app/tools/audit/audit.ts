import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { viewsOf, type View, type Planned } from './view.ts';
import { MODES, WINDOWS } from './modes.ts';
import { STATES } from './states.ts';
import { Tabs } from './tab.ts';

/** Pages at once. On two cores a third one uses what is left while the others wait for their answers. */
const AT_ONCE = 3;

export interface Asked {
  browser: Browser;
  /** Where the demo is served, and the built Storybook. */
  origins: { demo: string; stories: string };
  folder: string;
  /** Of what, as the report says it. */
  commit: string;
  shown: readonly Planned['state'][];
  /** Only this mode, which may be one that follows another. */
  mode: string | undefined;
  /** Goes on where an audit before was stopped. */
  isContinued: boolean;
  signal: AbortSignal;
  say: (line: string) => void;
}

/** The states of one route, or of all. */
export const statesOf = (route: string | undefined) =>
  STATES.filter((state) => route === undefined || state.route.split('?')[0] === route);

/** What is done there is found by its usual words. */
const needsUsualWords = (state: Planned['state']): boolean =>
  'id' in state ? state.isPlayed : state.presses !== undefined || state.says !== undefined;

/** Whether one page is looked at in every window. A story is played in its own. */
const fitsEachWindow = (state: Planned['state']): boolean => !('id' in state);

const windowsOf = (state: Planned['state']): Planned['windows'][] =>
  fitsEachWindow(state) ? [WINDOWS] : WINDOWS.map((window) => [window]);

/** Settings that change words or where things stand. */
const CHANGES_WORDS = ['easy', 'simple', 'language'];

/** What went wrong is drawn as everything else: it is looked at in the first mode and its colours. */
const isTrouble = (state: Planned['state']): boolean =>
  !('id' in state) && (state.says !== undefined || state.scenario === 'failing');

const isBusyPage = (state: Planned['state']): boolean =>
  'id' in state || (state.scenario === 'busy' && state.presses === undefined);

/** All that is to be looked at. What is found by its usual words is left out of modes with others. */
export function plan({ shown, mode: wanted }: Pick<Asked, 'shown' | 'mode'>): Planned[] {
  const modes = MODES.map((one) => ({
    ...one,
    isColoursOnly: wanted !== undefined && wanted !== one.name,
    colours: (one.colours ?? []).filter((name) => wanted === undefined || wanted === name),
  })).filter(({ name, colours }) => wanted === undefined || name === wanted || colours.length > 0);
  return shown.flatMap((state) =>
    modes
      .filter(({ chosen = {} }) => !needsUsualWords(state) || !CHANGES_WORDS.some((name) => name in chosen))
      .filter(({ isOfBusyPages }) => !isOfBusyPages || isBusyPage(state))
      .filter(({ name }) => !isTrouble(state) || name === MODES[0]?.name)
      .flatMap((mode) => windowsOf(state).map((windows) => ({ state, mode, windows }))),
  );
}

/** What was looked at in one theme alone is not done in the others. */
const keyOf = ({ state, mode: { name, isColoursOnly, colours = [] }, windows }: Planned): string =>
  [
    'id' in state ? state.id : state.name,
    [...(isColoursOnly ? [] : [name]), ...colours].join('+'),
    windows.map(({ width }) => width).join('+'),
  ].join('|');

/** What was seen, and what could not be opened, in words. */
interface Seen {
  views: View[];
  failed: string[];
  /** What was looked at. */
  commit: string;
}

/** A file beside the report: of which commit the views are, then what each that was planned came to. */
const STORED = 'views.jsonl';

type StoredLine = [key: string, views: View[]];

/** The commit that views were stored of; `undefined` where there are none that say so. */
function storedCommit(first: string): string | undefined {
  const head: unknown = JSON.parse(first);
  return typeof head === 'object' && head !== null && 'commit' in head ? String(head.commit) : undefined;
}

/** What an audit before has stored of this commit. What is of another one would be reported as if it were of this. */
function readStored(
  file: string,
  { commit, isContinued, say }: Pick<Asked, 'commit' | 'isContinued' | 'say'>,
): Map<string, View[]> {
  const [first, ...lines] =
    isContinued && existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  const before = first === undefined ? undefined : storedCommit(first);
  if (before === commit) return new Map(lines.map((line) => JSON.parse(line) as StoredLine));
  if (first !== undefined)
    say(`It begins anew: what is stored is of commit ${before ?? 'unknown'}, and this is ${commit}.`);
  writeFileSync(file, `${JSON.stringify({ commit })}\n`);
  return new Map();
}

/** Looks at everything that is asked for. What was seen is stored line by line, so that an audit that is stopped can go on. */
export async function audit(asked: Asked): Promise<Seen> {
  const { browser, origins, folder, commit, signal, say } = asked;
  mkdirSync(folder, { recursive: true });
  const stored = path.join(folder, STORED);
  const done = readStored(stored, asked);
  const planned = plan(asked);
  const open = planned.filter((one) => !done.has(keyOf(one)));
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    await using tabs = new Tabs(browser, origins);
    for (let next = open.shift(); next && !signal.aborted; next = open.shift()) {
      const name = [next.state.name, ...keyOf(next).split('|').slice(1)].join(', ');
      try {
        const tab = await tabs.tabFor('id' in next.state ? 'stories' : 'demo');
        const views = await viewsOf({ tab, folder }, next);
        done.set(keyOf(next), views);
        appendFileSync(stored, `${JSON.stringify([keyOf(next), views])}\n`);
        const count = views.reduce((sum, { findings }) => sum + findings.length, 0);
        say(`${done.size + failed.length} of ${planned.length}: ${name}: ${count} findings`);
      } catch (error) {
        // Ctrl+C ends the server of the pages too: what it was asked for then is looked at when this goes on.
        if (signal.aborted) return;
        await tabs.close();
        failed.push(`${name}: ${String(error).split('\n')[0] ?? ''}`);
        say(`${done.size + failed.length} of ${planned.length}: ${name}: could not be opened`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { views: planned.flatMap((one) => done.get(keyOf(one)) ?? []), failed, commit };
}
