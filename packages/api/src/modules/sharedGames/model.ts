import { apiError, sharedGameSeen } from '@friendbase/contract';
import type { SharedBoard, SharedClub, SharedGame, StoredSharedGame } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { relationBetween } from '../friendships/model.ts';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
import { MemberModel } from '../users/model.ts';

/** A game that two friends play together. */
export class SharedGameModel extends Model implements StoredSharedGame {
  static override tableName = 'shared_games';
  static override jsonAttributes = ['board'];

  declare id: string;
  declare lowId: string;
  declare highId: string;
  declare club: SharedClub;
  declare messageId: string;
  declare board: SharedBoard | null;
  declare stars: number;
  declare outcome: StoredSharedGame['outcome'];
  declare createdAt: string;
  declare endedAt: string | null;
  declare low?: MemberModel;
  declare high?: MemberModel;

  static override relationMappings = {
    low: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'shared_games.lowId', to: 'users.id' },
    },
    high: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'shared_games.highId', to: 'users.id' },
    },
  };
}

const seen = (game: SharedGameModel, readerId: string): SharedGame => {
  const partner = game.lowId === readerId ? game.high : game.low;
  if (!partner) throw apiError('sharedGameNotFound');
  return sharedGameSeen(game, readerId, partner);
};

/** All of a member that go on with somebody who is still a friend, the latest first. */
export async function readSharedGames(db: Knex, readerId: string): Promise<SharedGame[]> {
  const friends = db.raw(`(${pairedIdsSql(':readerId', 'accepted')})`, { readerId });
  const games = await SharedGameModel.query(db)
    .whereNull('outcome')
    .where(
      (either) =>
        void either
          .where((own) => void own.where({ lowId: readerId }).whereIn('highId', friends))
          .orWhere((own) => void own.where({ highId: readerId }).whereIn('lowId', friends)),
    )
    .withGraphFetched('[low(person), high(person)]')
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  return games
    .filter(({ low, high }) => !low?.closedAt && !high?.closedAt)
    .map((game) => seen(game, readerId));
}

/**
 * A game of the reader's with somebody who is still a friend. Throws 404. For who is to change it the row is locked, so that of two
 * steps at once the second sees the first.
 */
export async function requireSharedGame(
  db: Knex,
  id: string,
  readerId: string,
  isToChange = false,
): Promise<SharedGameModel> {
  const query = SharedGameModel.query(db).findById(id);
  const game = await (isToChange ? query.forUpdate() : query);
  const isOwn = game?.lowId === readerId || game?.highId === readerId;
  if (!game || !isOwn || (await relationBetween(db, game.lowId, game.highId)) !== 'friend')
    throw apiError('sharedGameNotFound');
  await game.$fetchGraph('[low(person), high(person)]', { transaction: db });
  if (game.low?.closedAt || game.high?.closedAt) throw apiError('sharedGameNotFound');
  return game;
}

/** As the reader sees it. Throws 404. */
export const readSharedGame = async (db: Knex, id: string, readerId: string): Promise<SharedGame> =>
  seen(await requireSharedGame(db, id, readerId), readerId);
