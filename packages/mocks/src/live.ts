import { atMostEvery, liveEvents, MOST_LIVE_EVENTS } from '@friendbase/contract';
import type { LiveEvent, LivePassing, Told } from '@friendbase/contract';
import type { Backend } from './backend.ts';
import { countsKnown } from './handlers/posts.ts';
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

/** Presses that come together are looked at once in so many ms. */
const APART_MS = 100;

/** Tells a member how posts are counted when that has changed, in whatever tab. Returns how to stop. */
function watchCounts(
  { store, exclusively, watch }: Backend,
  memberId: string,
  tell: (passing: LivePassing) => void,
  signal: AbortSignal,
): () => void {
  /** Most changes are none of likes, reactions or comments, and cost no more than this. */
  const countedState = () =>
    JSON.stringify([store.likes.all(), store.reactions.all(), store.comments.findMany().map(({ id }) => id)]);
  let known: { state: string; all: ReturnType<typeof countsKnown> } | undefined;
  const look = () =>
    exclusively(async () => {
      const state = countedState();
      if (state === known?.state) return;
      const before = new Map(known?.all.map((one) => [one.counts.postId, one]));
      known = { state, all: countsKnown(store, memberId) };
      for (const { counts, isTold, changes } of known.all) {
        const was = before.get(counts.postId);
        if (was && was.changes !== changes && (was.isTold || isTold)) tell({ name: 'counted', data: counts });
      }
      // What could not be read is read with the next change.
    }).catch(() => undefined);
  void look();
  const lookApart = atMostEvery(APART_MS, look, signal);
  return watch(memberId, (passing) => passing ?? lookApart(''));
}

/** What happens to a member from behind `place` on, or from now, in this tab and in others, until `signal`. */
export function followLive(
  backend: Backend,
  memberId: string,
  place: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const { store, exclusively, watch } = backend;
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
      watch(onChange) {
        const stops = [watch(memberId, onChange), watchCounts(backend, memberId, onChange, signal)];
        return () => stops.forEach((stop) => stop());
      },
    },
    place,
    signal,
  );
}
