import { randomBytes } from 'node:crypto';
import { refused } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { originalKey } from '../../storage/mediaKeys.ts';
import { MediaModel } from '../media/model.ts';

/** How long an upload may take, with all its pauses. The sweep takes what is older. */
const LIFE_MS = 24 * 3_600_000;

/** A file of a member that is to come through the companion calls. */
export interface Coming {
  /** Of its row. */
  id: string;
  key: string;
  /** Which of the files of the row it is. */
  arrival: string;
  /** Signs its addresses. Nobody but the database knows it, and it outlives the process. */
  secret: string;
}

interface NewUpload extends Coming {
  ownerId: string;
  now: Date;
}

type Parts = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** What a new upload will be known by. */
export function newUpload({ clock, ids }: Omit<Parts, 'db'>, ownerId: string): NewUpload {
  const [id, arrival] = [ids.next(), ids.next()];
  const secret = randomBytes(32).toString('base64url');
  return { id, key: originalKey(id, arrival), arrival, secret, ownerId, now: clock.now() };
}

/** Makes the row of a file. `isDirect`: nobody will tell us when it has come. */
export async function beginUpload(
  db: Knex,
  { id, arrival, secret, ownerId, now }: NewUpload,
  { isDirect = false } = {},
): Promise<void> {
  await MediaModel.query(db).insert({
    id,
    ownerId,
    state: 'waiting',
    createdAt: now.toISOString(),
    uploadTokenHash: secret,
    uploadExpiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
    arrival: isDirect ? arrival : null,
  });
}

/** The file a key stands for. Throws 404 unless it is this member's and still to come. */
export async function requireUpload(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  ownerId: string,
  key: string,
): Promise<Coming> {
  const [, id = '', arrival = ''] = /^media\/([\w-]{1,64})\/original-([\w-]{1,64})$/.exec(key) ?? [];
  const row = await MediaModel.query(db).findOne({ id, ownerId });
  if (!row?.uploadTokenHash) throw refused('uploadNotFound');
  const isLate = (row.uploadExpiresAt ?? '') <= clock.now().toISOString();
  if (isLate || row.state !== 'waiting') throw refused('uploadExpired');
  return { id, key, arrival, secret: row.uploadTokenHash };
}

/** Notes that the file is whole. False once something else became of the row. */
export const noteArrival = async (db: Knex, { id, arrival }: Coming, byteSize: number): Promise<boolean> =>
  (await MediaModel.query(db).where({ id, state: 'waiting' }).patch({ arrival, byteSize })) === 1;
