import { atMostEvery, type LiveEvent } from '@friendbase/contract';
import type { Ask } from './askUntilAnswered.ts';
import { arrivalsOf } from './arrivals.ts';
import { findComments } from './liveComments.ts';
import { addPosts, countPost, lookAtFeed, takeCounts } from './liveFeed.ts';
import type { LiveParts } from './liveParts.ts';
import { addFriend, findNewFriends, findRequests } from './livePeople.ts';

/** However often something happens to one post or list, the server is asked about it once in so many ms. */
const APART_MS = 1000;

/** So soon at the latest a page hears of what it has done itself. */
const ECHO_MS = 10_000;

/** What members do to a post, by the mutation that does it. */
const OF_POST = { like: 'createLike', reaction: 'setReaction', comment: 'createComment' } as const;
type OfPost = Extract<LiveEvent, { name: keyof typeof OF_POST }>;
const isOfPost = (event: LiveEvent): event is OfPost => event.name in OF_POST;

/** Whether an event tells of what this page has just done, and has shown: another device of the member's has not. */
function isEcho({ queryClient }: LiveParts, { name, data }: OfPost): boolean {
  const mutationKey = [OF_POST[name], data.postId];
  const isFresh = ({ state }: { state: { submittedAt: number } }) => Date.now() - state.submittedAt < ECHO_MS;
  return data.isOwn === true && queryClient.getMutationCache().findAll({ mutationKey }).some(isFresh);
}

/**
 * Keeps lists that are read true and still: what has its place there changes in it, and what would move them waits in the
 * arrivals of the page for a press. Returns what hears the events.
 */
export function openArrivals(parts: LiveParts, ask: Ask): (event: LiveEvent) => void {
  arrivalsOf(parts.queryClient).clear();
  const apart = (name: string, work: (key: string) => Promise<void>) =>
    atMostEvery(APART_MS, async (key) => ask(`${name} ${key}`, () => work(key)), parts.signal);
  const count = apart('count', (postId) => countPost(parts, postId));
  const comment = apart('comment', (postId) => findComments(parts, postId));
  const request = apart('request', () => findRequests(parts));
  const friend = apart('friend', (friendId) => addFriend(parts, friendId));
  const friends = apart('friends', () => findNewFriends(parts));
  const look = apart('look', (many) => lookAtFeed(parts, many ? undefined : 1));
  let hasBegun = false;
  return (event) => {
    const isFirst = event.name === 'begun' && !hasBegun;
    hasBegun ||= isFirst;
    if (isFirst || event.name === 'missed') {
      // Also what came between the page and its stream. A later stream goes on where the one before it was.
      look(isFirst ? '' : 'many');
      request('');
      friends('');
    }
    if (event.name === 'counted') void takeCounts(parts, event.data, count);
    if (isOfPost(event) && !isEcho(parts, event)) {
      count(event.data.postId);
      if (event.name === 'comment') comment(event.data.postId);
    }
    if (event.name === 'post') addPosts(parts, [event.data.postId]);
    if (event.name === 'request') request('');
    if (event.name === 'accepted' && !event.data.isOwn) friend(event.data.friendId);
  };
}
