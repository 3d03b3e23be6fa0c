import { NetworkError, type LiveEvent } from '@friendbase/contract';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Ask } from './askUntilAnswered.ts';
import { chatKey, type Chat } from './chatCache.ts';
import { refresh, type Refreshed } from './refresh.ts';

type Names = readonly Refreshed[];

interface About {
  shown?: Names;
  stale?: Names;
}

/** What others can invalidate, and is not fetched again under who reads it. */
const ANYTHING = [
  'listFeed',
  'listComments',
  'listFriends',
  'listFriendRequests',
  'suggestFriends',
  'listEvents',
  'listReports',
  'listDecisions',
  'listSessions',
  'listCases',
  'listLetters',
  'getModerationCounts',
] as const satisfies Names;

/** Nobody moves in a game but on their turn. */
const GAMES = ['listSharedGames', 'getSharedGame'] as const satisfies Names;

/**
 * What an event invalidates. `shown`: what is on show is fetched again, where that adds to an end or changes in place. The rest is
 * fetched when it is shown next: nothing that is being read moves. An event without a row does not compile.
 */
const eventIsAbout = {
  // A page that waits for an answer must not miss one that came since it was loaded.
  begun: { shown: ['listMessages', 'listConversations', 'getReadState', ...GAMES] },
  // Not known what.
  missed: { shown: ['listMessages', 'listConversations', 'getReadState', ...GAMES], stale: ANYTHING },
  read: { shown: ['getReadState'] },
  // Told to the open chat itself.
  typing: {},
  game: { shown: GAMES },
  message: { shown: ['listMessages', 'listConversations'] },
  request: { stale: ['listFriendRequests', 'suggestFriends'] },
  accepted: { stale: ['listFriends', 'listFriendRequests', 'suggestFriends', 'listFeed', 'listEvents'] },
  counted: {},
  // What they change in the feed is brought there one by one (`liveArrivals.ts`): it is not stale for them.
  like: {},
  reaction: {},
  comment: { stale: ['listComments'] },
  post: {},
  reportDecided: { shown: ['listReports'], stale: ['listFeed', 'listComments'] },
  decision: { shown: ['listDecisions'], stale: ['listFeed', 'listComments', 'getUser'] },
  // The list behind the bell asks again by itself.
  letterAnswered: {},
  tournamentChanged: { shown: ['listTournaments', 'getUser'] },
  codeUsed: { shown: ['listRedemptions'] },
  eventSoon: { stale: ['listEvents'] },
  eventChanged: { shown: ['listEvents'] },
  caseWaiting: { stale: ['listCases', 'listLetters', 'getModerationCounts'] },
  security: { shown: ['getCard', 'getExport'] },
  sessionEnded: { shown: ['listSessions'] },
  looked: { stale: ['getNotificationSettings'] },
} as const satisfies Record<LiveEvent['name'], About>;

/** Whether the page has what an event is about: a message of its own, which its answer has brought. */
export const isKnown = (queryClient: QueryClient, memberId: string, event: LiveEvent): boolean =>
  event.name === 'message' &&
  queryClient
    .getQueryData<Chat>(chatKey(memberId, event.data.partnerId))
    // One of the other's may have come with another call, which brought neither the list of conversations nor the count.
    ?.pages[0]?.items.some(({ id, senderId }) => id === event.data.messageId && senderId === memberId) ===
    true;

/** Whether what an event tells of stands on the page: an open chat and an open game tell themselves that they were seen. */
export function isOnShow(queryClient: QueryClient, memberId: string, { name, data }: LiveEvent): boolean {
  const cache = queryClient.getQueryCache();
  if (name === 'message')
    return cache.find({ queryKey: chatKey(memberId, data.partnerId) })?.isActive() === true;
  return name === 'game' && cache.find({ queryKey: ['getSharedGame', data.gameId] })?.isActive() === true;
}

/** What there is one of for each chat. */
const OF_CHAT: Names = ['listMessages', 'getReadState'];

/** What stands on the page and is stale nevertheless. What has not come at all is asked for by a press. */
const isStillInvalidated = ({ state }: { state: { data?: unknown; isInvalidated: boolean } }): boolean =>
  state.isInvalidated && state.data !== undefined;

/** Fetches what is on show, and throws where that brought nothing. */
async function fetchShown(
  queryClient: QueryClient,
  queryKey: readonly [Refreshed, ...string[]],
): Promise<void> {
  await refresh(queryClient, queryKey);
  const [stale] = queryClient
    .getQueryCache()
    .findAll({ queryKey, type: 'active', predicate: isStillInvalidated });
  if (stale) throw stale.state.error ?? new NetworkError('It was given up.');
}

/** Invalidates what others have changed, for the page of a member. */
export function openRefresh(queryClient: QueryClient, memberId: string, ask: Ask) {
  const show = (queryKey: readonly [Refreshed, ...string[]]) =>
    ask(hashKey(queryKey), () => fetchShown(queryClient, queryKey));
  const invalidate = (names: Names) => {
    for (const name of names) void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
  };
  return {
    /** What an event is about. Of what happens in a chat only that chat. */
    event(event: LiveEvent): void {
      const { shown = [], stale = [] }: About = eventIsAbout[event.name];
      for (const name of shown) {
        const chat =
          OF_CHAT.includes(name) && 'partnerId' in event.data ? [memberId, event.data.partnerId] : [];
        show([name, ...chat]);
      }
      invalidate(stale);
    },
    /**
     * What may have changed where a check has found that something did, so that a page that is opened next shows it. On
     * a page that is open nothing moves by itself, but for the list of conversations, which would be untrue beside the bell.
     */
    changed(): void {
      show(['listConversations']);
      show(['getReadState']);
      for (const name of GAMES) show([name]);
      invalidate(['listMessages', ...ANYTHING]);
    },
  };
}
