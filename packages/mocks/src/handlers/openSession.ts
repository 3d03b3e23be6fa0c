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
  const { store, now } = context;
  if (member.closedAt) {
    const details = await tellClosed(store, member.id, now());
    const isLeft = store.leavings.findFirst((q) => q.where({ memberId: member.id }));
    if (details || !isLeft) throw apiError('accountClosed', { details });
    const { whyLeft } = await import('./leaving.ts');
    throw await whyLeft(store, member.id, now());
  }
  await startPlace(context, member, { isStrong });
}
