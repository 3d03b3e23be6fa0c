import { EXPORT_LIFE_MS, toldOfExport } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { transact } from '../../db/transact.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { later } from '../../live/dueRounds.ts';
import type { Live } from '../../live/live.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { MemberModel } from '../users/model.ts';
import { exportEntries } from './entries.ts';
import { exportKey, ExportModel } from './model.ts';
import { zipOf } from './zip.ts';

/** A process that makes one says so again within this time, or is no more: the next one starts over. */
const LEASE_MS = 60_000;
const RENEWED_EVERY_MS = 15_000;
/** Tries in all, and how long a failed one waits. */
const MOST_TRIES = 3;
const RETRY_MS = 60_000;
const LOOK_EVERY_MS = 10_000;
/** More than all pictures and words of one member. */
const MOST_BYTES = 8 * 2 ** 30;

export interface ExportMakerOptions {
  db: Knex;
  /** Only reads. */
  reader: Knex;
  storage: FileStorage;
  clock: { now(): Date };
  live: Pick<Live, 'tell' | 'flush'>;
  logger: Logger;
}

export interface ExportMaker {
  /** Makes what is due, one after the other; several processes share it. */
  makeDue(): Promise<void>;
  /** Somebody has asked for one just now. */
  wake(): void;
  /** Ends what is being made: it is made again by whoever is there next. */
  stop(): Promise<void>;
}

export function createExportMaker({
  db,
  reader,
  storage,
  clock,
  live,
  logger,
}: ExportMakerOptions): ExportMaker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let round: Promise<void> = Promise.resolve();

  /** Takes the next one, unless another process has. */
  async function takeNext(): Promise<ExportModel | undefined> {
    const now = clock.now();
    const due = await ExportModel.query(reader)
      .where('dueAt', '<=', now.toISOString())
      .orderBy('dueAt')
      .first();
    if (!due) return undefined;
    const lease = { dueAt: later(now, LEASE_MS), tries: due.tries + 1, state: 'making' as const };
    const { id, dueAt, tries } = due;
    const isOurs = (await ExportModel.query(db).where({ id, dueAt, tries }).patch(lease)) === 1;
    return isOurs ? due.$set(lease) : takeNext();
  }

  /** Changes one that is still this process's. Answers whether it was. */
  const change = async (
    { id, tries }: ExportModel,
    changes: Partial<ExportModel>,
    trx: Knex = db,
  ): Promise<boolean> =>
    (await ExportModel.query(trx).where({ id, tries, state: 'making' }).patch(changes)) === 1;

  /** The bytes, as long as it is still this process's. */
  async function* leased(taken: ExportModel, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let renewedMs = clock.now().getTime();
    for await (const chunk of bytes) {
      signal.throwIfAborted();
      const now = clock.now();
      if (Math.abs(now.getTime() - renewedMs) >= RENEWED_EVERY_MS) {
        if (!(await change(taken, { dueAt: later(now, LEASE_MS) })))
          throw new Error('Another process makes it.');
        renewedMs = now.getTime();
      }
      yield chunk;
    }
  }

  async function make(taken: ExportModel): Promise<void> {
    const { memberId } = taken;
    const fileKey = exportKey(taken);
    const member = await MemberModel.query(reader).findById(memberId).throwIfNotFound();
    const bytes = zipOf(exportEntries({ db: reader, storage }, member), clock.now());
    const { size: byteSize } = await storage.put(fileKey, leased(taken, bytes), { maxBytes: MOST_BYTES });
    const expiresAt = later(clock.now(), EXPORT_LIFE_MS);
    const isOurs = await transact(db, async (trx) => {
      const made = { state: 'ready', fileKey, byteSize, expiresAt, dueAt: null } as const;
      if (!(await change(taken, made, trx))) return false;
      live.tell(trx, toldOfExport(memberId));
      await live.flush(trx);
      return true;
    });
    // Its member has left, or another process was thought to be faster.
    if (!isOurs) await storage.remove(fileKey);
    else logSecurity(logger, 'exportMade', memberId);
  }

  async function makeOrFail(taken: ExportModel): Promise<void> {
    try {
      await make(taken);
    } catch (error) {
      if (signal.aborted) {
        // No fault of its own.
        await change(taken, { dueAt: clock.now().toISOString(), tries: taken.tries - 1 });
        return;
      }
      logger.error({ err: error, tries: taken.tries }, 'export not made');
      const isLast = taken.tries >= MOST_TRIES;
      await change(
        taken,
        isLast ? { state: 'failed', dueAt: null } : { dueAt: later(clock.now(), RETRY_MS) },
      );
    }
  }

  async function makeDue(): Promise<void> {
    for (;;) {
      if (signal.aborted) return;
      const taken = await takeNext();
      if (!taken) return;
      await makeOrFail(taken);
    }
  }

  const maker: ExportMaker = {
    makeDue() {
      const made = round.then(makeDue);
      round = made.catch(() => undefined);
      return made;
    },
    wake: () =>
      void maker.makeDue().catch((error: unknown) => logger.error({ err: error }, 'exports not made')),
    stop() {
      stopping.abort();
      return round;
    },
  };
  return maker;
}

/** Looks for what is due, again and again: what another process has left, first of all. */
export function runExportMaker(maker: ExportMaker): ExportMaker {
  const looking = setInterval(() => maker.wake(), LOOK_EVERY_MS);
  return {
    ...maker,
    stop() {
      clearInterval(looking);
      return maker.stop();
    },
  };
}
