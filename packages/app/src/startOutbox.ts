import {
  ApiError,
  createClient,
  getMe,
  Message,
  startUpload,
  type Client,
  type Endpoint,
  type JsonInput,
  type Method,
} from '@friendbase/contract';
import { announce } from '@friendbase/ui-kit';
import { messageOf, sayWords, type Words } from '@friendbase/ui-kit/words';
import type { QueryClient } from '@tanstack/react-query';
import { callBy, pressKeys } from './data/call.ts';
import { chatKey } from './data/chatCache.ts';
import { friendRequestsQuery } from './data/friendships.ts';
import { refresh, invalidatedQueries } from './data/refresh.ts';
import { showSent } from './data/sendMessage.ts';
import { postPressesWait } from './outbox/postPressesWait.ts';
import { openTabChannel } from './lib/device/tabChannel.ts';
import { failure } from './lib/notices/notices.ts';
import type { Services } from './lib/page/services.ts';
import type { Session } from './session/createSession.ts';
import { outbox as words } from './words/en/outbox.ts';
import { aboutOf, kindOf, type Entry } from './outbox/entry.ts';
import { ruleOf, type QueuedCall, type StoredInput } from './outbox/queuedCalls.ts';
import { createQueueingClient, tapKeys } from './outbox/queueingClient.ts';
import { isOutboxFull } from './outbox/outboxErrors.ts';
import { queuePresses } from './outbox/queuePresses.ts';
import { PostPressesWait } from './outbox/PostPressesWait.tsx';
import { sentFiles, type QueuedFile } from './outbox/carriedFiles.ts';
import { openOutbox } from './outbox/openOutbox.ts';
import { leaveWhatStands } from './outbox/leaveWhatStands.ts';
import { putOutbox } from './outbox/outboxSlot.ts';
import { createOutboxStore, type OutboxStore } from './outbox/outboxStore.ts';
import { oneIn } from './lib/page/searchParams.ts';
import { reasonIn } from './outbox/reasonIn.ts';
import { REFUSED_WORDS } from './outbox/refusedWords.ts';

/** Longer than any answer should take: a call that hangs counts as no answer. */
const CALL_LIMIT_MS = 30_000;

/** What was sent is shown where it belongs; the line waits no longer for that. */
const SHOWING_LIMIT_MS = 5000;

interface OutboxParts {
  memberId: string;
  session: Session;
  queryClient: QueryClient;
  services: Services;
  /** The member has left the page. */
  signal: AbortSignal;
  /** @default the browser's own */
  databases?: IDBFactory | undefined;
  locks?: LockManager | undefined;
}

const QUEUED_WORDS = {
  message: 'queuedMessage',
  comment: 'queuedComment',
  post: 'queuedPost',
  like: 'queuedPress',
  unlike: 'queuedPress',
  reaction: 'queuedPress',
  unreaction: 'queuedPress',
  ask: 'queuedPress',
  answer: 'queuedPress',
} as const;

/** Why something does not wait. */
const WHY_FULL = ['full', 'filesFull', 'filesNotStored'] as const;

const language = () => document.documentElement.lang;

/** Lets what a member does without a network wait for it, until `signal`. */
export function startOutbox(parts: OutboxParts): void {
  const { memberId, session, queryClient, services, signal } = parts;
  if (signal.aborted) return;
  const say = (said: Words) => sayWords(services.words.current(), said);
  let sent = 0;
  const outbox = openOutbox({
    memberId,
    stored: storeOf(parts),
    mayStore: () => services.drafts.mayPersist(memberId),
    locks: parts.locks ?? navigator.locks,
    tabs: openTabChannel('friendbase outbox'),
    wakes: wakesOf(session, memberId),
    send: (entry, remember) => sendAs(memberId, entry, remember),
    async onFilesBack(files) {
      const { loadMediaDraft } = await import('./uploads/loadMediaDraft.ts');
      const draft = await loadMediaDraft(services, memberId);
      const known = new Set(draft.read().files.map(({ id }) => id));
      for (const { file, description } of files) {
        draft.add(file);
        const added = draft.read().files.find(({ id }) => !known.has(id));
        if (!added) continue;
        known.add(added.id);
        draft.describe(added.id, description);
      }
    },
    async onSent(entry, answer) {
      if (!isReadOut(queryClient, entry)) sent += 1;
      await Promise.race([
        show(queryClient, entry, answer),
        new Promise((resolve) => setTimeout(resolve, SHOWING_LIMIT_MS)),
      ]);
    },
    onRefused(entry) {
      services.notify(
        failure(say(messageOf(words, REFUSED_WORDS[kindOf(entry)])), say(reasonIn(entry.refused))),
      );
      // A press has no words to come back to.
      if (!ruleOf(entry.call).words) void outbox.remove(entry.id);
    },
    onEmptied() {
      const count = sent;
      sent = 0;
      if (count > 0 && !document.hidden) announce(say(messageOf(words, 'sent', { count })));
    },
    onSignedOut: () => session.send({ type: 'access.refused' }),
  });
  const taps = tapKeys(pressKeys);
  const client = createQueueingClient({
    outbox: {
      ...outbox,
      async enqueue(queued, isLost) {
        try {
          await outbox.enqueue(queued, isLost);
        } catch (error) {
          if (isOutboxFull(error))
            services.notify(failure(say(messageOf(words, oneIn(WHY_FULL, error.message) ?? 'full')), ''));
          throw error;
        }
        announce(say(messageOf(words, QUEUED_WORDS[ruleOf(queued.call).kind])));
      },
    },
    client: createClient({ keys: taps.keys, language }),
    taps,
    keys: pressKeys,
    mayWait: (call, input, hasFiles) => hasFiles || mayWait(queryClient, memberId, call, input),
  });
  callBy(() => client);
  putOutbox(outbox);
  postPressesWait.Part = PostPressesWait;
  const leaveLists = leaveWhatStands(queryClient, outbox);
  const leavePresses = queuePresses({ memberId, queryClient, outbox });
  const loggedOut = session.on('logged.out', () => void outbox.forget());
  signal.addEventListener('abort', () => {
    loggedOut.unsubscribe();
    leavePresses();
    leaveLists();
    outbox.stop();
    callBy(() => undefined);
    putOutbox(undefined);
  });
}

