import type { PasskeyUse } from '@friendbase/contract';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useMutation } from '@tanstack/react-query';
import { passkeyOfferMutation } from '../../data/passkeys.ts';
import { whenIdle } from '../../lib/loading/laterPart.ts';
import { CAN_HAVE_PASSKEYS } from '../../lib/hydration/inlineScripts.ts';
import { useSession } from '../../session/createSession.ts';

/** What speaks to the browser. */
const load = () => import('../../help/passkeys/onDemand.ts');

/** A passkey that the member has chosen, as the server has to see it. */
export type FindPasskey = () => Promise<PasskeyUse>;

/** Asks the member for a passkey now. */
export const askForPasskey: FindPasskey = async () => {
  const { passkeyChallenges, usePasskeyHere } = await load();
  return usePasskeyHere(await passkeyChallenges.toLogIn());
};

const isPossible = () => document.documentElement.hasAttribute(CAN_HAVE_PASSKEYS);

/**
 * Has the browser offer passkeys beside the usernames that it knows, once the page has nothing better to do; anew after each `round`, since
 * asking by the button ends it. Whoever chooses none hears nothing of it.
 */
export function usePasskeyAutofill(round: unknown, onChosen: (find: FindPasskey) => void): void {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isPossible()) return;
    const ending = new AbortController();
    const cancel = whenIdle(async () => {
      const { passkeyByAutofill, passkeyChallenges } = await load();
      const chosen = await passkeyByAutofill(passkeyChallenges.toLogIn, ending.signal);
      if (chosen && !ending.signal.aborted) choose(async () => chosen);
    });
    return () => {
      cancel();
      ending.abort();
    };
  }, [round]);
}

/**
 * Tells the server, once somebody has logged in by this form, that a passkey could be made here: it offers one, once. Whoever signs up is
 * offered a recovery card, which is enough for a first day.
 */
export function usePasskeyOffer(shownWithForm: RefObject<Element | null>): void {
  const session = useSession();
  const { mutate } = useMutation(passkeyOfferMutation);
  const offer = useEffectEvent(async () => {
    const { hasOwnLock } = await load();
    if (await hasOwnLock()) mutate('possible');
  });
  useEffect(() => {
    if (!isPossible()) return;
    const watch = session.subscribe((state) => {
      if (!state.hasTag('member')) return;
      watch.unsubscribe();
      if (shownWithForm.current?.checkVisibility()) offer().catch(() => undefined);
    });
    return () => watch.unsubscribe();
  }, [session, shownWithForm]);
}
