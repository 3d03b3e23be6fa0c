import type { LiveEvent, News } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { chatKey, type Chat } from './chatCache.ts';
import { refresh, type Refreshed } from './refresh.ts';

type Names = readonly Refreshed[];

/**
 * What an event makes old. `shown`: what is on show is fetched anew, where that adds to an end or changes in place. The rest is
 * fetched when it is shown next: nothing that is being read moves. An event without a row does not compile.
 */
const eventIsAbout = {
  // A page that waits for an answer must not miss one that came since it was loaded.
  begun: { shown: ['listMessages', 'listConversations'] },
  // Not known what.
  missed: {
    shown: ['listMessages', 'listConversations'],
    old: [
      'listFeed',
      'listComments',
      'listFriends',
      'listFriendRequests',
      'suggestFriends',
      'listReports',
      'listDecisions',
      'listSessions',
      'listCases',
      'getModerationCounts',
    ],
  },
  message: { shown: ['listMessages', 'listConversations'] },
  request: { old: ['listFriendRequests', 'suggestFriends'] },
  accepted: { old: ['listFriends', 'listFriendRequests', 'suggestFriends', 'listFeed'] },
  // What they change in the feed is brought there one by one (`liveArrivals.ts`): it is not old for them.
  like: {},
  comment: { old: ['listComments'] },
  post: {},
  reportDecided: { shown: ['listReports'], old: ['listFeed', 'listComments'] },
  decision: { shown: ['listDecisions'], old: ['listFeed', 'listComments', 'getUser'] },
  caseWaiting: { old: ['listCases', 'getModerationCounts'] },
  sessionEnded: { shown: ['listSessions'] },
} as const satisfies Record<LiveEvent['name'], { shown?: Names; old?: Names }>;

/** Whether the page has what an event is about: a message of its own, which its answer has brought. */
export const isKnown = (queryClient: QueryClient, memberId: string, event: LiveEvent): boolean =>
  event.name === 'message' &&
  queryClient
    .getQueryData<Chat>(chatKey(memberId, event.data.partnerId))
    ?.pages[0]?.items.some(({ id }) => id === event.data.messageId) === true;

/** Makes old what an event is about. Of a message only the chat it belongs to. */
export function refreshEvent(queryClient: QueryClient, memberId: string, event: LiveEvent): void {
  const { shown = [], old = [] }: { shown?: Names; old?: Names } = eventIsAbout[event.name];
  for (const name of shown) {
    const isChat = name === 'listMessages' && event.name === 'message';
    void refresh(queryClient, isChat ? [name, memberId, event.data.partnerId] : [name]);
  }
  for (const name of old) void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
}

/** Which data each kind of news is about. A kind without a row does not compile. */
const newsIsAbout = {
  requests: ['listFriendRequests'],
  conversations: ['listConversations', 'listMessages'],
  decisions: ['listDecisions'],
  cases: ['listCases'],
} as const satisfies Record<Exclude<keyof News, 'at'>, readonly Refreshed[]>;

const KINDS = Object.keys(newsIsAbout) as (keyof typeof newsIsAbout)[];

/**
 * Makes old what a check has counted as new, so that a page that is opened next shows it. On a page that is open nothing
 * moves by itself, but for the list of conversations, which would be untrue beside the bell.
 */
export function refreshNews(queryClient: QueryClient, now: News, before: News | undefined): void {
  for (const kind of KINDS) {
    if (!now[kind]) continue;
    for (const name of newsIsAbout[kind]) {
      if (name === 'listConversations' && now[kind] !== before?.[kind]) void refresh(queryClient, [name]);
      else void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    }
  }
}
