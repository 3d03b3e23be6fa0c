import type { Deps } from './context.ts';

/** A part that takes longer is as good as gone. */
const ANSWER_MS = 1000;

/** Whether each part that every request may need answers, within `ANSWER_MS`. */
export type PartChecks = Record<'database' | 'storage', () => Promise<boolean>>;

/** The checks of a running server. `isDataInPlace`: whether what is written now will be found again. */
export const createPartChecks = (
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  isDataInPlace: () => boolean,
): PartChecks => ({
  // Of a table: SQLite answers `select 1` without its file.
  database: inTime(async () => isDataInPlace() && (await db('knex_migrations').first('id')) !== undefined),
  storage: inTime(async () => {
    await storage.check(AbortSignal.timeout(ANSWER_MS));
    return true;
  }),
});

/** Asks once at a time, whoever asks meanwhile gets the same answer: a part that hangs gets no queue of questions. */
function inTime(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return async () => {
    asked ??= ask()
      .catch(() => false)
      .finally(() => (asked = undefined));
    return (await Promise.race([asked, unrefDelay(ANSWER_MS)])) ?? false;
  };
}

/** What waits for it may be over before: it holds no process. */
export const unrefDelay = (ms: number): Promise<undefined> =>
  new Promise((resolve) => void setTimeout(() => resolve(undefined), ms).unref());
