import {
  LETTER_LIFE_MS,
  LETTER_PAGE_LENGTH,
  letterPlace,
  MOST_COUNTED,
  NOTIFICATION_LIFE_MS,
} from '@friendbase/contract';
import type { Letter, LetterTopic, Page, StoredLetter } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { MemberModel } from '../users/model.ts';

/** What a member wrote to who looks after the place. */
export class LetterModel extends Model implements StoredLetter {
  static override tableName = 'letters';

  declare id: string;
  declare memberId: string;
  declare topic: LetterTopic | null;
  declare words: string;
  declare place: string;
  declare createdAt: string;
  declare answer: string | null;
  declare answeredAt: string | null;
  declare answeredBy: string | null;
  declare from: MemberModel;

  static override relationMappings = {
    from: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'letters.memberId', to: 'users.id' },
    },
  };
}

/** The row of a letter. */
export const letterRow = (letter: StoredLetter) => ({ ...letter, place: letterPlace(letter) });

/** Letters without an answer, of others than the one who asks. */
const waitingFor = (db: Knex, moderatorId: string) =>
  LetterModel.query(db).whereNull('answeredAt').whereNot({ memberId: moderatorId });

/** The statement of one page of what waits, in the order of its index. */
export const lettersQuery = (db: Knex, moderatorId: string, before?: string) =>
  waitingFor(db, moderatorId)
    .modify((query) => {
      if (before !== undefined) void query.where('place', '>', before);
    })
    .orderBy('place')
    .limit(LETTER_PAGE_LENGTH + 1);

export async function readLetters(db: Knex, moderatorId: string, before?: string): Promise<Page<Letter>> {
  const rows = await lettersQuery(db, moderatorId, before).withGraphFetched('from(person)');
  const items = rows.slice(0, LETTER_PAGE_LENGTH);
  return { items, next: rows.length > items.length ? items.at(-1)?.place : undefined };
}

/** How many letters wait for a moderator, at most as many as are counted. */
export const countLetters = (db: Knex, moderatorId: string): Promise<number> =>
  waitingFor(db, moderatorId).limit(MOST_COUNTED).resultSize();

/** Removes answered letters with their notifications, and others after a year. */
export const sweepLetters = async (db: Knex, now: Date): Promise<number> => {
  const before = (lifeMs: number) => new Date(now.getTime() - lifeMs).toISOString();
  return LetterModel.query(db)
    .where('answeredAt', '<', before(NOTIFICATION_LIFE_MS))
    .orWhere((query) => void query.whereNull('answeredAt').where('createdAt', '<', before(LETTER_LIFE_MS)))
    .delete();
};
