import { createPost, redeemReward, register } from '@friendbase/contract';
import type { Visitor } from '@friendbase/contract/conformance';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { bucksSeed, NO_MISTAKES, readBooks } from '../../testing/bucks.ts';
import { json, strangers } from '../../testing/members.ts';
import { databasesInTier } from '../../testing/openApi.ts';
import { sweepAnswers } from './idempotency.ts';

const KEY = { 'idempotency-key': '8e03978e40d543e8bc936894a57f9324' };
const DAY_SECONDS = 24 * 60 * 60;
const SECRETS = ['my own words', 'blue summer sky', KEY['idempotency-key']];

const share = (ann: Visitor) =>
  ann.request(createPost.path, json('POST', { authorId: 'ann-id', content: SECRETS[0] }, KEY));

const signUp = (visitor: Visitor) =>
  visitor.request(
    register.path,
    json(
      'POST',
      {
        username: 'iris',
        email: 'iris@example.com',
        displayName: 'Iris',
        password: SECRETS[1],
        challengeType: 'cognitive',
      },
      KEY,
    ),
  );

const redeem = (ann: Visitor) =>
  ann.request(redeemReward.path.replace(':id', 'treat'), json('POST', {}, KEY));

describe.each(databasesInTier)('a stored answer on $name', ({ openApi }) => {
  it('is there for a day, and swept then', async () => {
    await using api = await openApi(strangers('ann'));
    const ann = await api.as('ann');
    const startedAt = Date.UTC(2024, 5, 1);
    await share(ann);
    const swept = (seconds: number) => sweepAnswers(api.db, new Date(startedAt + seconds * 1000));
    expect(await swept(DAY_SECONDS)).toBe(0);
    await share(ann);
    expect(await api.db('posts')).toHaveLength(1);
    expect(await swept(DAY_SECONDS + 2)).toBe(1);
    await share(ann);
    expect(await api.db('posts')).toHaveLength(2);
  });

  it('is swept with a thousand others a statement, none of which takes long', async () => {
    await using api = await openApi();
    const answer = { callHash: '', status: 200, answer: '{}', createdAt: '2024-01-01T00:00:00.000Z' };
    const rows = Array.from({ length: 2500 }, (_, n) => ({ ...answer, keyHash: `key-${n}` }));
    await api.db.batchInsert('idempotency_keys', rows, 500);
    const statements = api.watchStatements();
    expect(await sweepAnswers(api.db, api.now())).toBe(2500);
    expect(statements).toHaveLength(3);
  });

  it('goes with its member, also that of a sign-up', async () => {
    await using api = await openApi(strangers('ann'));
    await share(await api.as('ann'));
    await signUp(api.visitor());
    expect(await api.db('idempotency_keys')).toHaveLength(2);
    await api.db('posts').delete();
    await api.db('users').delete();
    expect(await api.db('idempotency_keys')).toEqual([]);
  });

  it('holds neither a key nor a password, and hides what was asked', async () => {
    await using api = await openApi(strangers('ann'));
    await share(await api.as('ann'));
    await signUp(api.visitor());
    const rows = await api.db('idempotency_keys').select('keyHash', 'callHash', 'answer');
    expect(JSON.stringify(rows)).not.toContain(SECRETS[1]);
    expect(JSON.stringify(rows)).not.toContain(SECRETS[2]);
    expect(JSON.stringify(rows.map(({ callHash }) => callHash))).not.toContain(SECRETS[0]);
  });

  it('leaves no trace in the log', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    await using api = await openApi(strangers('ann'), { logger });
    const ann = await api.as('ann');
    for (const call of [share, share]) await call(ann);
    expect(lines.length).toBeGreaterThan(1);
    for (const secret of SECRETS) expect(lines.join('')).not.toContain(secret);
  });
});

/** The key can be taken, its answer cannot be written. */
const NO_ANSWER_IS_STORED = {
  SQLite: [
    `create trigger no_answer before update on idempotency_keys begin select raise(abort, 'no answer'); end`,
  ],
  PostgreSQL: [
    `create function no_answer() returns trigger language plpgsql as $$ begin raise 'no answer'; end $$`,
    'create trigger no_answer before update on idempotency_keys for each row execute function no_answer()',
  ],
};

describe.each(databasesInTier)('a call with a key on $name', ({ name, openApi }) => {
  it('leaves the key free when its work could not be stored', async () => {
    await using api = await openApi(bucksSeed(['ann']));
    const ann = await api.as('ann');
    await api.db.schema.renameTable('redemptions', 'hidden');
    expect((await redeem(ann)).status).toBe(500);
    expect(await api.db('idempotency_keys')).toEqual([]);
    await api.db.schema.renameTable('hidden', 'redemptions');
    expect((await redeem(ann)).status).toBe(200);
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('does nothing when its answer could not be stored', async () => {
    await using api = await openApi(bucksSeed(['ann']));
    const ann = await api.as('ann');
    for (const statement of NO_ANSWER_IS_STORED[name]) await api.db.raw(statement);
    expect((await redeem(ann)).status).toBe(500);
    expect(await api.db('redemptions')).toEqual([]);
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('is not counted again when it is repeated', async () => {
    await using api = await openApi(strangers('ann'), { rateLimitScale: 0.0001 });
    const ann = await api.as('ann');
    expect([(await share(ann)).status, (await share(ann)).status]).toEqual([201, 201]);
    const another = { ...KEY, 'idempotency-key': 'another' };
    const post = { authorId: 'ann-id', content: 'Hello' };
    expect((await ann.request(createPost.path, json('POST', post, another))).status).toBe(429);
  });
});
