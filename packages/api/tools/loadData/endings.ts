import { StartError } from '../../src/startError.ts';

const INCOMPLETE = 'The data is incomplete: remove this database before it is used.';

/** Told by SQLite and by PostgreSQL. */
const isDiskFull = (error: unknown): boolean => /SQLITE_FULL|No space left on device/.test(String(error));

/** What somebody asked for by this signal, as shells count it. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly exitCode: number;
  constructor(exitCode: number) {
    super(`Stopped. ${INCOMPLETE}`);
    this.exitCode = exitCode;
  }
}

/** The line to print and the exit code of a failed run; `undefined` for a defect of the program. */
export function endingOf(error: unknown): { line: string; exitCode: number } | undefined {
  if (error instanceof Stopped) return { line: error.message, exitCode: error.exitCode };
  if (error instanceof StartError) return { line: error.message, exitCode: 2 };
  if (isDiskFull(error)) return { line: `There is no room left on the disk. ${INCOMPLETE}`, exitCode: 1 };
  return undefined;
}
