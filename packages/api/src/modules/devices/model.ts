import { createHash } from 'node:crypto';
import { DEVICE_MS, MOST_DEVICES } from '@friendbase/contract';
import type { KnownDevice } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** A device on which a member has logged in. What it is called, nobody wrote down: its sessions say that. */
export class DeviceModel extends Model implements KnownDevice {
  static override tableName = 'member_devices';
  static override idColumn = ['memberId', 'deviceHash'];

  declare memberId: string;
  declare deviceHash: string;
  declare madeAt: string;
  declare usedAt: string;
}

/** What stands for a device of a member. From it nobody gets back to the key, nor to another member of the same device. */
export const deviceHashOf = (memberId: string, key: string): string =>
  createHash('sha256').update(`device ${memberId} ${key}`).digest('hex');

export const isDeviceKnown = async (db: Knex, memberId: string, key: string): Promise<boolean> =>
  (await DeviceModel.query(db).findById([memberId, deviceHashOf(memberId, key)])) !== undefined;

/** Notes that a member uses a device. Answers which others are known where it is new, and nothing where it was known. */
export async function storeDevice(
  trx: Knex.Transaction,
  { memberId, key }: { memberId: string; key: string },
  now: Date,
): Promise<KnownDevice[] | undefined> {
  const deviceHash = deviceHashOf(memberId, key);
  const usedAt = now.toISOString();
  const own = DeviceModel.query(trx).findById([memberId, deviceHash]);
  if ((await own.patch({ usedAt })) === 1) return undefined;
  const others = await DeviceModel.query(trx).where({ memberId }).orderBy('usedAt', 'desc');
  const surplus = others.slice(MOST_DEVICES - 1).map((one) => one.deviceHash);
  await DeviceModel.query(trx).where({ memberId }).whereIn('deviceHash', surplus).delete();
  // Of two log ins at once one may have been faster.
  await DeviceModel.query(trx)
    .insert({ memberId, deviceHash, madeAt: usedAt, usedAt })
    .onConflict(['memberId', 'deviceHash'])
    .ignore();
  return others;
}

/** Forgets devices of a member, and with each how they log in with pictures there: one, or all but one. */
export async function forgetDevices(
  trx: Knex.Transaction,
  memberId: string,
  which: { only: string | null } | { besides: string | null },
): Promise<void> {
  const query = DeviceModel.query(trx).where({ memberId });
  if ('only' in which) await query.where({ deviceHash: which.only ?? '' }).delete();
  else await query.whereNot({ deviceHash: which.besides ?? '' }).delete();
}

/** Removes the devices whose browsers have lost the key by now. */
export const sweepDevices = async (db: Knex, now: Date): Promise<number> =>
  DeviceModel.query(db)
    .where('usedAt', '<', new Date(now.getTime() - DEVICE_MS).toISOString())
    .delete();
