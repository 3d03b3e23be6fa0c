import type { Knex } from 'knex';
import {
  cardText,
  confirmationEnds,
  cursorOf,
  drawnPersonIn,
  FIRST_FINDERS,
  foldCase,
  mediaIdIn,
} from '@friendbase/contract';
import type { Message, StoredPost } from '@friendbase/contract';
import { seededEvent, seededFriendship, seededTournament } from '@friendbase/contract/fixtures';
import type { Seed, SeedCard, SeedMedia, SeedMember } from '@friendbase/contract/fixtures';
import { slicesOf } from '../db/slices.ts';
import { transact } from '../db/transact.ts';
import type { Passwords } from '../http/context.ts';
import { hashOfToken } from '../http/sessionCookie.ts';
import { NO_PASSWORD } from '../modules/accounts/passwords.ts';
import { friendshipRow } from '../modules/friendships/model.ts';
import { nameWordRows } from '../modules/finding/nameWords.ts';
import { postMediaRows } from '../modules/media/postMedia.ts';
import { uploadColumns } from '../modules/media/uploads.ts';
import { leavingRow } from '../modules/leaving/model.ts';
import { letterRow } from '../modules/letters/model.ts';
import { conversationRows, messageRow } from '../modules/messages/model.ts';
import { appealTokenRow } from '../modules/moderation/appealTokens.ts';
import { caseRow } from '../modules/moderation/model.ts';
import { planPhotoRows } from '../modules/media/planPhotos.ts';
import { planRow } from '../modules/organize/model.ts';
import { memberKeys } from '../modules/users/model.ts';
import { demoFileKey } from './demoFiles.ts';

/** Rows by table, in the order of their foreign keys. */
export type SeedTables = Record<string, object[]>;

/** Inserts everything in `seed`, all or nothing. `now` is when its members joined. */
export async function insertSeed(db: Knex, seed: Seed, now: Date, passwords: Passwords): Promise<void> {
  const tables = await tablesOf(seed, now, passwords);
  await transact(db, async (trx) => {
    for (const [table, rows] of statementsOf(tables)) await trx(table).insert(rows);
  });
}

/**
 * The rows of one insert after the other. Knex has `batchInsert`, which takes a pause and a savepoint for each table, also
 * for one without rows.
 */
export const statementsOf = (tables: SeedTables): [table: string, rows: object[]][] =>
  Object.entries(tables).flatMap(([table, rows]) =>
    Array.from(slicesOf(rows), (slice): [string, object[]] => [table, slice]),
  );

/** Passwords are hashed before the transaction holds a connection, each one once. */
export const tablesOf = async (seed: Seed, now: Date, passwords: Passwords): Promise<SeedTables> => ({
  users: await usersFrom(seed.members, now, passwords),
  nameWords: seed.members.flatMap(nameWordRows),
  likings: seed.likings,
  friendships: seed.friendships.map((friendship) => friendshipRow(seededFriendship(friendship))),
  media: seed.media.map(mediaRow),
  mediaArrivals: seed.media.flatMap(arrivalRows),
  posts: seed.posts.map(postRow),
  postMedia: seed.posts.flatMap(postMediaRows),
  likes: seed.likes,
  reactions: seed.reactions,
  comments: seed.comments,
  messages: seed.messages.map(messageRow),
  conversations: lastMessages(seed.messages.filter(({ deletedAt }) => !deletedAt)).flatMap(conversationRows),
  messageReads: seed.messageReads,
  notifications: seed.notifications,
  tournaments: tournamentRows(seed, now),
  tournamentEntries: seed.tournamentEntries.map((entry) => ({ ...entry, createdAt: now.toISOString() })),
  tournamentDays: seed.tournamentDays,
  events: seed.events.map(seededEvent),
  eventGoers: seed.eventGoers,
  clubMembers: seed.clubMembers,
  clubExamples: seed.clubExamples,
  sharedGames: seed.sharedGames.map(({ board, ...game }) => ({
    ...game,
    board: board && JSON.stringify(board),
  })),
  plans: seed.plans.map(planRow),
  planPhotos: seed.plans.flatMap(({ id, draft }) => planPhotoRows(id, draft)),
  invitations: seed.invitations.map(({ key, ...invitation }) => ({
    ...invitation,
    keyHash: hashOfToken(key),
  })),
  calendars: seed.calendars.map(({ secret, ...calendar }) => ({
    ...calendar,
    secretHash: hashOfToken(secret),
  })),
  rewards: seed.rewards.map(withJson),
  redemptions: seed.redemptions.map(withJson),
  moderationCases: seed.cases.map(caseRow),
  reports: seed.reports,
  moderationDecisions: seed.decisions.map((decision) => ({
    ...decision,
    taken: decision.taken && JSON.stringify(decision.taken),
  })),
  appeals: seed.appeals,
  appealTokens: seed.appealTokens.map(appealTokenRow),
  letters: seed.letters.map(letterRow),
  recoveryCards: await cardRows(seed.recoveryCards, passwords),
  emailConfirmations: seed.emailConfirmations.map(({ token, email, ...confirmation }) => ({
    expiresAt: confirmationEnds(now),
    ...confirmation,
    tokenHash: hashOfToken(token),
    emailKey: foldCase(email),
  })),
  leavings: seed.leavings.map(leavingRow),
});

