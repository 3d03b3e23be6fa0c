import { useRef } from 'react';
import { notices } from '../../lib/notices/notices.ts';
import { useServices } from '../../lib/page/services.ts';
import { useSession } from '../../session/createSession.ts';

/**
 * Lets the session look for itself after a log in or sign up succeeded. The toast waits until the session is
 * there, so that it belongs to the member who came in.
 */
export function useSignIn(): (how: 'loggedIn' | 'signedUp') => void {
  const session = useSession();
  const { notify } = useServices();
  const watch = useRef<{ unsubscribe(): void }>(undefined);
  return (how) => {
    // A second press while the first is still being confirmed: one toast is enough.
    watch.current?.unsubscribe();
    watch.current = session.subscribe((state) => {
      if (state.hasTag('member')) notify(notices[how]);
      else if (!state.context.isSignInLost) return;
      watch.current?.unsubscribe();
    });
    session.send({ type: 'signed.in' });
  };
}
