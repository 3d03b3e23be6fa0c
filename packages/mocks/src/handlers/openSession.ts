import { apiError } from '@friendbase/contract';
import type { Member } from '../store.ts';
import { tellClosed } from './appeals.ts';
import { startPlace, type Starting } from './deviceRecords.ts';

/**
 * Starts the session of somebody who has proved that they are `member`, however they did: the one place where it is asked whether the
 * account is open.
 */
export async function startOpenSession(
  member: Member,
  context: Starting,
  { isStrong }: { isStrong: boolean },
): Promise<void> {
  if (member.closedAt)
    throw apiError('accountClosed', { details: await tellClosed(context.store, member.id, context.now()) });
  await startPlace(context, member, { isStrong });
}
