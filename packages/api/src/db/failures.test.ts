import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { MemberModel } from '../modules/users/model.ts';
import { strangers } from '../../testing/members.ts';
import { databases, openApiOnPostgres } from '../../testing/openApi.ts';
import { codeOf, isPassing } from './failures.ts';
import { connectSqlite } from './sqlite.ts';

/** What the log holds after this error. */
function loggedFor(error: unknown): string {
  const lines: string[] = [];
  pino({}, { write: (line: string) => void lines.push(line) }).error({ err: error });
  return lines.join();
}

const errorOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

describe.each(databases)('an error of the database on $name', ({ openApi }) => {
  it.each([
    ['a name that is taken', { usernameKey: 'ben' }],
    ['a balance below nothing', { friendbaseBucks: -1, bio: 'ben' }],
  ])('reaches the log without the statement and its values after %s', async (_, change) => {
    await using api = await openApi(strangers('ann', 'ben'));
    for (const work of [
      MemberModel.query(api.db).findById('ann-id').patch(change),
      api.db('users').where({ id: 'ann-id' }).update(change),
    ]) {
      const logged = loggedFor(await errorOf(work));
      expect(logged).toMatch(/constraint/i);
      expect(logged).not.toMatch(/update|ben\b|ann\b/);
    }
  });
});

describe('an exception that passes by itself', () => {
  it('is a statement that found no free connection in time', async () => {
    const db = connectSqlite(':memory:', { acquireTimeoutMs: 20 });
    // The limit holds for opening the connection as well, which a busy machine may not do in time.
    await vi.waitFor(() => db.raw('select 1'));
    const starved = db.transaction(async () => errorOf(db.raw('select 1')));
    expect(isPassing(await starved)).toBe(true);
    await db.destroy();
  });

  it('is a write that a server refuses because another one has taken its place', async () => {
    await using api = await openApiOnPostgres(strangers('ann'));
    const refused = api.db.transaction(async (trx) => {
      await trx.raw('set transaction read only');
      await trx('users').update({ bio: 'Hello' });
    });
    const error = await errorOf(refused);
    expect(codeOf(error)).toBe('25006');
    expect(isPassing(error)).toBe(true);
  });

  it('is a disk that became read-only', async () => {
    const error = Object.assign(new Error('read-only file system'), { code: 'EROFS' });
    expect(isPassing(error)).toBe(true);
  });

  it('is no broken rule and no mistake of ours', async () => {
    await using api = await openApiOnPostgres(strangers('ann'));
    const mistakes = [
      api.db('nowhere'),
      api.db('users').update({ friendbaseBucks: -1 }),
      Promise.reject(new Error('Oh')),
    ];
    const errors = await Promise.all(mistakes.map(errorOf));
    expect(errors.map(isPassing)).toEqual([false, false, false]);
  });
});

describe('an error of PostgreSQL', () => {
  it('reaches the log without the text that was no number', async () => {
    await using api = await openApiOnPostgres();
    const logged = loggedFor(await errorOf(api.db('request_limits').where({ tries: 'my secret' })));
    expect(logged).toContain('invalid input syntax');
    expect(logged).not.toContain('secret');
  });
});
