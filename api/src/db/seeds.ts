import type { Knex } from 'knex';
import { DEMO_ACCOUNT, foldCase } from '@friendbase/contract';
import type { Friendship, Seed, SeedMember } from '@friendbase/contract/fixtures';
import { takeTurn } from './takeTurn.ts';
import { transact } from './transact.ts';
import { hashPassword, NO_PASSWORD } from '../modules/accounts/passwords.ts';

/** Knex writes rows for SQLite as one compound select, which takes 500 at most. */
const ROWS_A_STATEMENT = 500;

/** Inserts everything in `seed`, all or nothing. `now` is when its members joined. */
export async function insertSeed(db: Knex, seed: Seed, now: Date): Promise<void> {
  const rows = await rowsFrom(seed, now);
  await transact(db, (trx) => insertRows(trx, rows));
}

/** Inserts the demo community unless it is there; processes that start together take turns. */
export async function insertDemo(db: Knex, demo: Seed, now: Date): Promise<void> {
  const rows = await rowsFrom(demo, now);
  await transact(db, async (trx) => {
    await takeTurn(trx);
    if (!(await hasDemoAccount(trx, demo))) await insertRows(trx, rows);
  });
}

/** Hashing takes long, so it is done before a transaction holds a connection. */
const rowsFrom = async (seed: Seed, now: Date) => ({
  users: await Promise.all(seed.members.map((member) => userRow(member, now))),
  friendships: seed.friendships.map(friendshipRow),
  posts: seed.posts.map(({ mediaUrls, ...post }) => ({ ...post, mediaUrls: JSON.stringify(mediaUrls) })),
  likes: seed.likes,
});

/** By table, in an order in which no row points to one that is still to come. */
async function insertRows(trx: Knex.Transaction, tables: Record<string, object[]>): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await trx.batchInsert(table, rows, ROWS_A_STATEMENT);
}

/**
 * Whether the demo account of `demo` is in the database: the demo hint and its button show only then. By id, for
 * where no demo was ever seeded a member may have taken the name.
 */
export async function hasDemoAccount(db: Knex, demo: Seed): Promise<boolean> {
  const account = demo.members.find(({ username }) => username === DEMO_ACCOUNT.username);
  return account !== undefined && (await db('users').where({ id: account.id }).first('id')) !== undefined;
}

/** A member without a password in the seed is one nobody can log in as. */
const userRow = async ({ password, ...member }: SeedMember, now: Date) => ({
  ...member,
  bio: member.bio ?? null,
  usernameKey: foldCase(member.username),
  emailKey: foldCase(member.email),
  passwordHash: password === '' ? NO_PASSWORD : await hashPassword(password),
  createdAt: now.toISOString(),
});

function friendshipRow(friendship: Friendship) {
  const { userId, friendId } = friendship;
  const [lowId, highId] = userId < friendId ? [userId, friendId] : [friendId, userId];
  return { ...friendship, lowId, highId };
}
