import type { Knex } from 'knex';
import { UniqueViolationError } from 'objection';
import { describe, expect, it } from 'vitest';
import { MemberModel } from '../modules/users/model.ts';
import { strangers } from '../../testing/members.ts';
import { databases, openApi, openApiOnPostgres } from '../../testing/openApi.ts';
import { isPassing } from './failures.ts';
import { connectSqlite } from './sqlite.ts';
import { transact } from './transact.ts';

const session = (tokenHash: string) => ({
  tokenHash,
  userId: 'ann-id',
  createdAt: '2024',
  expiresAt: '2025',
  lastUsedAt: '2024',
});

describe.each(databases)('a transaction on $name', ({ openApi: open }) => {
  it('stores nothing after a failure, and the next one works', async () => {
    await using api = await open(strangers('ann'));
    const failing = transact(api.db, async (trx) => {
      await trx('sessions').insert(session('one'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await transact(api.db, (trx) => trx('sessions').insert(session('two')));
    expect(await api.db('sessions').select('tokenHash')).toEqual([{ tokenHash: 'two' }]);
  });

  it('stores nothing after a statement that failed, also where the work goes on without it', async () => {
    await using api = await open(strangers('ann', 'ben'));
    const careless = transact(api.db, async (trx) => {
      await trx('sessions').insert(session('one'));
      await MemberModel.query(trx)
        .findById('ann-id')
        .patch({ usernameKey: 'ben' })
        .catch(() => undefined);
    });
    await expect(careless).rejects.toThrow(/unique/i);
    expect(await api.db('sessions')).toEqual([]);
  });

  it('tells which rule was broken', async () => {
    await using api = await open(strangers('ann', 'ben'));
    const rename = MemberModel.query(api.db).findById('ann-id').patch({ usernameKey: 'ben' });
    await expect(rename).rejects.toBeInstanceOf(UniqueViolationError);
  });
});

describe('a transaction on a SQLite file', () => {
  it('is not disturbed by another program between what it reads and what it writes', async () => {
    await using api = await openApi(strangers('ann'));
    const [main] = await api.db.raw<{ file: string }[]>('pragma database_list');
    const other = connectSqlite(main?.file ?? '', { busyMs: 20 });
    await transact(api.db, async (trx) => {
      expect(await trx('users').pluck('bio')).toEqual([null]);
      await expect(other('users').update({ bio: 'theirs' })).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
      await trx('users').update({ bio: 'ours' });
    });
    await other('users').update({ friendbaseBucks: 7 });
    await other.destroy();
    expect(await api.db('users').select('bio', 'friendbaseBucks')).toEqual([
      { bio: 'ours', friendbaseBucks: 7 },
    ]);
  });
});

/** Ends the connection that is taken next before its first statement. The server knows nothing of it anymore by then. */
function cutNextConnection(db: Knex): void {
  const client = db.client as Knex.Client;
  const acquire = client.acquireConnection.bind(client) as () => Promise<{ processID: number }>;
  client.acquireConnection = async () => {
    client.acquireConnection = acquire;
    const connection = await acquire();
    await db.raw('select pg_terminate_backend(?, 5000)', [connection.processID]);
    return connection;
  };
}

describe('a transaction whose connection is cut', () => {
  it('before it begins fails for that reason, and does nothing', async () => {
    await using api = await openApiOnPostgres(strangers('ann'));
    cutNextConnection(api.db);
    let isRun = false;
    const cut = transact(api.db, async (trx) => {
      isRun = true;
      await trx('sessions').insert(session('one'));
    });
    await expect(cut).rejects.toSatisfy(isPassing);
    expect(isRun).toBe(false);
    expect(await api.db('sessions')).toEqual([]);
  });

  it('fails at once, and the next one works', async () => {
    await using api = await openApiOnPostgres(strangers('ann'));
    const cut = transact(api.db, async (trx) => {
      await trx('sessions').insert(session('one'));
      const [own] = await trx.raw<{ pid: number }[]>('select pg_backend_pid() as pid');
      await api.db.raw('select pg_terminate_backend(?, 5000)', [own?.pid ?? 0]);
      await trx('sessions').insert(session('two'));
    });
    await expect(cut).rejects.toSatisfy(isPassing);
    await transact(api.db, (trx) => trx('sessions').insert(session('three')));
    expect(await api.db('sessions').select('tokenHash')).toEqual([{ tokenHash: 'three' }]);
  });
});
