import {
  decisionTold,
  eventTold,
  excerptOf,
  letterTold,
  pageOf,
  partnerOf,
  securityThingIn,
  tournamentTold,
} from '@friendbase/contract';
import type { Notification, NotificationSettings, Page, Person } from '@friendbase/contract';
import type { Knex } from 'knex';
import { live } from '../../db/deletable.ts';
import type { PageQuery } from '../../db/keyset.ts';
import { FriendshipModel } from '../friendships/model.ts';
import { eventsOf } from '../events/model.ts';
import { LetterModel } from '../letters/model.ts';
import { DecisionModel } from '../moderation/model.ts';
import { PostModel } from '../posts/model.ts';
import { readReactions } from '../reactions/model.ts';
import { ReportModel } from '../reports/model.ts';
import { SharedGameModel } from '../sharedGames/model.ts';
import { TournamentEntryModel, TournamentModel } from '../tournaments/model.ts';
import { readPeople } from '../users/seenPerson.ts';
import { readDoers, readRows } from './standing.ts';
import type { Doers, DoneToPost, NotificationRow } from './standing.ts';

/** One page of what a reader is told, the latest first, each with what it is about as it is now. */
export async function readNotifications(
  db: Knex,
  reader: string,
  settings: NotificationSettings,
  query: PageQuery,
): Promise<Page<Notification>> {
  const { items: rows, next } = pageOf(await readRows(db, reader, settings, query), query.limit);
  const [doers, games] = await Promise.all([readAllDoers(db, reader, rows, settings), readGames(db, rows)]);
  const people = await readPeople(db, [
    ...[...doers.values()].map(({ personId }) => personId),
    ...[...games.values()].map((game) => partnerOf(game, reader)),
    ...thingsOf(rows, 'message', 'request', 'accepted'),
  ]);
  const [aboutPosts, fromPeople, byModerators, answers, results, events] = await Promise.all([
    describePosts(db, rows, doers, people),
    describePeople(db, reader, rows, people),
    describeDecisions(db, rows),
    describeLetters(db, rows),
    describeTournaments(db, reader, rows),
    describeEvents(db, reader, rows),
  ]);
  const described = new Map([
    ...aboutPosts,
    ...fromPeople,
    ...byModerators,
    ...answers,
    ...results,
    ...events,
    ...describeTurns(reader, rows, games, people),
    ...describeSecurity(rows),
  ]);
  // What ended since the rows were read is in none of them.
  return { items: rows.flatMap(({ id }) => described.get(id) ?? []), next };
}

type Described = [id: string, Notification][];

const told = ({ id, createdAt, seenAt }: NotificationRow) => ({ id, createdAt, isNew: seenAt === null });

const thingsOf = (rows: NotificationRow[], ...kinds: Notification['kind'][]): string[] =>
  rows.filter(({ kind }) => kinds.includes(kind)).map(({ thingId }) => thingId);

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** A page is of a few kinds, and the others are asked for nothing. */
const found = async <Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: readonly string[]) => PromiseLike<Row[]>,
): Promise<Map<string, Row>> => (ids.length === 0 ? new Map() : byId(await read(ids)));

type People = ReadonlyMap<string, Person>;

const DONE_TO_POSTS: DoneToPost[] = ['like', 'reaction', 'comment'];

/** Who did what to the reader's posts, by the id of the notification. */
async function readAllDoers(
  db: Knex,
  reader: string,
  rows: NotificationRow[],
  settings: NotificationSettings,
): Promise<Map<string, Doers>> {
  const doers = await Promise.all(
    DONE_TO_POSTS.map(async (kind) => {
      const ofKind = await readDoers(db, kind, reader, thingsOf(rows, kind), settings);
      return ofKind.map((one): [string, Doers] => [`${kind}-${one.postId}`, one]);
    }),
  );
  return new Map(doers.flat());
}

const readGames = (db: Knex, rows: NotificationRow[]) =>
  found(thingsOf(rows, 'turn'), (ids) => SharedGameModel.query(db).findByIds([...ids]));

async function describePosts(
  db: Knex,
  rows: NotificationRow[],
  doers: ReadonlyMap<string, Doers>,
  people: People,
): Promise<Described> {
  const posts = await found(thingsOf(rows, ...DONE_TO_POSTS), (ids) =>
    PostModel.query(db)
      .findByIds([...ids])
      .select('id', 'content'),
  );
  const felt = await readReactions(
    db,
    [...doers].flatMap(([id, { postId, personId }]) =>
      id === `reaction-${postId}` ? [[postId, personId]] : [],
    ),
  );
  return rows.flatMap((row): Described => {
    const [doer, post] = [doers.get(row.id), posts.get(row.thingId)];
    const person = people.get(doer?.personId ?? '');
    if (!doer || !post || !person) return [];
    const { kind, thingId: postId } = row;
    const excerpt = excerptOf(post.content);
    const about = { ...told(row), person, postId, excerpt, others: doer.people - 1 };
    if (kind === 'like' || kind === 'comment') return [[row.id, { ...about, kind }]];
    const feeling = felt.get(`${postId} ${doer.personId}`);
    return kind === 'reaction' && feeling ? [[row.id, { ...about, kind, feeling }]] : [];
  });
}

