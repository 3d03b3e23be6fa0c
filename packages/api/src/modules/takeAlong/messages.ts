import type { TakenLists } from '@friendbase/contract/taken-file';
import type { Knex } from 'knex';
import { orderedPair } from '../friendships/pairedIds.ts';
import { MessageModel } from '../messages/model.ts';
import { reportedBy } from '../reports/model.ts';
import { MemberModel } from '../users/model.ts';
import { inPages, ROWS } from './pages.ts';
import type { Sight } from './sight.ts';

interface Source {
  db: Knex;
  memberId: string;
  sight: Sight;
}

/** Everybody with whom there are words, a page at a time; each side by its own index. */
async function* partnersOf(db: Knex, memberId: string): AsyncGenerator<MemberModel> {
  for (const [mine, theirs] of [
    ['lowId', 'highId'],
    ['highId', 'lowId'],
  ] as const)
    yield* inPages<MemberModel>((after) => {
      const withWords = MessageModel.query(db)
        .where({ [mine]: memberId })
        .distinct(theirs);
      return MemberModel.query(db)
        .whereIn('id', withWords)
        .where('id', '>', after?.id ?? '')
        .orderBy('id')
        .limit(ROWS);
    });
}

/**
 * By conversation. Of who is blocked in either direction the member has their own words alone, and of nobody what they have
 * reported, as on the screen.
 */
export async function* takenMessages({
  db,
  memberId,
  sight,
}: Source): AsyncGenerator<TakenLists['messages']> {
  for await (const partner of partnersOf(db, memberId)) {
    const name = sight.nameOf(partner);
    const isBlocked = sight.relationTo(partner.id) === 'blocked';
    const rows = inPages<MessageModel>((after) =>
      MessageModel.query(db)
        .where(orderedPair(memberId, partner.id))
        .whereNotIn('id', reportedBy(db, memberId, 'message'))
        .modify((query) => {
          if (isBlocked) void query.where({ senderId: memberId });
          if (after) void query.whereRaw('(created_at, id) > (?, ?)', [after.createdAt, after.id]);
        })
        .orderBy(['createdAt', 'id'])
        .limit(ROWS),
    );
    for await (const { createdAt, senderId, content } of rows)
      yield { with: name, createdAt, isOwn: senderId === memberId, content };
  }
}
