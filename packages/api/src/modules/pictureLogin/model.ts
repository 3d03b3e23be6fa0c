import { createHash } from 'node:crypto';
import { PICTURE_TRIES } from '@friendbase/contract';
import type { PictureTries } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { deviceHashOf } from '../devices/model.ts';
import { MemberModel } from '../users/model.ts';

/** How a member logs in with pictures on one device. */
export class PictureLoginModel extends Model implements PictureTries {
  static override tableName = 'picture_logins';

  declare id: string;
  declare memberId: string;
  declare deviceHash: string;
  declare keyHash: string;
  declare secretHash: string;
  declare madeAt: string;
  declare triesInRow: number;
  declare triesInAll: number;
  declare member: MemberModel;

  static override relationMappings = {
    member: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'picture_logins.memberId', to: 'users.id' },
    },
  };
}

/** By what a device asks. Without a key it asks as one where nobody is. */
export const keyHashOf = (key = ''): string => createHash('sha256').update(`pictures ${key}`).digest('hex');

/** Of members who may log in so: a role takes the password, and whoever is closed out is told why by it. */
const MOST_FACES = 12;

/** Who can log in with pictures on a device. */
export const facesOf = (db: Knex, key: string | undefined) =>
  PictureLoginModel.query(db)
    .where({ keyHash: keyHashOf(key) })
    .withGraphJoined('member', { joinOperation: 'innerJoin' })
    .where({ 'member.role': 'member', 'member.closedAt': null })
    .orderBy('madeAt')
    .limit(MOST_FACES);

/** The way of one member on a device. */
export const ownPictures = (db: Knex, memberId: string, key: string) =>
  PictureLoginModel.query(db).findOne({ memberId, deviceHash: deviceHashOf(memberId, key) });

/**
 * Counts a try, before it is looked at: of many at once none is free. Answers the way with the try counted; nothing where it is
 * closed, or of another device.
 */
export async function countTry(
  trx: Knex.Transaction,
  face: { id: string; keyHash: string },
): Promise<PictureLoginModel | undefined> {
  const counted = await PictureLoginModel.query(trx)
    .where(face)
    .where('triesInRow', '<', PICTURE_TRIES.inRow)
    .where('triesInAll', '<', PICTURE_TRIES.inAll)
    .patch({
      triesInRow: trx.raw('tries_in_row + 1') as never,
      triesInAll: trx.raw('tries_in_all + 1') as never,
    });
  const found = await PictureLoginModel.query(trx).findOne(face);
  return counted === 1 ? found : undefined;
}

/** The password was used on a device: what was tried there is forgiven. */
export const openPictures = async (trx: Knex.Transaction, memberId: string, key: string): Promise<void> =>
  void (await PictureLoginModel.query(trx)
    .where({ memberId, deviceHash: deviceHashOf(memberId, key) })
    .patch({ triesInRow: 0, triesInAll: 0 }));

/** A member no longer logs in with pictures, on any device. */
export const removePictures = async (trx: Knex.Transaction, memberId: string): Promise<void> =>
  void (await PictureLoginModel.query(trx).where({ memberId }).delete());
