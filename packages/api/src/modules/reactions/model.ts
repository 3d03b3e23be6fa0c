import type { Feeling, Reaction } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** What a member feels about a post. The pair is the key: another feeling takes its place. */
export class ReactionModel extends Model implements Reaction {
  static override tableName = 'reactions';
  static override idColumn = ['postId', 'userId'];

  declare postId: string;
  declare userId: string;
  declare feeling: Feeling;
}

/** What some members feel about some posts, by “post member”. */
export async function readReactions(db: Knex, pairs: readonly string[][]): Promise<Map<string, Feeling>> {
  if (pairs.length === 0) return new Map();
  const rows = await ReactionModel.query(db).whereIn(['postId', 'userId'], pairs as string[][]);
  return new Map(rows.map(({ postId, userId, feeling }) => [`${postId} ${userId}`, feeling]));
}