/** A member without a password in the seed is one nobody can log in as. */
async function usersFrom(members: SeedMember[], now: Date, passwords: Passwords): Promise<object[]> {
  const hashes = new Map([['', NO_PASSWORD]]);
  for (const { password } of members) {
    if (!hashes.has(password)) hashes.set(password, await passwords.hash(password));
  }
  return members.map(({ password, avatarUrl, ...member }) => ({
    role: 'member',
    isReadShown: false,
    isTypingShown: false,
    findableBy: FIRST_FINDERS,
    ...member,
    ...pictureColumns(avatarUrl),
    ...memberKeys(member),
    passwordHash: hashes.get(password) ?? NO_PASSWORD,
    createdAt: member.createdAt ?? now.toISOString(),
  }));
}

/** Each of them is hashed once more: there are few. */
const cardRows = (cards: SeedCard[], passwords: Passwords): Promise<object[]> =>
  Promise.all(
    cards.map(async ({ memberId, madeAt, ...secret }) => ({
      memberId,
      madeAt,
      secretHash: await passwords.hash(cardText(secret)),
    })),
  );

/** A member's own picture, by its address: a drawn person, or else a file. */
export function pictureColumns(avatarUrl = ''): { avatarMediaId: string | null; drawnPerson: string | null } {
  const drawnPerson = drawnPersonIn(avatarUrl) ?? null;
  return { drawnPerson, avatarMediaId: drawnPerson === null ? mediaIdIn(avatarUrl) || null : null };
}

const withJson = <Row extends { delivers: unknown }>({ delivers, ...row }: Row) => ({
  ...row,
  delivers: JSON.stringify(delivers),
});

const postRow = ({ mediaUrls: _, mediaDescriptions: __, ...post }: StoredPost) => post;

export const mediaRow = ({ uploadToken, uploadExpiresAt = '', ...media }: SeedMedia) => ({
  ...media,
  fileKey: demoFileKey(media.id) ?? null,
  ...(uploadToken === undefined ? {} : uploadColumns(uploadToken, uploadExpiresAt)),
});

/** Of a file that has come and waits to be made ready. */
const arrivalRows = ({ id: mediaId, ownerId, state, byteSize, createdAt }: SeedMedia) =>
  state === 'waiting' && byteSize !== null
    ? [
        {
          id: `${mediaId}-file`,
          mediaId,
          ownerId,
          partNumber: null,
          byteSize,
          etag: 'seed',
          seenAt: createdAt,
        },
      ]
    : [];

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

const tournamentRows = ({ tournaments, tournamentEntries }: Seed, now: Date) =>
  tournaments.map(seededTournament).map((tournament) => ({
    ...tournament,
    settledAt: tournament.outcome === null ? null : now.toISOString(),
    participantCount: tournamentEntries.filter(({ tournamentId }) => tournamentId === tournament.id).length,
  }));
