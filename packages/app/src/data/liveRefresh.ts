import type { LiveEvent } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { chatKey, type Chat } from './chatCache.ts';
import { refresh, type Refreshed } from './refresh.ts';

type Names = readonly Refreshed[];

interface About {
  shown?: Names;
  old?: Names;
}

/** What others can make old, and is not fetched anew under who reads it. */
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

/**
 * What an event makes old. `shown`: what is on show is fetched anew, where that adds to an end or changes in place. The rest is
 * fetched when it is shown next: nothing that is being read moves. An event without a row does not compile.
 */
const eventIsAbout = {
  // A page that waits for an answer must not miss one that came since it was loaded.
  begun: { shown: ['listMessages', 'listConversations', 'getReadState'] },
  // Not known what.
  missed: { shown: ['listMessages', 'listConversations', 'getReadState'], old: ANYTHING },
  read: { shown: ['getReadState'] },
  // Told to the open chat itself.
  typing: {},
  message: { shown: ['listMessages', 'listConversations'] },
  request: { old: ['listFriendRequests', 'suggestFriends'] },
  accepted: { old: ['listFriends', 'listFriendRequests', 'suggestFriends', 'listFeed', 'listEvents'] },
  counted: {},
  // What they change in the feed is brought there one by one (`liveArrivals.ts`): it is not old for them.
  like: {},
  reaction: {},
  comment: { old: ['listComments'] },
  post: {},
  reportDecided: { shown: ['listReports'], old: ['listFeed', 'listComments'] },
  decision: { shown: ['listDecisions'], old: ['listFeed', 'listComments', 'getUser'] },
  // The list behind the bell asks anew by itself.
  letterAnswered: {},
  tournamentSettled: { shown: ['listTournaments', 'getUser'] },
  eventSoon: { old: ['listEvents'] },
  eventChanged: { shown: ['listEvents'] },
  caseWaiting: { old: ['listCases', 'listLetters', 'getModerationCounts'] },
  security: { shown: ['getCard', 'getExport'] },
  sessionEnded: { shown: ['listSessions'] },
  looked: { old: ['getNotificationSettings'] },
} as const satisfies Record<LiveEvent['name'], About>;

/** Whether the page has what an event is about: a message of its own, which its answer has brought. */
export const isKnown = (queryClient: QueryClient, memberId: string, event: LiveEvent): boolean =>
  event.name === 'message' &&
  queryClient
    .getQueryData<Chat>(chatKey(memberId, event.data.partnerId))
    ?.pages[0]?.items.some(({ id }) => id === event.data.messageId) === true;

/** Whether what an event tells of stands on the page: an open chat marks its messages as seen. */
export const isOnShow = (queryClient: QueryClient, memberId: string, event: LiveEvent): boolean =>
  event.name === 'message' &&
  queryClient
    .getQueryCache()
    .find({ queryKey: chatKey(memberId, event.data.partnerId) })
    ?.isActive() === true;

/** What there is one of for each chat. */
const OF_CHAT: Names = ['listMessages', 'getReadState'];

/** Makes old what an event is about. Of what happens in a chat only that chat. */
export function refreshEvent(queryClient: QueryClient, memberId: string, event: LiveEvent): void {
  const { shown = [], old = [] }: About = eventIsAbout[event.name];
  for (const name of shown) {
    const chat = OF_CHAT.includes(name) && 'partnerId' in event.data ? [memberId, event.data.partnerId] : [];
    void refresh(queryClient, [name, ...chat]);
  }
  for (const name of old) void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
}

/**
 * Makes old what may have changed where a check has found that something did, so that a page that is opened next shows it. On
 * a page that is open nothing moves by itself, but for the list of conversations, which would be untrue beside the bell.
 */
export function refreshChanged(queryClient: QueryClient): void {
  void refresh(queryClient, ['listConversations']);
  void refresh(queryClient, ['getReadState']);
  for (const name of ['listMessages', ...ANYTHING] as const)
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
}