/** Nothing where the device refuses. */
function storeOf({ memberId, databases }: OutboxParts): OutboxStore | undefined {
  try {
    return createOutboxStore(databases ?? indexedDB, memberId);
  } catch {
    return undefined;
  }
}

/** The network is back, somebody looks at the page again, or the member is here again. */
const wakesOf = (session: Session, memberId: string) => (onWake: () => void) => {
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('online', onWake, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || onWake(), { signal });
  const isHere = () => {
    const state = session.getSnapshot();
    return state.hasTag('member') && state.context.memberId === memberId && !state.context.isUnreachable;
  };
  let wasHere = isHere();
  const watch = session.subscribe(() => {
    const isHereNow = isHere();
    if (isHereNow && !wasHere) onWake();
    wasHere = isHereNow;
  });
  return () => {
    over.abort();
    watch.unsubscribe();
  };
};

/**
 * Makes the call of an entry with its own key, once it is sure who is logged in: all tabs share one cookie, and not every call
 * names its member.
 */
async function sendAs(
  memberId: string,
  { id, call, input, files }: Entry,
  remember: (files: readonly QueuedFile[]) => Promise<void>,
): Promise<unknown> {
  const client = clientWith(id);
  const limit = () => ({ signal: AbortSignal.timeout(CALL_LIMIT_MS) });
  const me = await client(getMe, {}, limit());
  if (me.id !== memberId) throw new ApiError({ status: 401, message: '', code: undefined });
  const endpoint: Endpoint<JsonInput, unknown, Method, 'json'> = ruleOf(call).endpoint;
  if (!files) return client(endpoint, input, limit());
  // Of its own, and with few posts. What does not come without a network comes with the next try.
  const { sendQueuedFiles } = await import('./uploads/sendQueuedFiles.ts');
  const sent = await sendQueuedFiles(id, files, {
    start: async (key) => (await clientWith(key)(startUpload, {}, limit())).uploadURL,
    remember,
  });
  return client(endpoint, { ...input, body: { ...input.body, ...sentFiles(sent) } }, limit());
}

/** A client whose one call has this key. */
const clientWith = (key: string): Client =>
  createClient({
    keys: { get: () => key, set: () => undefined, delete: () => undefined, keys: () => [] },
    language,
  });

/**
 * Whether a call waits for the network. A post with pictures waits where their bytes are known, so not by what it carries. Who is blocked must know at once
 * whether that worked: only a request that is declined, which is the same call, waits.
 */
function mayWait(queryClient: QueryClient, memberId: string, call: QueuedCall, input: StoredInput): boolean {
  const { params, body } = input;
  if (call === 'createPost') return !Array.isArray(body?.['mediaUrls']) || body['mediaUrls'].length === 0;
  if (body?.['status'] !== 'blocked') return true;
  const requests = queryClient.getQueryData(friendRequestsQuery(memberId).queryKey) ?? [];
  return requests.some(({ id }) => id === params?.['id']);
}

/** Whether the log of an open chat says by itself that a message came into it. */
const isReadOut = (queryClient: QueryClient, entry: Entry): boolean =>
  kindOf(entry) === 'message' &&
  (queryClient
    .getQueryCache()
    .find({ queryKey: chatKey(entry.memberId, aboutOf(entry)) })
    ?.isActive() ??
    false);

/** Puts what was sent where it is read, as an answer without a detour does. */
async function show(queryClient: QueryClient, { call }: Entry, answer: unknown): Promise<void> {
  const message = call === 'sendMessage' ? Message.safeParse(answer) : undefined;
  if (message?.success) await showSent(queryClient, message.data);
  await Promise.all(invalidatedQueries[call].map((name) => refresh(queryClient, [name])));
}
