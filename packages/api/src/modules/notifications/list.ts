import {
  decisionTold,
  eventTold,
  excerptOf,
  letterTold,
  pageOf,
  partnerOf,
  personSeen,
  securityThingIn,
  tournamentTold,
} from '@friendbase/contract';
import type { Notification, NotificationSettings, Page } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { PageQuery } from '../../db/keyset.ts';
import { FriendshipModel } from '../friendships/model.ts';
import { eventsOf } from '../events/model.ts';
import { LetterModel } from '../letters/model.ts';
import { ConversationModel } from '../messages/model.ts';
import { DecisionModel } from '../moderation/model.ts';
import { PostModel } from '../posts/model.ts';
import { readReactions } from '../reactions/model.ts';
import { ReportModel } from '../reports/model.ts';
import { SharedGameModel } from '../sharedGames/model.ts';
import { TournamentEntryModel, TournamentModel } from '../tournaments/model.ts';
import { MemberModel } from '../users/model.ts';
import type { NotificationModel } from '../../live/notifications.ts';
import { readDoers, readRows } from './standing.ts';
import type { DoneToPost } from './standing.ts';

/** One page of what a reader is told, the latest first, each with what it is about as it is now. */
export async function readNotifications(
  db: Knex,
  reader: string,
  settings: NotificationSettings,
  query: PageQuery,
): Promise<Page<Notification>> {
  const { items: rows, next } = pageOf(await readRows(db, reader, settings, query), query.limit);
  const [aboutPosts, fromPeople, byModerators, answers, results, events, turns] = await Promise.all([
    describePosts(db, reader, rows, settings),
    describePeople(db, reader, rows),
    describeDecisions(db, rows),
    describeLetters(db, rows),
    describeTournaments(db, reader, rows),
    describeEvents(db, reader, rows),
    describeTurns(db, reader, rows),
  ]);
  const described = new Map([
    ...aboutPosts,
    ...fromPeople,
    ...byModerators,
    ...answers,
    ...results,
    ...events,
    ...turns,
    ...describeSecurity(rows),
  ]);
  // What ended since the rows were read is in none of them.
  return { items: rows.flatMap(({ id }) => described.get(id) ?? []), next };
}

type Described = [id: string, Notification][];

const told = ({ id, createdAt, seenAt }: NotificationModel) => ({ id, createdAt, isNew: seenAt === null });

const thingsOf = (rows: NotificationModel[], ...kinds: Notification['kind'][]): string[] =>
  rows.filter(({ kind }) => kinds.includes(kind)).map(({ thingId }) => thingId);

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const readPeople = async (db: Knex, ids: string[]) =>
  byId(await MemberModel.query(db).findByIds(ids).modify('person'));

async function describePosts(
  db: Knex,
  reader: string,
  rows: NotificationModel[],
  settings: NotificationSettings,
): Promise<Described> {
  const kinds: DoneToPost[] = ['like', 'reaction', 'comment'];
  const doers = new Map<string, Awaited<ReturnType<typeof readDoers>>[number]>();
  for (const kind of kinds)
    for (const one of await readDoers(db, kind, reader, thingsOf(rows, kind), settings))
      doers.set(`${kind}-${one.postId}`, one);
  const posts = byId(await PostModel.query(db).findByIds(thingsOf(rows, ...kinds)));
  const people = await readPeople(
    db,
    [...doers.values()].map(({ personId }) => personId),
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
    const about = { ...told(row), person: personSeen(person), postId, excerpt, others: doer.people - 1 };
    if (kind === 'like' || kind === 'comment') return [[row.id, { ...about, kind }]];
    const feeling = felt.get(`${postId} ${doer.personId}`);
    return kind === 'reaction' && feeling ? [[row.id, { ...about, kind, feeling }]] : [];
  });
}

