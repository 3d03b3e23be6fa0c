import { casesInTier } from '@friendbase/contract/conformance';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { createDatabase, handleOn } from '../../../testing/postgres.ts';
import { lossesOfUpgrade } from '../../../testing/upgrade.ts';
import { connectSqlite } from '../sqlite.ts';
import { EXAMPLE_ROWS } from './exampleRows.ts';
import type { Rows } from './exampleRows.ts';
import { migrations, migrationSourceOf } from './index.ts';
import type { Migration } from './columns.ts';

type Opened = { db: Knex } & AsyncDisposable;

async function openSqlite(): Promise<Opened> {
  const db = connectSqlite(':memory:');
  return { db, [Symbol.asyncDispose]: () => db.destroy() };
}

async function openPostgres(): Promise<Opened> {
  const database = await createDatabase();
  const db = handleOn(database.url);
  return {
    db,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await database[Symbol.asyncDispose]();
    },
  };
}

const LATE = '9999_late';

/** The losses of an upgrade with one step more. */
async function lossesOf(open: () => Promise<Opened>, up: Migration['up'], rewrites: string[] = []) {
  await using opened = await open();
  const late = { up, down: async () => {}, rewrites };
  return await lossesOfUpgrade(opened.db, { ...migrations, [LATE]: late }, EXAMPLE_ROWS);
}

const run = (sql: string) => async (db: Knex) => void (await db.raw(sql));

const AT = '2024-06-01T08:00:00.000Z';
const EARLIER = '2024-05-01T08:00:00.000Z';

const DECISION = {
  caseId: 'case',
  moderatorId: 'cleo-id',
  action: 'hide',
  rule: 'beKind',
  subjectKind: 'post',
  subjectId: 'public-post',
  excerpt: 'Hello',
  createdAt: AT,
  toldAt: AT,
};

/** Brings a database with the example rows of the version before, and these, up to now. */
async function upgradeWith(db: Knex, rows: Rows, then: (db: Knex) => Promise<void> = async () => {}) {
  const LAST = '0014_appeal_tokens';
  const steps = Object.entries(migrations);
  const before = steps.slice(0, steps.findIndex(([name]) => name === LAST) + 1);
  await lossesOfUpgrade(db, Object.fromEntries(before), EXAMPLE_ROWS);
  for (const [table, added] of Object.entries(rows)) await db(table).insert(added);
  await then(db);
  await db.migrate.latest({ migrationSource: migrationSourceOf(migrations) });
}

const EMPTIES_A_COLUMN = run('update users set bio = null');

const databases = [
  { name: 'SQLite', open: openSqlite },
  { name: 'PostgreSQL', open: openPostgres },
] as const;

it.each(databases)(
  'an upgrade on $name keeps every row through every step, on a filled database of the version before',
  async ({ open }) => {
    await using opened = await open();
    expect(await lossesOfUpgrade(opened.db, migrations, EXAMPLE_ROWS)).toEqual([]);
  },
);

