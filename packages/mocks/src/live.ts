import { liveEvents, MOST_LIVE_EVENTS } from '@friendbase/contract';
import type { LiveEvent, Told } from '@friendbase/contract';
import type { Backend } from './backend.ts';
import type { Store } from './store.ts';

/** What happened to a member, the oldest first. */
const factsOf = ({ liveEvents: all }: Store, memberId: string) =>
  all.findMany((q) => q.where({ memberId })).toSorted((a, b) => a.place - b.place);

/** How many things have happened to a member. */
export const placeOf = (store: Store, memberId: string): number =>
  factsOf(store, memberId).at(-1)?.place ?? 0;

const factIn = ({ memberId: _, notification: __, ...fact }: Told) => fact;

/** Stores what a handler does to members, and forgets what nobody is told one by one anymore. */
export async function storeLive(store: Store, told: readonly Told[]): Promise<void> {
  for (const one of told) {
    const { memberId } = one;
    const fact = factIn(one);
    const place = placeOf(store, memberId) + 1;
    await store.liveEvents.create({ id: `${memberId} ${place}`, memberId, place, fact });
    store.liveEvents.delete((q) => q.where({ memberId, place: place - MOST_LIVE_EVENTS }));
  }
}

/** What happens to a member from behind `place` on, or from now, in this tab and in others, until `signal`. */
export function followLive(
  { store, exclusively, watch }: Backend,
  memberId: string,
  place: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const read = async (behind: number) => {
    const known = await exclusively(async () => factsOf(store, memberId));
    const facts = known
      .filter((one) => one.place > behind)
      .map(({ fact, place: at }) => ({ ...fact, place: at }));
    return { facts, last: known.at(-1)?.place ?? 0 };
  };
  return liveEvents(
    {
      last: async () => (await read(0)).last,
      read,
      watch: (onChange) => watch(memberId, onChange),
    },
    place,
    signal,
  );
}
