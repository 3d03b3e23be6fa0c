import { conflictOf } from '@friendbase/contract';
import type { Conflict } from '@friendbase/contract';
import type { Store } from '../store.ts';
import { friendshipOf } from './people.ts';

/** What a moderator acts on: whose it is, and the case whose reports it is about. */
interface Matter {
  ownerId: string;
  caseId: string;
}

/** What keeps a moderator from acting on a case that is not about themselves. */
export function readConflict(
  store: Store,
  { ownerId, caseId }: Matter,
  moderatorId: string,
): Exclude<Conflict, 'decidedFirst'> | undefined {
  const reporters = store.reports.findMany((q) => q.where({ caseId })).map(({ reporterId }) => reporterId);
  const isFree = ({ id }: { id: string }) =>
    !reporters.includes(id) && (friendshipOf(store, id, ownerId)?.status ?? 'pending') === 'pending';
  const others = store.members
    .findMany((q) => q.where({ role: 'moderator' }))
    .filter(({ id, closedAt }) => id !== ownerId && id !== moderatorId && !closedAt);
  return conflictOf(moderatorId, {
    hasReported: reporters.includes(moderatorId),
    friendship: friendshipOf(store, moderatorId, ownerId),
    isReplaceable: others.some(isFree),
  });
}

/** Whether a moderator may not act on it: it is about them, or they have a conflict. */
export const isPartial = (store: Store, matter: Matter, moderatorId: string): boolean =>
  matter.ownerId === moderatorId || readConflict(store, matter, moderatorId) !== undefined;
