import { isNewAccount } from '@friendbase/contract';
import type { Friendship, FriendshipDraft } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { noteNewAccount, requestsToday } from '../moderation/newAccounts.ts';
import { profileWords } from '../moderation/things.ts';
import type { SignedInMember } from '../sessions/model.ts';
import { askOrBlock } from './commands.ts';

/** Asks for a friendship, or blocks, and tells whom it is about. What a new account asks of many is seen by moderators. */
export const askingCommand =
  ({ clock, ids, live }: Pick<Deps, 'clock' | 'ids' | 'live'>) =>
  async (
    trx: Knex.Transaction,
    member: SignedInMember,
    { friendId, status }: Pick<FriendshipDraft, 'friendId' | 'status'>,
  ): Promise<Friendship> => {
    const now = clock.now();
    const asked = { id: ids.next(), userId: member.id, friendId, status, askedAt: now.toISOString() };
    const { friendship, told } = await askOrBlock(trx, asked);
    if (status === 'pending' && isNewAccount(member.createdAt, now)) {
      const acts = { requests: await requestsToday(trx, member.id, now) };
      const subject = { kind: 'profile', id: member.id } as const;
      const content = profileWords(member);
      await noteNewAccount(trx, { live, member, subject, content, acts, nextId: () => ids.next(), now });
    }
    live.tell(trx, ...told);
    return friendship;
  };
