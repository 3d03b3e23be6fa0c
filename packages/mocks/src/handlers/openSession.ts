import { apiError } from '@friendbase/contract';
import type { MockContext } from '../mock.ts';
import type { Member } from '../store.ts';
import { tellClosed } from './appeals.ts';

/**
 * Starts the session of somebody who has proved that they are `member`, however they did: the one place where it is asked whether the
 * account is open.
 */
export async function startOpenSession(
  member: Member,
  { store, session, now }: Pick<MockContext, 'store' | 'session' | 'now'>,
  { isStrong }: { isStrong: boolean },
): Promise<void> {
  if (member.closedAt)
    throw apiError('accountClosed', { details: await tellClosed(store, member.id, now()) });
  session.start({ ...member, isStrong });
}
