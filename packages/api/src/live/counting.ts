import { atMostEvery } from '@friendbase/contract';
import type { PostCounts } from '@friendbase/contract';

/** However often something is done to one post, it is counted once in so many ms. */
const APART_MS = 1000;

/** Of more who did something to one post meanwhile, nobody has blocked all. */
const MOST_ACTORS = 20;

/** How a post is counted, as one of those sees it who are told. */
export interface CountsSeen extends Omit<PostCounts, 'postId'> {
  memberId: string;
}

/**
 * Reads how a post is counted now, for each of those who are here and are told.
 *
 * @param actorIds who did something to it: whoever has a block with all of them is not told
 */
export type ReadCounts = (
  postId: string,
  actorIds: readonly string[],
  isHere: (memberId: string) => boolean,
) => Promise<readonly CountsSeen[]>;

interface CountingOptions {
  readCounts: ReadCounts;
  isHere: (memberId: string) => boolean;
  tell: (memberId: string, counts: PostCounts) => void;
  signal: AbortSignal;
}

/**
 * Tells how posts are counted to pages that are open: at once, then at most once in a while for each post, and one post after
 * the other, so that it never takes more than one connection, however much is liked. Returns what hears of each change.
 */
export function createCounting({ readCounts, isHere, tell, signal }: CountingOptions) {
  const actors = new Map<string, Set<string>>();
  let last: Promise<void> = Promise.resolve();
  const count = async (postId: string): Promise<void> => {
    const actorIds = [...(actors.get(postId) ?? [])];
    actors.delete(postId);
    // What came while this one waited was counted with it.
    if (actorIds.length === 0 || signal.aborted) return;
    for (const { memberId, ...counts } of await readCounts(postId, actorIds, isHere))
      tell(memberId, { postId, ...counts });
  };
  const inTurn = (postId: string): Promise<void> =>
    // What could not be read is read with what happens next.
    (last = last.then(() => count(postId)).catch(() => undefined));
  const ask = atMostEvery(APART_MS, inTurn, signal);
  return (postId: string, actorId: string): void => {
    const known = actors.get(postId) ?? new Set();
    if (known.size < MOST_ACTORS) actors.set(postId, known.add(actorId));
    ask(postId);
  };
}
