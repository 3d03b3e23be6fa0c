import { likingsInOrder } from '@friendbase/contract';
import type { Liking, StoredLiking } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { holdMember } from '../users/model.ts';

/** That a member likes something. The pair is the key. */
export class LikingModel extends Model implements StoredLiking {
  static override tableName = 'likings';
  static override idColumn = ['memberId', 'liking'];

  declare memberId: string;
  declare liking: Liking;
}

export async function readLikings(db: Knex, memberId: string): Promise<Liking[]> {
  const rows = await LikingModel.query(db).where({ memberId });
  return likingsInOrder(rows.map(({ liking }) => liking));
}

/** Takes the place of what the member has chosen before. Two choices at once come one after the other. */
export async function writeLikings(
  trx: Knex.Transaction,
  memberId: string,
  likings: readonly Liking[],
): Promise<Liking[]> {
  await holdMember(trx, memberId);
  await LikingModel.query(trx).where({ memberId }).delete();
  const chosen = likingsInOrder(likings);
  // Objection inserts several rows on PostgreSQL alone.
  if (chosen.length > 0)
    await trx(LikingModel.tableName).insert(chosen.map((liking) => ({ memberId, liking })));
  return chosen;
}

/** Who of these members likes what the reader likes. The cost depends on how many these are. */
export const sharedStatement = (reader: string, ids: readonly string[]) => ({
  sql: `select member_id, liking from likings
where member_id in (${ids.map(() => '?').join(', ')})
  and liking in (select liking from likings where member_id = ?)`,
  values: [...ids, reader],
});

/** What each of these members and the reader both like. Who has nothing in common is left out. */
export async function readShared(
  db: Knex,
  reader: string,
  ids: readonly string[],
): Promise<Map<string, Liking[]>> {
  if (ids.length === 0) return new Map();
  const { sql, values } = sharedStatement(reader, ids);
  const rows = await db.raw<StoredLiking[]>(sql, values);
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map(
    [...byMember].map(([id, shared]) => [id, likingsInOrder(shared.map(({ liking }) => liking))]),
  );
}
