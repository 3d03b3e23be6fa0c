import type { PushPayload, PushState, PushSubscription as Subscription } from '@friendbase/contract';
import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import { pushed } from '../words/en/pushed.ts';
import type { PressWord, PushedWords } from './workerWord.ts';

/** Where the name stands in `PushedWords.wrote`: the worker puts it in, and no name has it. */
const NAME_PLACE = '\u{FFFC}';

/** The words for the worker, which knows no catalogues and none of the member's settings: a page of theirs says them. */
export const pushedWords = (say: (words: MessageRef) => string): PushedWords => ({
  wrote: say(messageOf(pushed, 'wrote', { name: NAME_PLACE })),
  something: say(messageOf(pushed, 'something')),
});

const WORDS_CACHE = 'friendbase-push';
const WORDS_KEY = '/pushed-words';

/** Persists the words on this device. */
export async function persistPushedWords(words: PushedWords): Promise<void> {
  await (await caches.open(WORDS_CACHE)).put(WORDS_KEY, Response.json(words));
}

/** The words that are cached, or English ones. */
async function storedPushedWords(): Promise<PushedWords> {
  try {
    const cached = await (await caches.open(WORDS_CACHE)).match(WORDS_KEY);
    if (cached) return (await cached.json()) as PushedWords;
  } catch {
    // Storage may be refused.
  }
  const { wrote, something } = pushed.messages;
  return { wrote: wrote({ name: NAME_PLACE }), something };
}

/** The name in a push; nothing where it has none, or cannot be read. */
function nameIn(text: string | undefined): string | undefined {
  try {
    const { from } = JSON.parse(text ?? '{}') as PushPayload;
    return typeof from === 'string' && from !== '' ? from : undefined;
  } catch {
    return undefined;
  }
}

/** What a push shows: it takes the place of the one before that said the same, and leads to where there is more. */
export async function showPush(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  text: string | undefined,
): Promise<void> {
  const { wrote, something } = await storedPushedWords();
  const name = nameIn(text);
  await registration.showNotification(
    name === undefined ? something : wrote.replace(NAME_PLACE, () => name),
    {
      icon: '/icons/icon-192.png',
      tag: name === undefined ? 'something' : 'message',
      data: name === undefined ? '/' : '/messages',
    },
  );
}

/** Brings the member to a page that is open, which goes to where there is more by itself, or opens one there. */
export async function followPush(clients: Clients, { data }: Pick<Notification, 'data'>): Promise<void> {
  const href = typeof data === 'string' ? data : '/';
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) return void (await clients.openWindow(href));
  // Not by `navigate`, which would reload it: nothing that is being written or waits is lost.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
  page.postMessage({ type: 'push.pressed', href } satisfies PressWord);
  await page.focus();
}

/** Where the page goes that hears from the worker; nowhere where it is there already, perhaps in a chat. */
export function placePressed(data: unknown, pathname: string): string | undefined {
  const { type, href } = (data ?? {}) as Partial<PressWord>;
  return type === 'push.pressed' && href !== pathname ? href : undefined;
}

const PUSH_CALL = '/api/push';

/** Subscribes again where the browser has ended a subscription by itself, as long as the session wants it. */
export async function renewPush(
  { pushManager }: ServiceWorkerRegistration,
  given: PushSubscription | null | undefined,
): Promise<void> {
  const answer = await fetch(PUSH_CALL);
  if (!answer.ok) return;
  const { publicKey, subscription } = (await answer.json()) as PushState;
  if (publicKey === null || subscription === null) return;
  const own =
    given ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint, keys } = own.toJSON();
  const { tells } = subscription;
  await fetch(PUSH_CALL, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, publicKey, tells } as Subscription),
  });
}

/** Whoever was here is here no longer: this browser hears nothing more for them. The server has ended it with the session. */
export const endPush = async ({ pushManager }: ServiceWorkerRegistration): Promise<void> =>
  void (await (await pushManager.getSubscription())?.unsubscribe());
