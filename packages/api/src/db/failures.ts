import knex from 'knex';

/** What failed may work in a moment: answered 503 with `Retry-After`. `code` names the reason in the log. */
export class TemporaryError extends Error {
  override readonly name = 'TemporaryError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The code a driver or the operating system gave an error. */
export function codeOf(error: unknown): string {
  const native = error instanceof Error && 'nativeError' in error ? error.nativeError : error;
  return native instanceof Error && 'code' in native ? String(native.code) : 'unknown reason';
}

export const isUniqueViolation = (error: unknown): boolean =>
  codeOf(error) === '23505' || (codeOf(error) === 'SQLITE_CONSTRAINT' && /UNIQUE/.test(String(error)));

/** Codes of errors that end by themselves, or once somebody has made room or plugged a cable in. */
const PASSING = [
  // PostgreSQL: connection lost (08, 57P), no room in memory, on disk or for connections (53), a limit on time reached,
  // deadlock, a write to a server that is a standby now (25006).
  /^(08...|53...|57P..|57014|55P03|25006|25P0[34]|40001|40P01)$/,
  // SQLite: locked by another program, disk full (IOERR too, as a write finds out), file or folder gone or read-only.
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)$/,
  // The operating system: nobody there, disk full, broken or read-only.
  /^(ECONN\w+|EPIPE|ETIMEDOUT|E(HOST|NET)\w+|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EIO|EROFS)$/,
];
/** What the driver itself finds out comes without a code. */
const GONE = /Connection (terminated|ended)|Query read timeout|timeout expired|not queryable/;

/** Whether we or the database were gone or had no time or room: what failed may well work in a moment. */
export const isPassing = (error: unknown): boolean =>
  error instanceof TemporaryError ||
  error instanceof knex.KnexTimeoutError ||
  PASSING.some((codes) => codes.test(codeOf(error))) ||
  GONE.test(String(error));

/** Where PostgreSQL repeats rows and values. They stay readable for the code, and out of the log. */
const HOLDING_DATA = ['detail', 'where', 'hint', 'internalQuery'];

/**
 * Takes out of a database's error what must not reach the log: the statement, which knex puts before the words, and
 * what members wrote.
 */
export function keepDataOut(error: Error, { sql }: { sql: string }): void {
  error.message = error.message.replace(`${sql} - `, '');
  for (const key of HOLDING_DATA) {
    if (key in error) Object.defineProperty(error, key, { enumerable: false });
  }
  // Class 22, a value that does not fit: the words quote it.
  if (!codeOf(error).startsWith('22')) return;
  for (const key of ['message', 'stack'] as const) error[key] = error[key]?.replace(/".*"/s, '"…"') ?? '';
}
