import type { Knex } from 'knex';
import { cursorOf, DEMO_ACCOUNT, foldCase } from '@friendbase/contract';
import type { Message, Post } from '@friendbase/contract';
import { seededFriendship } from '@friendbase/contract/fixtures';
import type { Seed, SeedMember } from '@friendbase/contract/fixtures';
import { NO_PASSWORD } from '../modules/accounts/passwords.ts';
import type { Passwords } from '../modules/accounts/passwords.ts';
import { friendshipRow } from '../modules/friendships/model.ts';
import { conversationRows, messageRow } from '../modules/messages/model.ts';
import { takeTurn } from './takeTurn.ts';
import { transact } from './transact.ts';

/** Knex writes rows for SQLite as one compound select, which takes 500 at most. */
const ROWS_A_STATEMENT = 500;

/** Rows by table, in an order in which no row points to one that is still to come. */
type Tables = Record<string, object[]>;

/** Inserts everything in `seed`, all or nothing. `now` is when its members joined. */
export async function insertSeed(db: Knex, seed: Seed, now: Date, passwords: Passwords): Promise<void> {
  const tables = await tablesFrom(seed, now, passwords);
  await transact(db, async (trx) => {
    for (const [table, rows] of Object.entries(tables)) await trx.batchInsert(table, rows, ROWS_A_STATEMENT);
  });
}

/**
 * Inserts what is missing of the demo community, unless all of it was there once: a community of an earlier version
 * gets what has come since, and what members change or delete stays so. Processes that start together take turns.
 */
export async function insertDemo(db: Knex, demo: Seed, now: Date, passwords: Passwords): Promise<void> {
  const tables = await tablesFrom(demo, now, passwords);
  await transact(db, async (trx) => {
    await takeTurn(trx);
    if (await hasWholeDemo(trx, demo)) return;
    const isThere = await hasDemoAccount(trx, demo);
    for (const [table, rows] of Object.entries(tables)) {
      for (const part of inParts(rows)) {
        const insertion = trx(table).insert(part);
        // Where nothing is there yet, a row in the way is that of a member, and none of it may be mixed in.
        await (isThere ? insertion.onConflict().ignore() : insertion);
      }
    }
  });
}

const inParts = (rows: object[]): object[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, part) =>
    rows.slice(part * ROWS_A_STATEMENT, (part + 1) * ROWS_A_STATEMENT),
  );

/** Hashing takes long, so it is done before a transaction holds a connection, and once for a password. */
const tablesFrom = async (seed: Seed, now: Date, passwords: Passwords): Promise<Tables> => ({
  users: await usersFrom(seed.members, now, passwords),
  friendships: seed.friendships.map((friendship) => friendshipRow(seededFriendship(friendship))),
  posts: seed.posts.map(postRow),
  likes: seed.likes,
  comments: seed.comments,
  messages: seed.messages.map(messageRow),
  conversations: lastMessages(seed.messages).flatMap(conversationRows),
  tournaments: tournamentRows(seed),
  tournamentEntries: seed.tournamentEntries.map((entry) => ({ ...entry, createdAt: now.toISOString() })),
  rewards: seed.rewards,
});

/**
 * Whether the demo account of `demo` is in the database: the demo hint and its button show only then. By id, for
 * where no demo was ever seeded a member may have taken the name.
 */
export async function hasDemoAccount(db: Knex, demo: Seed): Promise<boolean> {
  const account = demo.members.find(({ username }) => username === DEMO_ACCOUNT.username);
  return account !== undefined && (await db('users').where({ id: account.id }).first('id')) !== undefined;
}

/** The store came last, and no member can empty it. */
export const hasWholeDemo = async (db: Knex, demo: Seed): Promise<boolean> =>
  (await hasDemoAccount(db, demo)) &&
  (demo.rewards.length === 0 || (await db('rewards').first('id')) !== undefined);

/** A member without a password in the seed is one nobody can log in as. */
async function usersFrom(members: SeedMember[], now: Date, passwords: Passwords): Promise<object[]> {
  const hashes = new Map([['', NO_PASSWORD]]);
  for (const { password } of members) {
    if (!hashes.has(password)) hashes.set(password, await passwords.hash(password));
  }
  return members.map(({ password, ...member }) => ({
    ...member,
    bio: member.bio ?? null,
    avatarUrl: member.avatarUrl ?? null,
    usernameKey: foldCase(member.username),
    emailKey: foldCase(member.email),
    passwordHash: hashes.get(password) ?? NO_PASSWORD,
    createdAt: now.toISOString(),
  }));
}

const postRow = ({ mediaUrls, mediaDescriptions, ...post }: Post) => ({
  ...post,
  mediaUrls: JSON.stringify(mediaUrls),
  mediaDescriptions: JSON.stringify(mediaDescriptions),
});

/** The last message of each pair. */
function lastMessages(messages: Message[]): Message[] {
  const last = new Map<string, Message>();
  for (const message of messages) {
    const { lowId, highId } = messageRow(message);
    const known = last.get(`${lowId} ${highId}`);
    if (!known || cursorOf(known) < cursorOf(message)) last.set(`${lowId} ${highId}`, message);
  }
  return [...last.values()];
}

const tournamentRows = ({ tournaments, tournamentEntries }: Seed) =>
  tournaments.map((tournament) => ({
    ...tournament,
    participantCount: tournamentEntries.filter(({ tournamentId }) => tournamentId === tournament.id).length,
  }));
