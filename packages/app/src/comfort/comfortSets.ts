import { readPreferences, type Preferences } from '@friendbase/ui-kit';
import type { DeviceStore } from '../lib/device/deviceStore.ts';

/** Whose settings they are: those of a member, or those of the device, for everybody who is not logged in. */
export type ComfortOwner = string;
export const DEVICE: ComfortOwner = 'device';
const MEMBERS = 'member.';
export const ownerOf = (memberId: string | undefined): ComfortOwner =>
  memberId === undefined ? DEVICE : MEMBERS + memberId;

/** Values as they were stored, also those that only a newer version knows. */
export type Chosen = Readonly<Record<string, unknown>>;

/** Of a member who takes their settings along to other devices. */
export interface Along {
  /** False where the member has gone back to what this device had. */
  isOn: boolean;
  /** What this device had before the settings of the account came. */
  own?: Chosen;
  /** Names of what was changed here and has not reached the account. */
  unsent?: readonly string[];
}

/** What is stored for one owner. All of it may be damaged. */
export interface ComfortSet {
  /** Missing while nothing was chosen: then the settings of the device hold. */
  chosen?: Chosen;
  /** What was chosen before the first change of a day. */
  before?: { day: string; chosen: Chosen };
  /** The first sign-in has offered settings to this member. */
  isOffered?: boolean;
  /** Missing while the settings of this device are nobody else's. */
  along?: Along;
}

export interface ComfortSets {
  read(owner: ComfortOwner): ComfortSet;
  /** Stores a set, or erases it; where the device does not take it, it is there until the page is left. */
  write(owner: ComfortOwner, set: ComfortSet | undefined): void;
  /** False while a set is only in memory. */
  isStored(owner: ComfortOwner): boolean;
  /** The owner of what holds: a member who has chosen nothing has the settings of the device. */
  source(owner: ComfortOwner): ComfortOwner;
  chosen(owner: ComfortOwner): Chosen;
  preferences(owner: ComfortOwner): Preferences;
  /** Everybody who has a set. */
  owners(): ComfortOwner[];
}

/** How the key of every set begins. */
export const FAMILY = 'comfort.';

const asObject = (value: unknown): object | undefined =>
  typeof value === 'object' && value ? value : undefined;

/** The comfort settings on this device: one set for each member, and one of the device itself. */
export function openComfortSets(device: DeviceStore): ComfortSets {
  const notStored = new Map<ComfortOwner, ComfortSet>();
  const read = (owner: ComfortOwner): ComfortSet =>
    notStored.get(owner) ?? asObject(device.read(FAMILY + owner)) ?? {};
  const source = (owner: ComfortOwner) => (asObject(read(owner).chosen) ? owner : DEVICE);
  const chosen = (owner: ComfortOwner): Chosen => ({ ...asObject(read(source(owner)).chosen) });
  return {
    read,
    source,
    chosen,
    preferences: (owner) => readPreferences(chosen(owner)),
    isStored: (owner) => !notStored.has(owner),
    write(owner, set) {
      notStored.delete(owner);
      if (!set) device.remove(FAMILY + owner);
      else if (!device.write(FAMILY + owner, set)) notStored.set(owner, set);
    },
    owners: () => [...notStored.keys(), ...device.keys(FAMILY).map((key) => key.slice(FAMILY.length))],
  };
}

/** Chooses for everybody on this device: the demo does it for an address that asks for a language. */
export function chooseForAll(device: DeviceStore, wanted: Chosen): void {
  const sets = openComfortSets(device);
  for (const owner of [DEVICE, ...sets.owners()]) {
    const set = sets.read(owner);
    if (owner === DEVICE || set.chosen) sets.write(owner, { ...set, chosen: { ...set.chosen, ...wanted } });
  }
}
