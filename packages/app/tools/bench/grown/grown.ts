import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  CLUB_IDS,
  countNotifications,
  fillPath,
  findPeople,
  listClubPeople,
  listClubs,
  listConversations,
  listFeed,
  listFriends,
  listNotifications,
  logIn,
  suggestFriends,
} from '@friendbase/contract';
import { askOnce } from '../api/caller.ts';
import { startPostgres } from '../api/servers.ts';
import { send } from '../live/members.ts';
import { root, startProduct } from '../product.ts';
import { publish } from '../report.ts';
import { GOAL, tableOf } from './results.ts';
import type { Measured, Size } from './results.ts';

const SMALL = 1000;
const LARGE = 1_000_000;
/** Everybody is in the first club: with a million posts that is one of 100,000. */
const POSTS_A_MEMBER = 10;
const ROUNDS = 41;

const READERS = {
  'somebody in the middle': (members: number) => Math.ceil(members / 2),
  'who has most friends and posts': () => 1,
} as const;
type Reader = keyof typeof READERS;

const pathsOf = (userId: string): Record<string, string> => ({
  feed: fillPath(listFeed.path, { userId }),
  friends: fillPath(listFriends.path, { userId }),
  conversations: fillPath(listConversations.path, { userId }),
  notifications: listNotifications.path,
  'number of notifications': countNotifications.path,
  suggestions: fillPath(suggestFriends.path, { userId }),
  'search by a first and a last name': `${findPeople.path}?name=ada%20green`,
  clubs: listClubs.path,
  'people of the club that everybody is in': fillPath(listClubPeople.path, { id: CLUB_IDS[0] }),
});

/** Makes a community of load data where the settings say, and says how it goes: that of a million takes many minutes. Answers everybody's password. */
async function fill(posts: number, settings: Record<string, string>): Promise<string> {
  const program = path.join(root, 'packages/api/tools/loadData/main.ts');
  const args = ['--posts', String(posts), '--members', String(posts / POSTS_A_MEMBER)];
  const load = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => load.kill();
  process.once('exit', end);
  let last = '';
  for await (const line of createInterface({ input: load.stdout })) console.log((last = line));
  process.off('exit', end);
  const [, password] = /password is “(.*)”/.exec(last) ?? [];
  if (password === undefined) throw new Error('The load data is incomplete.');
  return password;
}

interface Community extends AsyncDisposable {
  origin: string;
  /** What each reader asks. */
  asked: Record<Reader, { cookie: string; friends: number; paths: Record<string, string> }>;
}

async function startCommunity(posts: number, databaseUrl?: string): Promise<Community> {
  const folder = mkdtempSync(path.join(tmpdir(), 'friendbase-grown-'));
  await using ends = new AsyncDisposableStack();
  ends.defer(() => rmSync(folder, { recursive: true, force: true }));
  const settings: Record<string, string> = {
    DATA_DIR: folder,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const password = await fill(posts, settings);
  const product = ends.use(
    await startProduct({ ...settings, DEMO_DATA: '0', RATE_LIMIT_SCALE: '1000000' }, ['--no-app']),
  );
  const logInAs = async (name: Reader) => {
    const username = `member${READERS[name](posts / POSTS_A_MEMBER)}`;
    const { id, cookie } = await send(product.origin, logIn.path, 'POST', { username, password });
    const paths = pathsOf(id);
    const { body } = await askOnce(product.origin, cookie, { method: 'GET', path: paths['friends'] ?? '' });
    return { cookie, friends: (JSON.parse(body) as unknown[]).length, paths };
  };
  const asked = {
    'somebody in the middle': await logInAs('somebody in the middle'),
    'who has most friends and posts': await logInAs('who has most friends and posts'),
  };
  const kept = ends.move();
  return { origin: product.origin, asked, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

/** Each call of each reader in both communities by turns. */
async function measureOn(database: string, communities: Record<Size, Community>): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const reader of Object.keys(READERS) as Reader[]) {
    for (const call of Object.keys(pathsOf(''))) {
      const friends = {
        small: communities.small.asked[reader].friends,
        large: communities.large.asked[reader].friends,
      };
      const found: Measured = {
        call,
        reader,
        database,
        friends,
        bytes: { small: 0, large: 0 },
        times: { small: [], large: [] },
      };
      // The first round is not counted.
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const size of round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
          const { origin, asked } = communities[size];
          const { cookie, paths } = asked[reader];
          const { body, ms } = await askOnce(origin, cookie, { method: 'GET', path: paths[call] ?? '' });
          found.bytes[size] = Buffer.byteLength(body);
          if (round > 0) found.times[size].push(ms);
        }
      measured.push(found);
    }
  }
  return measured;
}

/** Both on SQLite, or each on a PostgreSQL of its own; nothing where that does not start. */
async function measure(database: 'SQLite' | 'PostgreSQL', posts: number): Promise<Measured[]> {
  await using ends = new AsyncDisposableStack();
  const start = async (count: number): Promise<Community | undefined> => {
    if (database === 'SQLite') return ends.use(await startCommunity(count));
    const postgres = ends.use(await startPostgres());
    return postgres && ends.use(await startCommunity(count, postgres.url));
  };
  const small = await start(SMALL);
  const large = await start(posts);
  return small && large ? await measureOn(database, { small, large }) : [];
}

/** What is read often, in a community of 1,000 posts and in one of many more. Takes half an hour: it makes the many first, twice. */
export async function benchGrown(posts = String(LARGE)): Promise<void> {
  const count = Number(posts);
  const all = [...(await measure('SQLite', count)), ...(await measure('PostgreSQL', count))];
  const [few, many] = [SMALL, count].map((number) => number.toLocaleString('en'));
  const members = (count / POSTS_A_MEMBER).toLocaleString('en');
  const text = `\`npm run bench -- grown\`: calls to the product with load data of ${few} posts and ${SMALL / POSTS_A_MEMBER} members, and of ${many} posts and ${members}
members, who have 20 friendships each on average; by turns, ${ROUNDS} times each, one caller, after one answer that is not counted. Everybody is in one
club. Whatever the machine does besides makes single answers wait, so the least of all is nearest to what a call takes. PostgreSQL is the one of
the tests, which does not wait for the disk. The goal: at most ${GOAL} in each row; friends are listed whole, so that who has many gets more. In bold, what is above it.

${tableOf(all)}`;
  publish('A community that grows', text);
}