describe.each(casesInTier(databases, 1))('an upgrade on $name', ({ open }) => {
  it('is found out where it removes rows', async () => {
    const losses = await lossesOf(open, run(`delete from posts where privacy = 'friends'`));
    const loss = `${LATE}: rows of posts are gone or changed: {"id":"friends-post"`;
    expect(losses).toEqual([expect.stringContaining(loss)]);
  });

  it('may add a column and fill it', { tags: 'long' }, async () => {
    const losses = await lossesOf(open, async (db) => {
      await db.raw('alter table users add column nickname text');
      await db.raw('update users set nickname = display_name');
    });
    expect(losses).toEqual([]);
  });

  it('gives the likes of closed accounts to the decision that holds, and leaves all others', async () => {
    await using opened = await open();
    const likes = ['ann-id', 'hugo-id'].map((userId) => ({ postId: 'friends-post', userId }));
    const closing = { ...DECISION, id: 'closing', ownerId: 'hugo-id', action: 'close', createdAt: AT };
    const undone = { ...closing, id: 'undone', createdAt: EARLIER, undoneAt: AT };
    await upgradeWith(opened.db, { likes, moderationDecisions: [closing, undone] });
    expect(await opened.db('likes').orderBy(['userId', 'postId'])).toEqual([
      { postId: 'friends-post', userId: 'ann-id' },
      { postId: 'public-post', userId: 'ben-id' },
    ]);
    const taken = await opened.db('moderationDecisions').whereNotNull('taken').select('id', 'taken');
    expect(taken).toEqual([{ id: 'closing', taken: '{"likes":["friends-post"]}' }]);
  });

  it('takes the username from a profile that is hidden, and from no other', async () => {
    await using opened = await open();
    const hidden = { subjectKind: 'profile', taken: '{"profile":{"displayName":"A name"}}' };
    const ids = ['gwen', 'finn', 'dora'];
    const [gwen, finn, dora] = ids.map((name) => ({ ownerId: `${name}-id`, subjectId: `${name}-id` }));
    await upgradeWith(
      opened.db,
      {
        moderationDecisions: [
          { ...DECISION, ...hidden, ...gwen, id: 'hides-gwen' },
          { ...DECISION, ...hidden, ...finn, id: 'hid-finn', undoneAt: AT },
          { ...DECISION, ...hidden, ...dora, id: 'hides-dora' },
        ],
      },
      async (db) =>
        void (await db('users')
          .whereIn('id', ['gwen-id', 'finn-id'])
          .update({ displayName: db.ref('username') })),
    );
    const users = await opened.db('users').whereIn('username', ids).orderBy('username');
    expect(
      users.map(({ username, displayName, profileHiddenAt }) => [username, displayName, profileHiddenAt]),
    ).toEqual([
      // She has chosen a name since.
      ['dora', 'dora 🌻', AT],
      ['finn', 'finn', null],
      ['gwen', expect.stringMatching(/^Hidden profile /), AT],
    ]);
  });

  it('takes the usernames out of the record, which refuses any other change after as before', async () => {
    await using opened = await open();
    const line = { moderatorId: 'command', createdAt: AT };
    const role = { ...line, id: 'role', act: 'gaveRole' };
    const named = JSON.stringify({ memberId: 'ann-id', username: 'ann', role: 'moderator' });
    const decided = { ...line, id: 'decided', act: 'decided', details: '{"action":"hide","rule":"beKind"}' };
    await upgradeWith(opened.db, { moderationRecord: [{ ...role, details: named }, decided] });
    const lines = () =>
      opened.db('moderationRecord').whereIn('id', ['role', 'decided']).orderBy('id').select('id', 'details');
    const nameless = [
      { id: 'decided', details: decided.details },
      { id: 'role', details: '{"memberId":"ann-id","role":"moderator"}' },
    ];
    expect(await lines()).toEqual(nameless);
    await expect(opened.db('moderationRecord').update({ details: '{}' })).rejects.toThrow('never changed');
    await expect(opened.db('moderationRecord').delete()).rejects.toThrow('never changed');
    expect(await lines()).toEqual(nameless);
  });

  it('gives each redemption what its reward delivers, also those of before', async () => {
    await using opened = await open();
    await lossesOfUpgrade(opened.db, migrations, EXAMPLE_ROWS);
    const stored = await opened
      .db('redemptions')
      .whereIn('id', ['rain-redemption', 'redemption'])
      .orderBy('id')
      .select('id', 'delivers');
    expect(stored).toEqual([
      { id: 'rain-redemption', delivers: '{"kind":"sound","sound":"rain"}' },
      { id: 'redemption', delivers: '{"kind":"code","shownTo":"the people who run FriendBase"}' },
    ]);
  });
});

it.each(casesInTier(databases, 1))(
  'an upgrade on $name brings a step whose number comes before one that the database has',
  async ({ open }) => {
    await using opened = await open();
    const { '0044_club_sizes': late, ...known } = migrations;
    await lossesOfUpgrade(opened.db, known, EXAMPLE_ROWS);
    expect(await opened.db.schema.hasTable('club_sizes')).toBe(false);
    await opened.db.migrate.latest({ migrationSource: migrationSourceOf(migrations) });
    expect([late, await opened.db('clubSizes')]).toEqual([
      expect.anything(),
      [{ clubId: 'memoryMatch', members: 1 }],
    ]);
    expect(await opened.db('nameWords')).not.toEqual([]);
  },
);

const losses: [title: string, up: Migration['up'], loss: string][] = [
  ['a column', run('alter table users drop column bio'), 'the column users.bio is gone'],
  ['a value', EMPTIES_A_COLUMN, 'rows of users are gone or changed: {"id":"ann-id"'],
  ['a table', run('drop table video_rewards'), 'the table video_rewards is gone'],
  ['rows to try the next step on', run('create table notes (id int)'), 'no example row for notes'],
];

describe('what an upgrade loses', () => {
  it.each(casesInTier(losses, 1))('is found: %s', async (_, up, loss) => {
    expect(await lossesOf(openSqlite, up)).toEqual([expect.stringContaining(`${LATE}: ${loss}`)]);
  });

  it('may be what it says it rewrites', { tags: 'long' }, async () => {
    expect(await lossesOf(openSqlite, EMPTIES_A_COLUMN, ['users.bio'])).toEqual([]);
  });
});
