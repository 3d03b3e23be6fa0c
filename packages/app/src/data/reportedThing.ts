import {
  mediaIdIn,
  type CommentEntry,
  type Conversation,
  type FeedEntry,
  type Message,
  type Profile,
  type ReadingCall,
  type Subject,
} from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Chat } from './chatCache.ts';
import { withLatest, type Conversations } from './conversationCache.ts';
import { withComments, type Feed } from './feedCache.ts';
import { changeItems, type Pages } from './loadedPages.ts';
import { changeId, dropId, putBack, putBackInPages } from './putBack.ts';

/** How a loaded answer loses a thing, and gets it again. */
interface Change<Data> {
  /** The answer as the server will give it: the same where nothing of the thing is there. */
  without: (data: Data) => Data;
  /** The answer as it is now with the thing, as it stood in there before. All else stays as it is now. */
  withIt: (now: Data, before: Data) => Data;
}

export type Changes = Partial<Record<ReadingCall, Change<unknown>>>;

/** What a call answers is known by its name alone. */
const change = <Data>(it: Change<Data>) => it as Change<unknown>;

/** The way of one entry out of pages, and back. */
const ofEntry = (id: string, newest: 'first' | 'last') =>
  change<Pages<{ id: string }>>({
    without: (all) => changeItems(all, dropId(id)),
    withIt: (now, before) => putBackInPages(now, before, id, newest),
  });

const pagesOf = <Entry>(queryClient: QueryClient, name: ReadingCall): Pages<Entry>[] =>
  queryClient.getQueriesData<Pages<Entry>>({ queryKey: [name] }).flatMap(([, data]) => data ?? []);

const itemsOf = <Entry>({ pages }: Pages<Entry>): Entry[] => pages.flatMap(({ items }) => items);

function commentChanges(queryClient: QueryClient, id: string): Changes {
  const comment = pagesOf<CommentEntry>(queryClient, 'listComments')
    .flatMap(itemsOf)
    .find((it) => it.id === id);
  const counted = (added: number) => (feed: Feed) =>
    comment ? withComments(feed, comment.postId, added) : feed;
  return {
    listComments: ofEntry(id, 'last'),
    listFeed: change<Feed>({ without: counted(-1), withIt: counted(1) }),
  };
}

/** A chat from its first loaded message on. */
const inOrder = (chat: Chat | undefined): Message[] =>
  chat?.pages.toReversed().flatMap(({ items }) => items) ?? [];

/** The last message of a conversation is the one before where that is loaded; a conversation of one message has none. */
function messageChanges(queryClient: QueryClient, id: string): Changes {
  const chatOf = (messageId: string) =>
    inOrder(
      pagesOf<Message>(queryClient, 'listMessages').find((chat) =>
        itemsOf(chat).some((message) => message.id === messageId),
      ),
    );
  const said = chatOf(id);
  const earlier = said[said.findIndex((message) => message.id === id) - 1];
  const without = (items: Conversation[]) =>
    earlier ? changeId<Conversation>(id, ({ sender }) => ({ ...earlier, sender }))(items) : dropId(id)(items);
  return {
    listMessages: ofEntry(id, 'last'),
    listConversations: change<Conversations>({
      without: (all) => changeItems(all, without),
      withIt: (now, before) => withLastWords(queryClient, now, before, { id, earlier }),
    }),
  };
}

/** What was sent since stays the latest, also where the conversation was not there to take it. */
function withLastWords(
  queryClient: QueryClient,
  now: Conversations,
  before: Conversations,
  { id, earlier }: { id: string; earlier: Message | undefined },
): Conversations {
  const last = itemsOf(before).find((it) => it.id === id);
  if (!last) return now;
  const isTheirs = ({ sender }: Conversation) => sender.id === last.sender.id;
  if (earlier)
    return changeItems(
      now,
      changeId<Conversation>(earlier.id, () => last),
    );
  if (itemsOf(now).some(isTheirs)) return now;
  const sent = pagesOf<Message>(queryClient, 'listMessages')
    .flatMap((chat) => inOrder(chat).at(-1) ?? [])
    .find(({ receiverId }) => receiverId === last.sender.id);
  const all = putBackInPages(now, before, id, 'first');
  return sent ? withLatest(all, sent) : all;
}

/** The pictures of a post, whose descriptions stand beside them in the same order. */
const picturesOf = ({ media, mediaDescriptions }: FeedEntry) =>
  media.map((it, at) => ({ id: mediaIdIn(it.url), it, description: mediaDescriptions[at] ?? '' }));

function withPictures(post: FeedEntry, pictures: ReturnType<typeof picturesOf>): FeedEntry {
  return {
    ...post,
    media: pictures.map(({ it }) => it),
    mediaUrls: pictures.map(({ it }) => it.url),
    mediaDescriptions: pictures.map(({ description }) => description),
  };
}

const pictureChange = (id: string) => {
  const carries = (post: FeedEntry) => picturesOf(post).some((picture) => picture.id === id);
  return change<Feed>({
    without: (feed) =>
      changeItems(feed, (posts) =>
        posts.some(carries)
          ? posts.map((post) => (carries(post) ? withPictures(post, dropId(id)(picturesOf(post))) : post))
          : posts,
      ),
    withIt: (now, before) =>
      itemsOf(before)
        .filter(carries)
        .reduce(
          (feed, stood) =>
            changeItems(
              feed,
              changeId<FeedEntry>(stood.id, (post) =>
                withPictures(post, putBack(picturesOf(post), picturesOf(stood), id)),
              ),
            ),
          now,
        ),
  });
};

/** What becomes of the loaded answers when a thing goes, and when it comes back. */
export function changesOf(queryClient: QueryClient, { kind, id }: Subject): Changes {
  switch (kind) {
    case 'post':
      return { listFeed: ofEntry(id, 'first') };
    case 'comment':
      return commentChanges(queryClient, id);
    case 'message':
      return messageChanges(queryClient, id);
    case 'picture':
      return { listFeed: pictureChange(id) };
    case 'profile':
      return {
        suggestFriends: change<Profile[]>({
          without: dropId(id),
          withIt: (now, before) => putBack(now, before, id),
        }),
      };
  }
}
