import type { PushState, PushSubscription as Subscription, PushTells } from '@friendbase/contract';
import { announce, inSentences, useSayWords, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { pushQuery, subscribePushMutation, unsubscribePushMutation } from '../../../../data/push.ts';
import { canBePushed, subscribedHere, subscribeHere } from '../../../../lib/device/pushDevice.ts';
import { reasonOf } from '../../../../lib/errors/apiErrors.ts';
import type { Notice } from '../../../../lib/notices/notices.ts';
import { memberNotices } from '../../../../lib/notices/memberNotices.ts';
import { useTell } from '../../../../people/ActTold.tsx';
import { push } from '../../../../words/en/push.ts';
import { pushMachine, type PushStanding, type PushWish } from './pushMachine.ts';

const { privacySaved, privacyFailed } = memberNotices;

/** The browser has not done what it was asked, or the member has closed its question. */
class NotSubscribed extends Error {}

/** How this browser stands to what the server sends it. */
async function standingOf({ publicKey, subscription }: PushState): Promise<PushStanding> {
  if (publicKey === null) return { is: 'absent' };
  if (!canBePushed()) return { is: 'unable' };
  if (Notification.permission === 'denied') return { is: 'denied' };
  const here = await subscribedHere();
  const isOn = subscription !== null && here?.endpoint === subscription.endpoint;
  return isOn ? { is: 'on', publicKey, tells: subscription.tells } : { is: 'off', publicKey };
}

/** The browser's own subscription as the server takes it. */
function subscriptionOf(own: PushSubscription, publicKey: string, tells: PushTells): Subscription {
  const { endpoint, keys } = own.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new NotSubscribed();
  return { endpoint, keys: { p256dh, auth }, publicKey, tells };
}

const whyPushFailed = (error: unknown): Notice =>
  error instanceof NotSubscribed
    ? { ...privacyFailed, text: messageOf(push, 'notSubscribed') }
    : { ...privacyFailed, text: reasonOf(error, privacyFailed.text, push) };

/** What this device tells while FriendBase is closed, and how to change that. */
export function usePush(memberId: string) {
  const t = useWords(push);
  const say = useSayWords();
  const tell = useTell();
  const queryClient = useQueryClient();
  const { mutateAsync: subscribe } = useMutation(subscribePushMutation(queryClient, memberId));
  const { mutateAsync: unsubscribe } = useMutation(unsubscribePushMutation());
  const look = async () => standingOf(await queryClient.fetchQuery({ ...pushQuery(memberId), staleTime: 0 }));

  async function turnOff(publicKey: string): Promise<PushStanding> {
    await unsubscribe();
    // Nothing comes anymore: whether the browser forgets the address too is its own affair.
    await subscribedHere()
      .then((own) => own?.unsubscribe())
      .catch(() => undefined);
    return { is: 'off', publicKey };
  }

  async function turnOn(publicKey: string, tells: PushTells, isOn: boolean): Promise<PushStanding> {
    const own =
      (isOn && (await subscribedHere())) ||
      (await subscribeHere(publicKey).catch(() => {
        throw new NotSubscribed();
      }));
    if (own === 'denied') return { is: 'denied' };
    return standingOf(await subscribe(subscriptionOf(own, publicKey, tells)));
  }

  const [state, send] = useMachine(
    pushMachine.provide({
      actors: {
        look: fromPromise(look),
        carryOut: fromPromise(async ({ input: { standing, wish } }) => {
          if (!('publicKey' in standing)) return standing;
          const { is, publicKey } = standing;
          return wish === 'off' ? turnOff(publicKey) : turnOn(publicKey, wish, is === 'on');
        }),
      },
      actions: {
        tellDone: (_, { standing }) =>
          standing.is === 'denied' ? announce(t('denied'), 'assertive') : tell(privacySaved),
        tellFailed: (_, { error }) => tell(privacyFailed, whyPushFailed(error)),
      },
    }),
  );
  const { standing, wish, error } = state.context;
  const failed = whyPushFailed(error);
  return {
    standing,
    /** What the last press was about, while it is carried out. */
    wished: state.matches('working') ? wish : undefined,
    isLooking: state.matches('looking'),
    isUnknown: state.matches('unknown'),
    failure: state.matches('failed') ? inSentences(say(failed.title), say(failed.text)) : undefined,
    choose: (chosen: PushWish) => send({ type: 'wished', wish: chosen }),
    tryAgain: () => send({ type: 'again.pressed' }),
  };
}