/** The last words of conversations of a reader, by the partner. Raw SQL: Objection's joined graph takes several times as long. */
async function readLastWords(db: Knex, reader: string, partners: string[]): Promise<Map<string, string>> {
  if (partners.length === 0) return new Map();
  const rows = await db.raw<{ partnerId: string; content: string }[]>(
    `select conversations.partner_id, messages.content
    from conversations join ${live('messages')} on messages.id = conversations.last_message_id
    where conversations.member_id = ? and conversations.partner_id in (${partners.map(() => '?').join(', ')})`,
    [reader, ...partners],
  );
  return new Map(rows.map(({ partnerId, content }) => [partnerId, content]));
}

async function readRequestsOf(db: Knex, reader: string, askers: string[]): Promise<Map<string, string>> {
  if (askers.length === 0) return new Map();
  const asked = await FriendshipModel.query(db)
    .where({ friendId: reader, status: 'pending' })
    .whereIn('userId', askers)
    .select('id', 'userId');
  return new Map(asked.map(({ id, userId }) => [userId, id]));
}

async function describePeople(
  db: Knex,
  reader: string,
  rows: NotificationRow[],
  people: People,
): Promise<Described> {
  const [requests, words] = await Promise.all([
    readRequestsOf(db, reader, thingsOf(rows, 'request')),
    readLastWords(db, reader, thingsOf(rows, 'message')),
  ]);
  return rows.flatMap((row): Described => {
    const { thingId } = row;
    const [member, friendshipId] = [people.get(thingId), requests.get(thingId)];
    const content = words.get(thingId);
    if (!member) return [];
    const by = { ...told(row), person: member };
    if (row.kind === 'accepted') return [[row.id, { ...by, kind: row.kind }]];
    if (row.kind === 'request' && friendshipId) return [[row.id, { ...by, kind: row.kind, friendshipId }]];
    if (row.kind === 'message' && content !== undefined)
      return [[row.id, { ...by, kind: row.kind, excerpt: excerptOf(content) }]];
    return [];
  });
}

const describeSecurity = (rows: NotificationRow[]): Described =>
  rows.flatMap((row): Described => {
    const thing = securityThingIn(row.thingId);
    return row.kind === 'security' && thing ? [[row.id, { ...told(row), kind: row.kind, ...thing }]] : [];
  });

async function describeLetters(db: Knex, rows: NotificationRow[]): Promise<Described> {
  const letters = await found(thingsOf(rows, 'letter'), (ids) => LetterModel.query(db).findByIds([...ids]));
  return rows.flatMap((row): Described => {
    const stored = letters.get(row.thingId);
    const letter = stored && letterTold(stored);
    return row.kind === 'letter' && letter ? [[row.id, { ...told(row), kind: row.kind, letter }]] : [];
  });
}

async function describeTournaments(db: Knex, reader: string, rows: NotificationRow[]): Promise<Described> {
  const ids = thingsOf(rows, 'tournament');
  if (ids.length === 0) return [];
  const tournaments = byId(await TournamentModel.query(db).findByIds(ids));
  const entries = await TournamentEntryModel.query(db).where({ userId: reader }).whereIn('tournamentId', ids);
  const entryOf = new Map(entries.map((entry) => [entry.tournamentId, entry]));
  return rows.flatMap((row): Described => {
    const tournament = tournaments.get(row.thingId);
    const result = tournament && tournamentTold(tournament, entryOf.get(row.thingId));
    return row.kind === 'tournament' && result ? [[row.id, { ...told(row), kind: row.kind, result }]] : [];
  });
}

async function describeEvents(db: Knex, reader: string, rows: NotificationRow[]): Promise<Described> {
  const events = await found(thingsOf(rows, 'eventSoon', 'event'), (ids) =>
    eventsOf(db, reader).findByIds([...ids]),
  );
  return rows.flatMap((row): Described => {
    const { kind, thingId } = row;
    const event =
      kind === 'event' || kind === 'eventSoon' ? eventTold(kind, events.get(thingId), true) : undefined;
    return event ? [[row.id, { ...told(row), kind, event } as Notification]] : [];
  });
}

const describeTurns = (
  reader: string,
  rows: NotificationRow[],
  games: ReadonlyMap<string, SharedGameModel>,
  people: People,
): Described =>
  rows.flatMap((row): Described => {
    const game = games.get(row.thingId);
    const person = game && people.get(partnerOf(game, reader));
    if (row.kind !== 'turn' || !game || !person) return [];
    return [[row.id, { ...told(row), person, kind: row.kind, gameId: game.id, club: game.club }]];
  });

async function describeDecisions(db: Knex, rows: NotificationRow[]): Promise<Described> {
  const [decisions, reports] = await Promise.all([
    found(thingsOf(rows, 'decision'), (ids) =>
      DecisionModel.query(db)
        .findByIds([...ids])
        .withGraphFetched('appeal'),
    ),
    found(thingsOf(rows, 'reportDecided'), (ids) => ReportModel.query(db).findByIds([...ids])),
  ]);
  return rows.flatMap((row): Described => {
    const [stored, report] = [decisions.get(row.thingId), reports.get(row.thingId)];
    const decision = stored && decisionTold(stored.stored, stored.appeal);
    if (row.kind === 'decision' && decision) return [[row.id, { ...told(row), kind: row.kind, decision }]];
    if (row.kind === 'reportDecided' && report)
      return [[row.id, { ...told(row), kind: row.kind, report: report.toJSON() }]];
    return [];
  });
}
