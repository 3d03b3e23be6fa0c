import type { StoredLetter } from '@friendbase/contract';
import type { Store } from '../store.ts';

/** Letters without an answer, but for those of a moderator themselves. */
export const waitingLetters = ({ letters }: Store, moderatorId?: string): StoredLetter[] =>
  letters.findMany((q) => q.where({ answeredAt: null })).filter(({ memberId }) => memberId !== moderatorId);
