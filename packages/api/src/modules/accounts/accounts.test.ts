import { EMAIL_TAKEN_MESSAGE, getUser, register, USERNAME_TAKEN_MESSAGE } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { json, PASSWORD, strangers } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';

const signup = (username: string, email: string) => ({
  body: { username, email, displayName: 'Ann', password: PASSWORD, challengeType: 'caregiver' as const },
});

/** A broken foreign key that the database checks at COMMIT. */
const COMMIT_FAILS = {
  SQLite: [
    'create table broken (id references users (id) deferrable initially deferred)',
    `create trigger break_it after insert on sessions begin insert into broken values ('nobody'); end`,
  ],
  PostgreSQL: [
    'create table broken (id text references users (id) deferrable initially deferred)',
    `create function break_it() returns trigger language plpgsql
      as $$ begin insert into broken values ('nobody'); return new; end $$`,
    'create trigger break_it after insert on sessions for each row execute function break_it()',
  ],
};

describe.each(databasesInTier)('signing up on $name', ({ name, openApi }) => {
  it.each([
    ['username', (n: number) => signup(n % 2 ? 'Ann' : 'ann', `ann${n}@example.com`), USERNAME_TAKEN_MESSAGE],
    [
      'email',
      (n: number) => signup(`ann${n}`, n % 2 ? 'ann@example.com' : 'ANN@example.com'),
      EMAIL_TAKEN_MESSAGE,
    ],
  ])('gives a %s to exactly one of many who ask at once', async (_, given, message) => {
    await using api = await openApi();
    const tries = Array.from({ length: 10 }, (__, n) => api.visitor().call(register, given(n)));
    const outcomes = await Promise.allSettled(tries);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual(
      Array.from({ length: 9 }, () => expect.objectContaining({ status: 409, message })),
    );
    expect(await api.db('users').select('id')).toHaveLength(1);
    expect(await api.db('sessions').select('userId')).toHaveLength(1);
  });

  it('starts a session only for those who got their account', async () => {
    await using api = await openApi(strangers('ann'));
    const visitor = api.visitor();
    await expect(visitor.call(register, signup('ANN', 'new@example.com'))).rejects.toMatchObject({
      status: 409,
    });
    await expect(visitor.call(getUser, {})).rejects.toMatchObject({ status: 401 });
    await visitor.call(register, signup('new', 'new@example.com'));
    await expect(visitor.call(getUser, {})).resolves.toMatchObject({ username: 'new', friendbaseBucks: 100 });
  });

  it('starts no session when the account cannot be stored, and goes on working', async () => {
    await using api = await openApi();
    for (const statement of COMMIT_FAILS[name]) await api.db.raw(statement);
    const { body } = signup('ann', 'ann@example.com');
    const response = await api.visitor().request(register.path, json('POST', body));
    expect(response.status).toBe(500);
    expect(response.headers.getSetCookie()).toEqual([]);
    await api.db.raw(name === 'SQLite' ? 'drop trigger break_it' : 'drop trigger break_it on sessions');
    await api.visitor().call(register, { body });
    expect(await api.db('users').select('username')).toEqual([{ username: 'ann' }]);
  });

  it('stores the password as Argon2id only', async () => {
    await using api = await openApi();
    await api.visitor().call(register, signup('ann', 'ann@example.com'));
    const [row] = await api.db('users');
    expect(row).toMatchObject({
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$/),
    });
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });
});
