import { apiError, toldOfAnswer, toldOfCases } from '@friendbase/contract';
import type { LetterDraft } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Acting } from '../moderation/commands.ts';
import { record } from '../moderation/model.ts';
import { moderatorIds } from '../users/model.ts';
import { LetterModel, letterRow } from './model.ts';

interface Writing extends Omit<Acting, 'moderatorId'> {
  memberId: string;
}

/** Stores a letter, and tells moderators that it waits. */
export async function writeLetter(
  trx: Knex.Transaction,
  draft: LetterDraft,
  { live, memberId, nextId, now }: Writing,
): Promise<{ id: string }> {
  const id = nextId();
  const open = { answer: null, answeredAt: null, answeredBy: null };
  await LetterModel.query(trx).insert(
    letterRow({ id, memberId, ...draft, createdAt: now.toISOString(), ...open }),
  );
  live.tell(trx, ...toldOfCases(await moderatorIds(trx, memberId)));
  return { id };
}

/** Answers a letter, once. Of many at once the first answer stays. */
export async function answerLetter(
  trx: Knex.Transaction,
  id: string,
  answer: string,
  { live, moderatorId, nextId, now }: Acting,
): Promise<{ id: string }> {
  const letter = await LetterModel.query(trx).findById(id).forUpdate();
  if (!letter || letter.memberId === moderatorId) throw apiError('letterNotFound');
  if (letter.answeredAt !== null) throw apiError('alreadyAnswered');
  await letter.$query(trx).patch({ answer, answeredAt: now.toISOString(), answeredBy: moderatorId });
  await record(trx, { id: nextId(), moderatorId, act: 'answeredLetter', details: { letter: id }, now });
  live.tell(trx, toldOfAnswer(letter), ...toldOfCases(await moderatorIds(trx, letter.memberId)));
  return { id };
}
