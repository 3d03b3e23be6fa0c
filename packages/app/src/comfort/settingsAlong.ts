import type { Settings } from '@friendbase/contract';
import { readPreferences } from '@friendbase/ui-kit';
import { messageOf, sayWords } from '@friendbase/ui-kit/words';
import { readTakenSettings, tellChangedSettings } from '../data/takenSettings.ts';
import { success } from '../lib/notices/notices.ts';
import type { Services } from '../lib/page/services.ts';
import { settingsAlong as words } from '../words/en/settingsAlong.ts';
import type { Comfort, PreferenceName } from './comfort.tsx';
import type { Chosen, ComfortOwner, ComfortSet } from './comfortSets.ts';

/** What belongs to the device itself: its voices, and who else may look into it. */
const STAYS: readonly string[] = ['voice', 'keepWriting'] satisfies PreferenceName[];

const isValue = (value: unknown): value is Settings[string] =>
  ['boolean', 'number', 'string'].includes(typeof value);

const only = (chosen: Chosen, isWanted: (name: string) => boolean): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => isWanted(name)));

/** Of the settings of a device, those that go along. */
export const taken = (chosen: Chosen): Settings =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      (entry): entry is [string, Settings[string]] => !STAYS.includes(entry[0]) && isValue(entry[1]),
    ),
  );

export const withoutAlong = ({ along: _, ...set }: ComfortSet): ComfortSet => set;

/** The settings of the account, in place of those of this device, which are stored beside them. Returns whether anything changes. */
export function adopt({ sets }: Comfort, owner: ComfortOwner, settings: Settings): boolean {
  const set = sets.read(owner);
  const here = sets.chosen(owner);
  const unsent = set.along?.unsent ?? [];
  const chosen = { ...settings, ...only(here, (name) => STAYS.includes(name) || unsent.includes(name)) };
  const own = set.along?.isOn ? set.along.own : here;
  sets.write(owner, { ...set, chosen, isOffered: true, along: { isOn: true, unsent, ...(own && { own }) } });
  return JSON.stringify(readPreferences(here)) !== JSON.stringify(readPreferences(chosen));
}

/** One call after the other: of two changes of a setting the later one stays. */
let lastCall: Promise<unknown> = Promise.resolve();

async function sendUnsent({ sets }: Comfort, owner: ComfortOwner): Promise<void> {
  const { along } = sets.read(owner);
  const names = along?.unsent ?? [];
  if (!along?.isOn || names.length === 0) return;
  const before = taken(sets.chosen(owner));
  const settings = await tellChangedSettings(
    Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
  );
  const set = sets.read(owner);
  const chosen = sets.chosen(owner);
  const unsent = set.along?.unsent?.filter((name) => !names.includes(name) || chosen[name] !== before[name]);
  // Another device takes nothing along any more: this one keeps what it has.
  if (settings === null) sets.write(owner, withoutAlong(set));
  else if (set.along) sets.write(owner, { ...set, along: { ...set.along, unsent: unsent ?? [] } });
}

/** Tells the account what was changed on this device, if it takes settings along. What does not arrive is told with the next. */
export function tellChanges(comfort: Comfort, names: readonly string[]): void {
  const owner = comfort.owner();
  const set = comfort.sets.read(owner);
  const changed = names.filter((name) => !STAYS.includes(name));
  if (!set.along?.isOn || changed.length === 0) return;
  const unsent = [...new Set([...(set.along.unsent ?? []), ...changed])];
  comfort.sets.write(owner, { ...set, along: { ...set.along, unsent } });
  lastCall = lastCall.then(() => sendUnsent(comfort, owner)).catch(() => undefined);
}

/** Brings the settings of the account to this device, unless the member keeps its own here. Returns whether anything changes. */
async function meetAccount(comfort: Comfort): Promise<boolean> {
  const owner = comfort.owner();
  const { sets } = comfort;
  const { along } = sets.read(owner);
  if (along && !along.isOn) return false;
  await lastCall;
  await sendUnsent(comfort, owner);
  const settings = await readTakenSettings();
  if (settings) return adopt(comfort, owner, settings);
  sets.write(owner, withoutAlong(sets.read(owner)));
  return false;
}

/** A page waits so long for settings, and no longer. */
const MOST_WAIT_MS = 1500;

/** Shows settings once nobody looks at the page: what is read does not move. */
const showUnseen = ({ showAndPersist }: Comfort, signal?: AbortSignal): void =>
  document.addEventListener('visibilitychange', () => showAndPersist(), {
    once: true,
    ...(signal && { signal }),
  });

/** Brings the settings of who has just logged in, before their first page stands. Says so once; the dialog says it as long as it is so. */
export async function bringSettings(comfort: Comfort, { notify, words: inUse }: Services): Promise<void> {
  let isStanding = false;
  const show = (isOther: boolean) => {
    if (!isOther) return;
    if (isStanding) showUnseen(comfort);
    else comfort.showAndPersist();
    // As text: the list behind the bell stores it, and these words come with the settings alone.
    const say = (key: 'came' | 'cameText') => sayWords(inUse.current(), messageOf(words, key));
    notify(success(say('came'), say('cameText')));
  };
  // Those that do not come leave the device as it is.
  const meeting = meetAccount(comfort).then(show, () => undefined);
  const waiting = new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS));
  await Promise.race([meeting, waiting]);
  isStanding = true;
}

/** Brings what another device has changed since. It is seen when the page is opened the next time. */
export async function keepUp(comfort: Comfort, signal: AbortSignal): Promise<void> {
  if (await meetAccount(comfort)) showUnseen(comfort, signal);
}
