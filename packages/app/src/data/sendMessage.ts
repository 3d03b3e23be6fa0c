import { sendMessage, type Message } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { chatKey, withMessage, type Chat, withLatest, type Conversations } from './chatCache.ts';
import { mutation } from './mutation.ts';
import { changeLoaded } from './loadedPages.ts';

/** Puts the answer of a message that was sent where it is read. */
export async function showSent(queryClient: QueryClient, message: Message): Promise<void> {
  const key = chatKey(message.senderId, message.receiverId);
  // A first fetch may have been read before the message was stored; the one behind the message is made in its place.
  if (!queryClient.getQueryData(key)) await queryClient.cancelQueries({ queryKey: key });
  changeLoaded<Chat>(queryClient, key, (chat) => withMessage(chat, message));
  changeLoaded<Conversations>(queryClient, ['listConversations', message.senderId], (all) =>
    withLatest(all, message),
  );
}

const sendKey = (partnerId: string) => ['sendMessage', partnerId];

/** Writes to a friend. It is done with the answer, which stands in the chat at once. */
export const sendMessageMutation = (queryClient: QueryClient, userId: string, partnerId: string) =>
  mutation(['sendMessage'], {
    mutationKey: sendKey(partnerId),
    mutationFn: (content: string) =>
      call(sendMessage, { body: { senderId: userId, receiverId: partnerId, content } }),
    onSuccess: (message) => showSent(queryClient, message),
  });

/** A message to that friend that is under way, also when the member has left the page since. */
interface MessageUnderWay {
  content: string;
  /** Rejects where it was not sent. */
  outcome: () => Promise<void>;
}

export function messageUnderWay(queryClient: QueryClient, partnerId: string): MessageUnderWay | undefined {
  const cache = queryClient.getMutationCache();
  const found = cache.find({ mutationKey: sendKey(partnerId), status: 'pending' });
  if (!found) return undefined;
  const outcome = () =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const { status, error } = found.state;
        if (status === 'pending') return;
        stop();
        if (status === 'success') resolve();
        else reject(error ?? new Error('The message was given up.'));
      };
      const stop = cache.subscribe(look);
      look();
    });
  return { content: String(found.state.variables), outcome };
}
