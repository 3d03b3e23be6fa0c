import { useRouter } from '@tanstack/react-router';
import { memberNotices } from '../lib/notices/memberNotices.ts';
import { useServices } from '../lib/services.ts';
import type { KnownPerson } from './peopleContext.tsx';

/**
 * “Send Message”: the toast of the specification, and the chat with that friend opens. Source: product spec §2
 * “Friends”, owner's decisions “Placeholders become real”.
 *
 * @param options.replace from a dialog, whose history entry must go, so that Back leads to the page before it
 */
export function useSendMessage({ replace = false } = {}): (person: KnownPerson) => void {
  const router = useRouter();
  const { notify } = useServices();
  return ({ id, displayName }) => {
    // Silent: the chat says itself that it is open.
    notify({ ...memberNotices.chatOpens(displayName), isSpoken: false });
    void router.navigate({ href: `/messages?with=${id}`, replace });
  };
}
