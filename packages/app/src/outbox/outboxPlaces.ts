import { entryOf, type Entry } from './entry.ts';
import { OutboxFull } from './outboxErrors.ts';
import type { OutboxOptions } from './outboxOptions.ts';
import type { Waiting } from './outboxMachine.ts';
import { createMemoryStore, type OutboxStore } from './outboxStore.ts';

/** The entry as it is stored and sent, without where it is. */
export const plainEntry = ({ place: _place, isStored: _isStored, ...entry }: Waiting): Entry => entry;

/** Where the entries of a member are: on the device, and on this page alone where the device takes none. */
export function openPlaces({
  memberId,
  stored,
  mayStore,
}: Pick<OutboxOptions, 'memberId' | 'stored' | 'mayStore'>) {
  const memory = createMemoryStore();
  let isStored = stored !== undefined;
  const loadFrom = async (store: OutboxStore, isOfDevice: boolean): Promise<Waiting[]> =>
    (await store.load()).flatMap(({ place, value }) => {
      const entry = entryOf(value, memberId, `${memberId} ${place}`);
      return entry ? [{ ...entry, place, isStored: isOfDevice }] : [];
    });
  const giveUpDevice = (): Waiting[] => {
    isStored = false;
    return [];
  };
  return {
    /** Whether what is added outlives the page, as far as is known. */
    isStored: () => isStored && mayStore(),
    of: (entry: Pick<Waiting, 'isStored'>): OutboxStore => (entry.isStored && stored ? stored : memory),
    async load(): Promise<Waiting[]> {
      const ofDevice = stored ? await loadFrom(stored, true).catch(giveUpDevice) : [];
      return [...ofDevice, ...(await loadFrom(memory, false))];
    },
    /** Rejects with `OutboxFull` where the device does not take its files. */
    async add(entry: Entry): Promise<Waiting> {
      const place = mayStore() ? await stored?.add(entry).catch(() => undefined) : undefined;
      if (place !== undefined) return { ...entry, place, isStored: true };
      // The composer has them still: nothing is better than until the page is left.
      if (entry.files && mayStore()) throw new OutboxFull('filesNotStored');
      if (mayStore()) isStored = false;
      return { ...entry, place: await memory.add(entry), isStored: false };
    },
    async forget(): Promise<void> {
      await memory.forget();
      await stored?.forget().catch(() => undefined);
    },
  };
}

export type OutboxPlaces = ReturnType<typeof openPlaces>;
