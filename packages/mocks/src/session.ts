import type { KeptText } from './kept.ts';
import type { Session, SessionOwner } from './mock.ts';

const NOBODY = '';

/**
 * The session of this browser. It is read afresh at every call, so that a login or logout in one tab is seen by
 * the others. `firstMemberId` is logged in until somebody logs in or out.
 */
export function openSession(
  kept: KeptText,
  firstMemberId: string | undefined,
): Session & { forget: () => void } {
  const textOf = ({ id, passwordVersion }: SessionOwner): string => `${id} ${passwordVersion}`;
  const first = firstMemberId === undefined ? NOBODY : textOf({ id: firstMemberId, passwordVersion: 0 });
  return {
    owner() {
      const [id, version] = (kept.get() ?? first).split(' ');
      return id ? { id, passwordVersion: Number(version) } : undefined;
    },
    start: (owner) => kept.set(textOf(owner)),
    end: () => kept.set(NOBODY),
    forget: () => kept.forget(),
  };
}
