import {
  fileAddress,
  getMedia,
  listComments,
  listConversations,
  listFeed,
  listFriends,
  listMessages,
  logIn,
  mediaIdIn,
  suggestFriends,
} from '@friendbase/contract';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { strangers, cheapPasswords } from '../../testing/members.ts';
import { databases } from '../../testing/openApi.ts';
import { load, LOAD_PASSWORD } from './load.ts';
import { readOptions } from './options.ts';
import { tablesOf } from './tables.ts';

const NOW = new Date(Date.UTC(2024, 5, 1));
// So many messages that in some chats the last two are of one instant, and their ids decide.
const SCALE = readOptions(['--posts', '900', '--members', '150', '--friends', '10', '--messages', '4000']);
const TABLES =
  'users club_members friendships media posts post_media likes comments messages conversations notifications'.split(
    ' ',
  );

/** Fills a database and answers the lines that were said. Without a signal nobody asks to stop. */
async function fill(db: Knex, { signal }: { signal?: AbortSignal } = {}): Promise<string[]> {
  const lines: string[] = [];
  const output = {
    passwords: cheapPasswords,
    clockMs: () => 0,
    say: (line: string) => void lines.push(line),
  };
  await load(db, SCALE, { now: NOW, signal: signal ?? new AbortController().signal, ...output });
  return lines;
}

async function countsOf(db: Knex): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) counts[table] = (await db(table).select('*')).length;
  return counts;
}

const friendsOf = (author: string, person: string) =>
  `exists (select 1 from friendships where status = 'accepted'
    and (user_id, friend_id) in ((${author}, ${person}), (${person}, ${author})))`;

/** Rows that no community would have; the conversations are looked at from both sides. */
const MISTAKES = {
  strangersWhoLike: `select 1 from likes join posts on posts.id = post_id
    where privacy = 'friends' and not ${friendsOf('author_id', 'likes.user_id')}`,
  strangersWhoComment: `select 1 from comments join posts on posts.id = post_id
    where privacy = 'friends' and not ${friendsOf('posts.author_id', 'comments.author_id')}`,
  picturesOfOthers: `select 1 from post_media join media on media.id = media_id join posts on posts.id = post_id
    where owner_id <> author_id or state <> 'ready'`,
  earlyComments: `select 1 from comments join posts on posts.id = post_id
    where comments.created_at < posts.created_at`,
  strangersWhoWrite: `select 1 from messages where not ${friendsOf('sender_id', 'receiver_id')}`,
  forgottenMessages: `select 1 from messages where 2 <> (select count(*) from conversations
    where (member_id, partner_id) in ((low_id, high_id), (high_id, low_id))
      and (last_at, last_message_id) >= (messages.created_at, messages.id))`,
  unknownLastMessages: `select 1 from conversations where not exists (select 1 from messages
    where messages.id = last_message_id and created_at = last_at)`,
  newsOfOthers: `select 1 from notifications where not exists (select 1 from likes join posts on posts.id = post_id
    where post_id = thing_id and author_id = member_id and likes.user_id = actor_id and actor_id <> member_id)`,
  rowsOfTheFuture: ['users', 'posts', 'comments', 'messages', 'notifications']
    .map((table) => `select 1 from ${table} where created_at > '${NOW.toISOString()}'`)
    .join(' union all '),
};

describe.each(databases)('load data on $name', ({ openApi }) => {
  it('stays out of a database that has members', async () => {
    await using api = await openApi(strangers('ann'));
    await expect(fill(api.db)).rejects.toThrow(/^This database has members already\..* Nothing was added\.$/);
    expect(await countsOf(api.db)).toMatchObject({ users: 1, friendships: 0, posts: 0 });
  });

  it('ends where somebody asks it to stop', async () => {
    await using api = await openApi();
    const stopped = AbortSignal.abort(new Error('Stopped.'));
    await expect(fill(api.db, { signal: stopped })).rejects.toThrow('Stopped.');
    expect(await countsOf(api.db)).toMatchObject({ users: 0, posts: 0 });
  });

  it('fills every table with as many rows as was asked for, and says so', async () => {
    await using api = await openApi();
    const lines = await fill(api.db);
    const counts = await countsOf(api.db);
    expect(counts).toMatchObject({
      users: 150,
      friendships: 750,
      posts: 900,
      messages: 4000,
      conversations: 230,
    });
    for (const [table, count] of Object.entries(counts))
      expect(lines).toContainEqual(
        expect.stringMatching(`^${table}: ${count.toLocaleString('en-US')} of .* \\(100 %\\)`),
      );
    expect(lines.at(-1)).toMatch(/^Log in as member1, .* up to member150\. The password is “.*”\.$/);
  });

  it('makes a community that could be one', async () => {
    await using api = await openApi();
    await fill(api.db);
    for (const [mistake, sql] of Object.entries(MISTAKES))
      expect([mistake, await api.db.raw<unknown[]>(sql)]).toEqual([mistake, []]);
    const kinds = async (table: string, column: string) => (await api.db(table).distinct(column)).length;
    expect(await kinds('posts', 'template')).toBe(7);
    expect([await kinds('posts', 'privacy'), await kinds('friendships', 'blocked_by')]).toEqual([2, 4]);
    expect(await kinds('posts', 'created_at')).toBeLessThan(900);
  });

  it('is served by the API', async () => {
    await using api = await openApi();
    await fill(api.db);
    const visitor = api.visitor();
    const { call } = visitor;
    const { id: userId } = await call(logIn, { body: { username: 'member1', password: LOAD_PASSWORD } });
    const own = { params: { userId }, query: {} };
    const feed = await call(listFeed, own);
    const chats = await call(listConversations, own);
    expect([feed.items.length, chats.items.length > 0]).toEqual([20, true]);
    expect((await call(listFriends, own)).length).toBeGreaterThan(10);
    expect(await call(suggestFriends, own)).toHaveLength(3);
    const [picture] = feed.items.flatMap(({ mediaUrls }) => mediaUrls.map(mediaIdIn));
    const { status } = await visitor.request(fileAddress(getMedia, { params: { id: picture ?? '' } }));
    expect(status).toBe(200);
    const liked = feed.items.find(({ commentsCount }) => commentsCount > 0);
    expect((await call(listComments, { params: { id: liked?.id ?? '' }, query: {} })).items).not.toEqual([]);
    const partnerId = chats.items[0]?.sender.id ?? '';
    const messages = await call(listMessages, { params: { userId, partnerId }, query: {} });
    expect(messages.items.at(-1)?.id).toBe(chats.items[0]?.id);
  });
});

function first(count: number, rows: Iterable<object>): object[] {
  const taken: object[] = [];
  for (const row of rows) {
    taken.push(row);
    if (taken.length === count) break;
  }
  return taken;
}

describe('the rows of load data', () => {
  const firstOfEach = (seed: number) =>
    tablesOf({ ...SCALE, seed }, NOW.getTime(), 'hash').map(({ rows }) => first(50, rows));

  it('are the same for the same seed, and others for another', () => {
    expect(firstOfEach(1)).toEqual(firstOfEach(1));
    for (const [n, rows] of firstOfEach(1).entries()) expect(firstOfEach(2)[n]).not.toEqual(rows);
  });

  it('are made as they are asked for: the first of a billion come at once', () => {
    const tables = tablesOf(readOptions(['--posts', '1000000000']), NOW.getTime(), 'hash');
    // Made all at once they would not fit into memory.
    for (const { rows } of tables) expect(first(1000, rows)).toHaveLength(1000);
  });
});
