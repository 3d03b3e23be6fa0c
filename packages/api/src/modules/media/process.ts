import { finalMediaError, mediaIdOf, mediaUrl, apiError } from '@friendbase/contract';
import type { FinalMediaError, InputOf, processMedia, ResultOf } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import type { Write, WritingDeps } from '../context.ts';
import { createTurns } from '../../http/turns.ts';
import type { PreparedMedia } from '../../pictures/prepare.ts';
import { originalKey } from '../../storage/storage.ts';
import { MediaModel } from './model.ts';
import { takeArrived } from './receive.ts';
import { removeFiles } from './removal.ts';

type Given = InputOf<typeof processMedia>['body'];
type Processed = ResultOf<typeof processMedia>;

/** Makes files ready. What comes twice at once is done once; in two processes twice, with one outcome. */
export function createProcessing(deps: Deps) {
  const inTurn = createTurns();
  const { db, storage } = deps;

  async function makeReady(write: Write, ownerId: string, given: Given): Promise<MediaModel> {
    const row = await write((trx) => requireArrived(trx, ownerId, given.mediaURL));
    if (row.state === 'ready') return row;
    // From here on no other file can come in its place. One that just came is the one to look at.
    if (!(await write((trx) => beginWith(trx, row)))) return makeReady(write, ownerId, given);
    const prepared = await prepare({ ...deps, write }, row);
    const posterId = prepared.kind === 'video' ? await posterOf(write, ownerId, given) : null;
    const columns = { ...columnsOf(prepared, given), posterId, state: 'ready' as const };
    const isOurs = await write(async (trx) => {
      const running = MediaModel.query(trx).where({ id: row.id, state: 'processing' });
      if ((await running.patch(columns)) === 0) return false;
      // From here on it counts as stored, and no more as on its way.
      await takeArrived(trx, (arrivals) => arrivals.where({ mediaId: row.id }));
      return true;
    });
    return isOurs ? row.$set(columns) : outcomeElsewhere(row);
  }

  /** Of a file that another process has made ready meanwhile, or that its owner has taken back. */
  async function outcomeElsewhere({ id, ownerId }: MediaModel): Promise<MediaModel> {
    const row = await MediaModel.query(db).findById(id);
    if (!row) await removeFiles(storage, id);
    return requireArrived(db, ownerId, mediaUrl(id));
  }

  async function posterOf(write: Write, ownerId: string, { posterURL }: Given): Promise<string | null> {
    if (posterURL === undefined) return null;
    const { id, kind } = await makeReady(write, ownerId, { mediaURL: posterURL });
    if (kind !== 'image') throw apiError('notPictureOrVideo');
    return id;
  }

  return (write: Write, ownerId: string, given: Given): Promise<Processed> =>
    inTurn(mediaIdOf(given.mediaURL) ?? '', async () => {
      const { id, kind, width, height, durationMs } = await makeReady(write, ownerId, given);
      return { mediaURL: mediaUrl(id), kind: kind ?? 'image', width, height, durationMs };
    });
}

/** Throws 404 for a file that is not this member's, 409 for one that has not come, and again what it was refused for. */
async function requireArrived(db: Knex, ownerId: string, address: string): Promise<MediaModel> {
  const row = await MediaModel.query(db).findOne({ id: mediaIdOf(address) ?? '', ownerId });
  if (!row) throw apiError('mediaNotFound');
  if (row.state === 'failed') throw apiError(row.failure ?? 'mediaNotFound');
  if (row.state !== 'ready' && row.arrival === null) throw apiError('uploadNotFinished');
  return row;
}

/** False where it is not the file anymore that was asked for. Else the other things that came of it go with the next step. */
async function beginWith(trx: Knex.Transaction, { id, arrival }: MediaModel): Promise<boolean> {
  const row = MediaModel.query(trx).where({ id, arrival }).whereIn('state', ['waiting', 'processing']);
  if ((await row.patch({ state: 'processing' })) === 0) return false;
  await takeArrived(trx, (arrivals) => arrivals.where({ mediaId: id }).whereNot({ id: arrival }));
  return true;
}

/** What can never be shown is `failed` from then on, and its file goes. */
async function prepare(
  { write, storage, prepareMedia }: WritingDeps,
  { id, ownerId, arrival }: MediaModel,
): Promise<PreparedMedia> {
  const key = originalKey(id, arrival ?? '');
  try {
    return await prepareMedia(storage, { mediaId: id, ownerId, key });
  } catch (error) {
    const failure = finalMediaError(error);
    if (failure) await fail({ write, storage }, { id, key }, failure);
    throw error;
  }
}

/** Not where another process has made it ready: then its file is shown. */
async function fail(
  { write, storage }: Pick<WritingDeps, 'write' | 'storage'>,
  { id, key }: { id: string; key: string },
  failure: FinalMediaError,
): Promise<void> {
  const isOurs = await write(async (trx) => {
    const running = MediaModel.query(trx).where({ id, state: 'processing' });
    return (await running.patch({ state: 'failed', failure })) === 1;
  });
  if (!isOurs) return;
  await storage.remove(key);
  await write((trx) => takeArrived(trx, (arrivals) => arrivals.where({ mediaId: id })));
}

/** Of a video, what its sender says. */
const columnsOf = ({ widths, ...prepared }: PreparedMedia, { width, height, durationMs }: Given) => ({
  ...prepared,
  widths: JSON.stringify(widths),
  ...(prepared.kind === 'video'
    ? { width: width ?? null, height: height ?? null, durationMs: durationMs ?? null }
    : {}),
});