async function describePeople(db: Knex, reader: string, rows: NotificationModel[]): Promise<Described> {
  const people = await readPeople(db, thingsOf(rows, 'message', 'request', 'accepted'));
  const asked = await FriendshipModel.query(db)
    .where({ friendId: reader, status: 'pending' })
    .whereIn('userId', thingsOf(rows, 'request'));
  const requests = new Map(asked.map(({ id, userId }) => [userId, id]));
  const talks = await ConversationModel.query(db)
    .withGraphJoined('lastMessage', { joinOperation: 'innerJoin' })
    .where({ memberId: reader })
    .whereIn('partnerId', thingsOf(rows, 'message'));
  const words = new Map(talks.map(({ partnerId, lastMessage }) => [partnerId, lastMessage.content]));
  return rows.flatMap((row): Described => {
    const { thingId } = row;
    const [member, friendshipId] = [people.get(thingId), requests.get(thingId)];
    const content = words.get(thingId);
    if (!member) return [];
    const by = { ...told(row), person: personSeen(member) };
    if (row.kind === 'accepted') return [[row.id, { ...by, kind: row.kind }]];
    if (row.kind === 'request' && friendshipId) return [[row.id, { ...by, kind: row.kind, friendshipId }]];
    if (row.kind === 'message' && content !== undefined)
      return [[row.id, { ...by, kind: row.kind, excerpt: excerptOf(content) }]];
    return [];
  });
}

const describeSecurity = (rows: NotificationModel[]): Described =>
  rows.flatMap((row): Described => {
    const thing = securityThingIn(row.thingId);
    return row.kind === 'security' && thing ? [[row.id, { ...told(row), kind: row.kind, ...thing }]] : [];
  });

async function describeLetters(db: Knex, rows: NotificationModel[]): Promise<Described> {
  const letters = byId(await LetterModel.query(db).findByIds(thingsOf(rows, 'letter')));
  return rows.flatMap((row): Described => {
    const stored = letters.get(row.thingId);
    const letter = stored && letterTold(stored);
    return row.kind === 'letter' && letter ? [[row.id, { ...told(row), kind: row.kind, letter }]] : [];
  });
}

async function describeTournaments(db: Knex, reader: string, rows: NotificationModel[]): Promise<Described> {
  const ids = thingsOf(rows, 'tournament');
  const tournaments = byId(await TournamentModel.query(db).findByIds(ids));
  const entries = await TournamentEntryModel.query(db).where({ userId: reader }).whereIn('tournamentId', ids);
  const paid = new Map(entries.map(({ tournamentId, paidFbb }) => [tournamentId, paidFbb]));
  return rows.flatMap((row): Described => {
    const tournament = tournaments.get(row.thingId);
    const result = tournament && tournamentTold(tournament, paid.get(row.thingId));
    return row.kind === 'tournament' && result ? [[row.id, { ...told(row), kind: row.kind, result }]] : [];
  });
}

async function describeEvents(db: Knex, reader: string, rows: NotificationModel[]): Promise<Described> {
  const events = byId(await eventsOf(db, reader).findByIds(thingsOf(rows, 'eventSoon', 'event')));
  return rows.flatMap((row): Described => {
    const { kind, thingId } = row;
    const event =
      kind === 'event' || kind === 'eventSoon' ? eventTold(kind, events.get(thingId), true) : undefined;
    return event ? [[row.id, { ...told(row), kind, event } as Notification]] : [];
  });
}

async function describeTurns(db: Knex, reader: string, rows: NotificationModel[]): Promise<Described> {
  const games = byId(await SharedGameModel.query(db).findByIds(thingsOf(rows, 'turn')));
  const people = await readPeople(
    db,
    [...games.values()].map((game) => partnerOf(game, reader)),
  );
  return rows.flatMap((row): Described => {
    const game = games.get(row.thingId);
    const partner = game && people.get(partnerOf(game, reader));
    if (row.kind !== 'turn' || !game || !partner) return [];
    const by = { ...told(row), person: personSeen(partner) };
    return [[row.id, { ...by, kind: row.kind, gameId: game.id, club: game.club }]];
  });
}

async function describeDecisions(db: Knex, rows: NotificationModel[]): Promise<Described> {
  const decisions = byId(
    await DecisionModel.query(db).findByIds(thingsOf(rows, 'decision')).withGraphFetched('appeal'),
  );
  const reports = byId(await ReportModel.query(db).findByIds(thingsOf(rows, 'reportDecided')));
  return rows.flatMap((row): Described => {
    const [stored, report] = [decisions.get(row.thingId), reports.get(row.thingId)];
    const decision = stored && decisionTold(stored.stored, stored.appeal);
    if (row.kind === 'decision' && decision) return [[row.id, { ...told(row), kind: row.kind, decision }]];
    if (row.kind === 'reportDecided' && report)
      return [[row.id, { ...told(row), kind: row.kind, report: report.toJSON() }]];
    return [];
  });
}
