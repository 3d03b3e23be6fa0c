import type { PasskeyUse } from '@friendbase/contract';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useMutation } from '@tanstack/react-query';
import { passkeyOfferMutation } from '../../data/passkeys.ts';
import { canHavePasskeys } from '../../help/passkeys/whyNoPasskey.ts';
import { whenIdle } from '../../lib/loading/laterPart.ts';
import { useSession } from '../../session/createSession.ts';

/** What speaks to the browser. */
const load = () => import('../../help/passkeys/onDemand.ts');

/** A passkey that the member has chosen, as the server has to see it. */
export type FindPasskey = () => Promise<PasskeyUse>;

/** Asks the member for a passkey now. */
export const askForPasskey: FindPasskey = async () => {
  const { passkeyChallenges, showPasskeyHere } = await load();
  return showPasskeyHere(await passkeyChallenges.toLogIn());
};

/**
 * Has the browser offer passkeys beside the usernames that it knows, once the page has nothing better to do. Whoever chooses none hears
 * nothing of it. Returns how to offer them again: asking by the button ends it.
 */
export function usePasskeyAutofill(onChosen: (find: FindPasskey) => void): () => void {
  const offering = useRef<AbortController>(undefined);
  const offer = () => {
    if (!canHavePasskeys()) return;
    offering.current?.abort();
    const { signal } = (offering.current = new AbortController());
    const listen = async () => {
      const { passkeyByAutofill, passkeyChallenges } = await load();
      const chosen = await passkeyByAutofill(passkeyChallenges.toLogIn, signal);
      if (chosen && !signal.aborted) onChosen(async () => chosen);
    };
    // The button and the form are there without it.
    whenIdle(() => void listen().catch(() => undefined));
  };
  const begin = useEffectEvent(offer);
  useEffect(() => {
    begin();
    return () => offering.current?.abort();
  }, []);
  return offer;
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
    if (!canHavePasskeys()) return;
    const watch = session.subscribe((state) => {
      if (!state.hasTag('member')) return;
      watch.unsubscribe();
      if (shownWithForm.current?.checkVisibility()) offer().catch(() => undefined);
    });
    return () => watch.unsubscribe();
  }, [session, shownWithForm]);
}
