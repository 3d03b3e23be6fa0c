import {
  DAY_MS,
  isNewAccount,
  newAccountSignals,
  openedCase,
  SAME_WORDS_TO,
  toldOfCases,
} from '@friendbase/contract';
import type { NewAccountActs, Subject } from '@friendbase/contract';
import type { Knex } from 'knex';
import { insertIfAbsent } from '../../db/transact.ts';
import { FriendshipModel } from '../friendships/model.ts';
import { ConversationModel } from '../messages/model.ts';
import { moderatorIds } from '../users/model.ts';
import type { MemberModel } from '../users/model.ts';
import type { Live } from '../../live/live.ts';
import { CaseModel, caseRow } from './model.ts';

interface Acted {
  live: Pick<Live, 'tell'>;
  member: Pick<MemberModel, 'id' | 'createdAt'>;
  /** What a moderator would look at. */
  subject: Subject;
  content: string;
  acts: NewAccountActs;
  nextId: () => string;
  now: Date;
}

/** Puts what a new account did into the second list, once for each thing, if it has a signal. Blocks nothing. */
export async function noteNewAccount(
  trx: Knex.Transaction,
  { live, member, subject, content, acts, nextId, now }: Acted,
): Promise<void> {
  const signals = isNewAccount(member.createdAt, now) ? newAccountSignals(acts) : [];
  if (signals.length === 0) return;
  const subjectIs = { subjectKind: subject.kind, subjectId: subject.id };
  if (await CaseModel.query(trx).findOne(subjectIs).select('id')) return;
  const opened = { id: nextId(), list: 'newAccounts', ownerId: member.id, content, signals } as const;
  const row = caseRow(openedCase({ ...opened, ...subjectIs, urgency: 1, openedAt: now.toISOString() }));
  await insertIfAbsent(trx, CaseModel.tableName, row);
  live.tell(trx, ...toldOfCases(await moderatorIds(trx, member.id)));
}

/** Of how many of a member's latest conversations these are the last words, theirs. */
export async function sameLastWords(
  trx: Knex.Transaction,
  memberId: string,
  content: string,
): Promise<number> {
  const latest = await ConversationModel.query(trx)
    .withGraphFetched('lastMessage')
    .where({ memberId })
    .orderBy('lastAt', 'desc')
    .limit(SAME_WORDS_TO * 10);
  return latest.filter(
    ({ lastMessage }) => lastMessage?.senderId === memberId && lastMessage.content === content,
  ).length;
}

/** How many a member has asked for a friendship within a day, whatever they answered. Whom the member has blocked is none of them. */
export const requestsToday = (trx: Knex.Transaction, memberId: string, now: Date): Promise<number> =>
  FriendshipModel.query(trx)
    .where({ userId: memberId })
    .where((asked) => void asked.whereNull('blockedBy').orWhere({ blockedBy: 'friend' }))
    .where('askedAt', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .resultSize();
