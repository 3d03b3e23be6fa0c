import { quotaReason, apiError, UPLOAD_RULES } from '@friendbase/contract';
import type { MediaUsage } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { withDeleted } from '../../db/deletable.ts';
import { isPostgres } from '../../db/dialect.ts';
import type { Deps } from '../../http/context.ts';
import { originalKey, partKey } from '../../storage/storage.ts';

/** A file or a part of one that comes, or is here and not ready to be shown. It counts as on its way. */
export class ArrivalModel extends Model {
  static override tableName = 'media_arrivals';

  declare id: string;
  declare mediaId: string;
  declare ownerId: string;
  /** Nothing where the whole file comes. */
  declare partNumber: number | null;
  /** What may come until it is here, then what came. */
  declare byteSize: number;
  /** Of its bytes; nothing until it is here. */
  declare etag: string | null;
  declare seenAt: string;
}

export type Named = Pick<ArrivalModel, 'id' | 'mediaId' | 'partNumber'>;

/** Each that comes has a key of its own, so that none can take the place of one that was looked at. */
export const arrivalKey = ({ id, mediaId, partNumber }: Named): string =>
  partNumber === null ? originalKey(mediaId, id) : partKey(mediaId, id);

/** What has not said for so long that it still comes is over: its process was stopped. */
const ALIVE_MS = 120_000;

/** Any number will do: the lock's name within our own database, together with a member. */
const QUOTA_LOCK = 46_872_637;

const COUNTS = '(etag is not null or seen_at > :alive)';

/** Raw SQL: what moderators have hidden still takes its room. */
const USAGE = `select
  (select coalesce(sum(media.byte_size), 0) from ${withDeleted('media', 'media')}
    where media.owner_id = :ownerId and media.state = 'ready') as stored_bytes,
  (select coalesce(sum(byte_size), 0) from media_arrivals
    where owner_id = :ownerId and ${COUNTS}) as in_flight_bytes,
  (select coalesce(sum(byte_size), 0) from media_arrivals
    where media_id = :mediaId and part_number <> :partNumber and ${COUNTS}) as other_parts_bytes`;

/** What comes, with as many bytes as may come. */
export type Expected = Named & Pick<ArrivalModel, 'ownerId' | 'byteSize'>;

/**
 * Makes room for bytes before they come: as many as was said, or else what is left of the file. Throws where the member has
 * none: of several at once each finds the others.
 */
export async function reserve(
  trx: Knex.Transaction,
  { clock, mediaQuotaBytes }: Pick<Deps, 'clock' | 'mediaQuotaBytes'>,
  coming: Omit<Expected, 'byteSize'>,
  size: number | undefined,
): Promise<Expected> {
  const { ownerId, mediaId, partNumber } = coming;
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [QUOTA_LOCK, ownerId]);
  const now = clock.now();
  // What has no number is no part: it counts with all the others.
  const values = { ownerId, mediaId, partNumber: partNumber ?? 0, alive: aliveSince(now) };
  const [usage] = await trx.raw<MediaUsage[]>(USAGE, values);
  const { storedBytes = 0, inFlightBytes = 0, otherPartsBytes: others = 0 } = usage ?? {};
  const otherPartsBytes = partNumber === null ? 0 : others;
  const byteSize = size ?? Math.max(UPLOAD_RULES.maxBytes - otherPartsBytes, 1);
  const reason = quotaReason({ storedBytes, inFlightBytes, otherPartsBytes }, byteSize, mediaQuotaBytes);
  if (reason) throw apiError(...reason);
  const expected = { ...coming, byteSize };
  await ArrivalModel.query(trx).insert({ ...expected, etag: null, seenAt: now.toISOString() });
  return expected;
}

const aliveSince = (now: Date): string => new Date(now.getTime() - ALIVE_MS).toISOString();

/** Forgets what was coming when its process was stopped. */
export async function sweepArrivals(db: Knex, now: Date): Promise<void> {
  await ArrivalModel.query(db).whereNull('etag').where('seenAt', '<=', aliveSince(now)).delete();
}
