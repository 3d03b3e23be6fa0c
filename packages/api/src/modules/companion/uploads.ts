import { randomBytes } from 'node:crypto';
import { checkUpload, refused, UPLOAD_RULES } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { originalKey } from '../../storage/mediaKeys.ts';
import { MediaModel } from '../media/model.ts';

/** How long an upload may take, with all its pauses. The sweep takes what is older. */
const LIFE_MS = 24 * 3_600_000;

/** A file of a member that is to come through the companion calls. */
export interface Coming {
  row: MediaModel;
  key: string;
  /** Which of the files of the row it is. */
  arrival: string;
  /** Signs its addresses. Nobody but the database knows it, and it outlives the process. */
  secret: string;
}

type Parts = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** Makes the row of a file. `isDirect`: nobody will tell us when it has come. */
export async function beginUpload(
  { db, clock, ids }: Parts,
  ownerId: string,
  type: string,
  isDirect = false,
): Promise<Coming> {
  checkUpload(UPLOAD_RULES, type, undefined);
  const [id, arrival, now] = [ids.next(), ids.next(), clock.now()];
  const row = await MediaModel.query(db).insertAndFetch({
    id,
    ownerId,
    state: 'waiting',
    createdAt: now.toISOString(),
    uploadTokenHash: randomBytes(32).toString('base64url'),
    uploadExpiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
    arrival: isDirect ? arrival : null,
  });
  return comingOf(row, arrival);
}

/** The file a key stands for. Throws 404 unless it is this member's and still to come. */
export async function requireUpload({ db, clock }: Parts, ownerId: string, key: string): Promise<Coming> {
  const [, id = '', arrival = ''] = /^media\/([\w-]{1,64})\/original-([\w-]{1,64})$/.exec(key) ?? [];
  const row = await MediaModel.query(db).findOne({ id, ownerId });
  if (!row?.uploadTokenHash) throw refused('uploadNotFound');
  const isLate = (row.uploadExpiresAt ?? '') <= clock.now().toISOString();
  if (isLate || row.state !== 'waiting') throw refused('uploadExpired');
  return comingOf(row, arrival);
}

/** Notes that the file is whole. False once something else became of the row. */
export const noteArrival = async (db: Knex, { row, arrival }: Coming, byteSize: number): Promise<boolean> =>
  (await MediaModel.query(db).where({ id: row.id, state: 'waiting' }).patch({ arrival, byteSize })) === 1;

const comingOf = (row: MediaModel, arrival: string): Coming => ({
  row,
  key: originalKey(row.id, arrival),
  arrival,
  secret: row.uploadTokenHash ?? '',
});
