import { readPreferences, type Preferences } from '@friendbase/ui-kit';
import type { DeviceStore } from '../lib/deviceStore.ts';

/** Whose settings they are: those of a member, or those of the device, for everybody who is not logged in. */
export type ComfortOwner = string;
export const DEVICE: ComfortOwner = 'device';
const MEMBERS = 'member.';
export const memberOwner = (memberId: string): ComfortOwner => MEMBERS + memberId;

/** Values as they were kept, also those that only a newer version knows. */
export type Chosen = Readonly<Record<string, unknown>>;

/** What is kept for one owner. */
export interface ComfortSet {
  /** Missing while nothing was chosen: then the settings of the device hold. */
  chosen?: Chosen;
  /** What was chosen before the first change of this day. */
  before?: { day: string; chosen: Chosen };
  /** The first sign-in has offered settings to this member. */
  isOffered?: boolean;
}

export interface ComfortSets {
  read(owner: ComfortOwner): ComfortSet;
  /** Keeps a set; where the device does not take it, until the page is left. */
  write(owner: ComfortOwner, set: ComfortSet): void;
  /** False while a set is only in memory. */
  isKept(owner: ComfortOwner): boolean;
  /** The owner of what holds: a member who has chosen nothing has the settings of the device. */
  source(owner: ComfortOwner): ComfortOwner;
  chosen(owner: ComfortOwner): Chosen;
  preferences(owner: ComfortOwner): Preferences;
  /** Erases the settings of these owners, or of all. */
  clear(owners?: readonly ComfortOwner[]): void;
}

/** How the key of every set begins. */
export const FAMILY = 'comfort.';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Damaged parts of a set are left out; what nobody here knows stays in it. */
function asSet(kept: unknown): ComfortSet {
  if (!isRecord(kept)) return {};
  const { chosen, before, ...rest } = kept;
  const isBefore = isRecord(before) && typeof before['day'] === 'string' && isRecord(before['chosen']);
  return {
    ...rest,
    ...(isRecord(chosen) && { chosen }),
    ...(isBefore && { before: before as unknown as NonNullable<ComfortSet['before']> }),
  };
}

/** The comfort settings on this device: one set for each member, and one of the device itself. */
export function openComfortSets(device: DeviceStore): ComfortSets {
  const unkept = new Map<ComfortOwner, ComfortSet>();
  const read = (owner: ComfortOwner) => unkept.get(owner) ?? asSet(device.read(FAMILY + owner));
  const source = (owner: ComfortOwner) => (read(owner).chosen ? owner : DEVICE);
  const chosen = (owner: ComfortOwner) => read(source(owner)).chosen ?? {};
  const everyOwner = () => [...unkept.keys(), ...device.keys(FAMILY).map((key) => key.slice(FAMILY.length))];
  return {
    read,
    source,
    chosen,
    preferences: (owner) => readPreferences(chosen(owner)),
    isKept: (owner) => !unkept.has(owner),
    write(owner, set) {
      if (device.write(FAMILY + owner, set)) unkept.delete(owner);
      else unkept.set(owner, set);
    },
    clear(owners = everyOwner()) {
      for (const owner of owners) {
        unkept.delete(owner);
        device.remove(FAMILY + owner);
      }
    },
  };
}

/** Chooses words for everybody on this device: the demo does it for an address that asks for them. */
export function chooseWordsForAll(device: DeviceStore, words: string): void {
  const sets = openComfortSets(device);
  const members = device.keys(FAMILY + MEMBERS).map((key) => key.slice(FAMILY.length));
  for (const owner of [DEVICE, ...members]) {
    const set = sets.read(owner);
    if (owner === DEVICE || set.chosen) sets.write(owner, { ...set, chosen: { ...set.chosen, words } });
  }
}
