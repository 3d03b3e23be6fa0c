import { countDay, isLeavingOver } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { logSecurity } from '../../http/securityLog.ts';
import { later } from '../../live/dueRounds.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { beginErasing, eraseMember } from './eraseMember.ts';
import { sweepHeldNames } from './heldNames.ts';
import { LeavingModel } from './model.ts';

/** A process that deletes says so again within this time, or is no more: the next one goes on. */
const LEASE_MS = 5 * 60_000;
/** Between two passes: no transaction that could have read a word before the first one is still under way. */
const BETWEEN_PASSES_MS = 10 * 60_000;
/** The second finds what a call under way has written behind the first. */
const PASSES = 2;
/** Members a sweep: the next one goes on. */
const MOST = 50;

interface Swept {
  db: Knex;
  storage: FileStorage;
  logger: Logger;
}

/** Counts the days of those who have left, each by itself: of two processes one counts. */
async function countDays(db: Knex, now: Date): Promise<void> {
  for (const { memberId, days, countedAt } of await LeavingModel.query(db).where({ state: 'left' })) {
    const counted = countDay({ days, countedAt }, now);
    if (counted) await LeavingModel.query(db).where({ memberId, days, countedAt }).patch(counted);
  }
}

/** Takes one, unless another process has it. A lease further ahead than any is of a clock that was wrong. */
async function take(
  db: Knex,
  { memberId, leaseUntil, passes }: LeavingModel,
  now: Date,
): Promise<string | undefined> {
  const isFree =
    leaseUntil === null || leaseUntil <= now.toISOString() || leaseUntil > later(now, 2 * BETWEEN_PASSES_MS);
  if (!isFree) return undefined;
  const lease = later(now, LEASE_MS);
  const taken = LeavingModel.query(db).where({ memberId, passes, state: 'erasing', leaseUntil });
  return (await taken.patch({ leaseUntil: lease })) === 1 ? lease : undefined;
}

async function eraseOne({ db, storage, logger }: Swept, leaving: LeavingModel, now: Date): Promise<void> {
  const { memberId } = leaving;
  const lease = await take(db, leaving, now);
  if (lease === undefined) return;
  const isOurs = async (): Promise<boolean> =>
    (await LeavingModel.query(db).findOne({ memberId, leaseUntil: lease }).select('memberId')) !== undefined;
  const goOn = async (): Promise<void> => {
    if (!(await isOurs())) throw new Error('Another process deletes it.');
  };
  await eraseMember({ db, storage, now, goOn }, memberId);
  const passes = leaving.passes + 1;
  const isDone = passes >= PASSES;
  await LeavingModel.query(db)
    .where({ memberId, leaseUntil: lease })
    .patch({
      passes,
      ...(isDone
        ? { state: 'gone', taken: '{}', leaseUntil: null }
        : { leaseUntil: later(now, BETWEEN_PASSES_MS) }),
    });
  if (isDone) logSecurity(logger, 'accountDeleted', memberId);
}

/**
 * Deletes everything of those whose time to come back is over: by the clock, and by days that were counted one by one, so that no
 * jump of a clock does it early. One member after the other, so that one that fails holds up no other.
 */
export async function sweepLeavings(swept: Swept, now: Date): Promise<void> {
  const { db, logger } = swept;
  await countDays(db, now);
  await sweepHeldNames(db, now);
  const left = await LeavingModel.query(db).where({ state: 'left' });
  for (const leaving of left)
    if (isLeavingOver(leaving, now))
      await beginErasing({ db, now }, leaving.memberId).catch((error: unknown) =>
        logger.error({ err: error }, 'deletion of an account not begun'),
      );
  const erasing = await LeavingModel.query(db).where({ state: 'erasing' }).orderBy('askedAt').limit(MOST);
  for (const leaving of erasing)
    await eraseOne(swept, leaving, now).catch((error: unknown) =>
      logger.error({ err: error }, 'account not deleted to its end'),
    );
}
