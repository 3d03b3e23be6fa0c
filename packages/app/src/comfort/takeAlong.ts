import type { Settings } from '@friendbase/contract';
import { readTakenSettings } from '../data/takenSettings.ts';
import type { Comfort } from './comfort.tsx';
import { adopt, taken, withoutAlong } from './settingsAlong.ts';

/** `came`: those of the account are here, and those that this device had are stored beside them. */
export type AlongState = 'off' | 'on' | 'came';

export function alongState({ sets, owner }: Comfort): AlongState {
  const { along } = sets.read(owner());
  if (!along?.isOn) return 'off';
  return along.own ? 'came' : 'on';
}

/** Makes the account store these settings, or none. */
type Take = (settings: Settings | null) => Promise<unknown>;

/** Those of another device, which takes its settings along already, come here instead: nothing is lost on either. */
export async function takeAlong(comfort: Comfort, take: Take): Promise<void> {
  const owner = comfort.owner();
  const { sets } = comfort;
  const there = await readTakenSettings();
  if (there) return void adopt(comfort, owner, there);
  const chosen = sets.chosen(owner);
  await take(taken(chosen));
  sets.write(owner, { ...sets.read(owner), chosen, along: { isOn: true } });
}

/** Erases the settings of the account. Each device keeps what it has. */
export async function leaveBehind({ sets, ...comfort }: Comfort, take: Take): Promise<void> {
  const owner = comfort.owner();
  await take(null);
  sets.write(owner, withoutAlong(sets.read(owner)));
}

/** What this device had before the settings of the account came. The account and its other devices keep theirs. */
export function backToOwn({ sets, ...comfort }: Comfort): void {
  const owner = comfort.owner();
  const set = sets.read(owner);
  sets.write(owner, { ...set, chosen: set.along?.own ?? sets.chosen(owner), along: { isOn: false } });
}
