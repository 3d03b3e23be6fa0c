import { nameKeys } from '@friendbase/contract';
import type { Knex } from 'knex';
import { isPostgres } from '../src/db/dialect.ts';
import { connectToRead, READERS } from '../src/db/location.ts';
import type { DatabaseLocation } from '../src/db/location.ts';
import { openPostgres } from '../src/db/open.ts';
import { connectForStart } from '../src/db/postgres.ts';
import { databaseFile, openDataDir } from '../src/db/sqlite.ts';
import { readPeople } from '../src/modules/finding/search.ts';
import { NameWordModel } from '../src/modules/finding/nameWords.ts';
import { FriendshipModel, friendshipRow } from '../src/modules/friendships/model.ts';
import { temporaryFolder } from './program.ts';

// Looks for people in a small community and in a large one by turns, and says how long each search took. Told how often, how many
// members the large one has, and the address of a PostgreSQL, if there is one.

const SMALL = 1000;
const [rounds = '', members = '', postgresUrl = ''] = process.argv.slice(2);

/** Each name is had by a tenth of all, and by ten of the small community whom everybody may find. */
const COMMON = ['John Smith', 'Mary Ann Miller', 'Kim Park Stone', 'Lee Park Stone'];
const ONE = 'Zebedee Quill';
/** One less than the small community has: the last of it is called as nobody else. */
const NAMES = SMALL - 1;
const nameOf = (n: number): string => COMMON[Math.floor(n / 10) % 10] ?? `Fay${n % 37} Moss${n % 41}`;

const SEARCHES: [looked: string, text: string][] = [
  ['a whole username', 'member500'],
  ['a common word', 'smith'],
  ['a word of one member', 'zebedee'],
  ['two common words', 'john smith'],
  ['three common words', 'mary ann miller'],
  ['three words, of which two have nobody', 'john smith zzz'],
  ['three words, each two of which have many, and nobody all', 'kim lee park'],
];

/** The reader, who is the first member, has the same friends in each community, and they have others. */
const FRIENDS = 32;
const PAIRS = Array.from({ length: FRIENDS }, (_, n) => [0, 100 + n] as const).flatMap(([reader, friend]) => [
  [reader, friend],
  [friend, friend + FRIENDS],
  [friend, friend + 2 * FRIENDS],
]);

/** As many members, every tenth of whom everybody may find. Straight into the tables, by the names that they share. */
async function fill(db: Knex, count: number): Promise<void> {
  const postgres = isPostgres(db);
  const text = postgres ? 'text collate "C"' : 'text';
  await db.raw(`create table called (n integer primary key, display_name ${text})`);
  await db.raw(`create table called_words (n integer, word ${text}, primary key (n, word))`);
  const names = [...Array.from({ length: NAMES }, (_, n) => nameOf(n)), ONE];
  const called = names.map((displayName, n) => ({ n, displayName }));
  await db.batchInsert('called', called, 300);
  const words = called.flatMap(({ n, displayName }) => nameKeys(displayName).map((word) => ({ n, word })));
  await db.batchInsert('called_words', words, 300);
  const [numbers, id] = postgres
    ? ['numbers as (select generate_series(0, :last::integer) as i)', 'gen_random_uuid()::text']
    : [
        'recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < :last)',
        'lower(hex(randomblob(16)))',
      ];
  const calledBy = `case when i = ${NAMES} then ${NAMES} else i % ${NAMES} end`;
  await db.raw(`create table numbered (i integer primary key, n integer, id ${text})`);
  await db.raw(`with ${numbers} insert into numbered (i, n, id) select i, ${calledBy}, ${id} from numbers`, {
    last: count - 1,
  });
  await db.raw(`insert into users (id, username, username_key, username_skeleton, email, email_key, display_name, password_hash,
      challenge_type, friendbase_bucks, created_at, findable_by)
    select id, 'member' || i, 'member' || i, 'member' || i, 'member' || i, 'member' || i, display_name, '!', 'cognitive', 0,
      '2024-01-01T00:00:00.000Z', case when i % 10 = 9 then 'everybody' else 'friendsOfFriends' end
    from numbered join called on called.n = numbered.n`);
  await db.raw(`insert into ${NameWordModel.tableName} (member_id, word, is_open)
    select id, word, i % 10 = 9 from numbered join called_words on called_words.n = numbered.n order by id, word`);
  const first = await db<{ i: number; id: string }>('numbered').where('i', '<', SMALL).select('i', 'id');
  const ids = new Map(first.map((one) => [one.i, one.id]));
  await db.batchInsert(
    FriendshipModel.tableName,
    PAIRS.map(([one = 0, other = 0], n) =>
      friendshipRow({
        id: `friendship-${n}`,
        userId: ids.get(one) ?? '',
        friendId: ids.get(other) ?? '',
        status: 'accepted',
        blockedBy: null,
      }),
    ),
  );
  await db.raw(postgres ? 'vacuum analyze' : 'analyze');
}

/** A community of so many in a database of its own, and how to read it as a server does. */
async function open(count: number, folder: string | undefined): Promise<{ reader: Knex; id: string }> {
  let location: DatabaseLocation;
  let db: Knex;
  if (folder === undefined) {
    const url = new URL(postgresUrl);
    const starting = connectForStart(url.href);
    url.pathname = `people_${count}`;
    await starting.raw('create database ??', [url.pathname.slice(1)]);
    await starting.destroy();
    await (await openPostgres(url.href)).destroy();
    location = { url: url.href };
    db = connectForStart(url.href);
  } else {
    location = { filename: databaseFile(folder) };
    db = await openDataDir(folder);
  }
  await fill(db, count);
  const [first] = await db<{ id: string; username: string }>('users')
    .where({ username: 'member0' })
    .select('id');
  await db.destroy();
  return { reader: connectToRead(location, READERS.calls), id: first?.id ?? '' };
}

async function measure(database: string, folderOf: () => string | undefined) {
  const communities = [await open(SMALL, folderOf()), await open(Number(members), folderOf())] as const;
  const now = new Date();
  const measured = SEARCHES.map(([looked]) => ({
    looked,
    database,
    small: [] as number[],
    large: [] as number[],
  }));
  // The first round is not counted.
  for (let round = 0; round <= Number(rounds); round += 1)
    for (const [n, [, text]] of SEARCHES.entries())
      for (const size of round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
        const { reader, id } = communities[size === 'small' ? 0 : 1];
        const from = performance.now();
        await readPeople(reader, id, now, text);
        if (round > 0) measured[n]?.[size].push(performance.now() - from);
      }
  for (const { reader } of communities) await reader.destroy();
  return measured;
}

using folders = new DisposableStack();
const measured = await measure('SQLite', () => folders.use(temporaryFolder()).path);
if (postgresUrl !== '') measured.push(...(await measure('PostgreSQL', () => undefined)));
process.send?.(measured);
