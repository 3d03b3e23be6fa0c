import { apiError, isNewAccount, mayWriteTo, toldOfMessage } from '@friendbase/contract';
import type { MessageDraft, StoredMessage } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { relationBetween } from '../friendships/model.ts';
import { noteNewAccount, sameLastWords } from '../moderation/newAccounts.ts';
import { isReachable } from '../users/model.ts';
import type { MemberModel } from '../users/model.ts';
import { storeMessage } from './commands.ts';

/** Who writes, and what writing needs. */
export interface Sending extends Pick<Deps, 'ids' | 'live'> {
  member: Pick<MemberModel, 'id' | 'createdAt'>;
  now: Date;
  /** What the message came with. */
  idempotencyKey?: string | undefined;
}

async function noteMessage(
  trx: Knex.Transaction,
  { id, content }: StoredMessage,
  { member, ids, live, now }: Sending,
): Promise<void> {
  if (!isNewAccount(member.createdAt, now)) return;
  const acts = { words: content, sameWordsTo: await sameLastWords(trx, member.id, content) };
  const subject = { kind: 'message', id } as const;
  await noteNewAccount(trx, { live, member, subject, content, acts, nextId: () => ids.next(), now });
}

/** Writes to a friend, and tells it. Throws 403 unless the two are friends, and in the same words for whom nobody can reach. */
export async function sendOnce(
  trx: Knex.Transaction,
  draft: MessageDraft,
  sending: Sending,
): Promise<Required<StoredMessage>> {
  const { ids, live, now, idempotencyKey = null } = sending;
  const { senderId, receiverId } = draft;
  const mayWrite = mayWriteTo(await relationBetween(trx, senderId, receiverId));
  if (!mayWrite || !(await isReachable(trx, receiverId))) throw apiError('friendsOnly');
  const message = { ...draft, id: ids.next(), createdAt: now.toISOString(), idempotencyKey };
  await storeMessage(trx, message);
  await noteMessage(trx, message, sending);
  live.tell(trx, ...toldOfMessage(message));
  return message;
}
