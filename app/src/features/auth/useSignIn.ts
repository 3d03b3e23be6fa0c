import { notices } from '../../lib/notices.ts';
import { useServices } from '../../lib/services.ts';

/**
 * Lets the session look for itself after a log in or sign up succeeded. The toast waits until the session is
 * there, so that it belongs to the member who came in.
 */
export function useSignIn(): (how: 'loggedIn' | 'signedUp') => void {
  const { session, notify } = useServices();
  return (how) => {
    const watch = session.subscribe((state) => {
      if (state.hasTag('member')) notify(notices[how]);
      else if (!state.context.isSignInLost) return;
      watch.unsubscribe();
    });
    session.send({ type: 'signed.in' });
  };
}
