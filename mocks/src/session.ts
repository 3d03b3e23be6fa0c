import type { KeptText } from './kept.ts';
import type { Session } from './mock.ts';

const NOBODY = '';

/**
 * The session of this browser. It is read afresh at every call, so that a login or logout in one tab is seen by
 * the others. `firstMemberId` is logged in until somebody logs in or out.
 */
export function openSession(
  kept: KeptText,
  firstMemberId: string | undefined,
): Session & { forget: () => void } {
  return {
    memberId: () => kept.get() ?? firstMemberId,
    start: (memberId) => kept.set(memberId),
    end: () => kept.set(NOBODY),
    forget: () => kept.forget(),
  };
}
