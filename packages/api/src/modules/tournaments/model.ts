import { apiError, entrySeen, roundDay, statusAt, TOURNAMENT_DAYS } from '@friendbase/contract';
import type { JudgedTournament, StoredTournament, TournamentEntry } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { readFriendsAmong } from '../friendships/friendsAmong.ts';
import { photoIn, photoSql } from '../media/planPhotos.ts';
import type { PhotoValue } from '../media/planPhotos.ts';
import type { Viewer } from '../users/model.ts';

/** That a member takes part. The pair is the key: nobody takes two places. */
export class TournamentEntryModel extends Model {
  static override tableName = 'tournament_entries';
  static override idColumn = ['tournamentId', 'userId'];

  declare tournamentId: string;
  declare userId: string;
  declare createdAt: string;
  /** What it brought, 0 too: written in the transaction that pays it, so that nobody is paid twice. */
  declare paidFbb: number | null;
}

/** The rounds of a member that were counted on a day. The three are the key. */
export class TournamentDayModel extends Model {
  static override tableName = 'tournament_days';
  static override idColumn = ['tournamentId', 'userId', 'day'];

  declare tournamentId: string;
  declare userId: string;
  declare day: string;
  declare rounds: number;
  declare stars: number;
}

/**
 * A tournament as it is stored. `participantCount` is the number of its entries, `stars` the sum of its days; `status` is where
 * it stood when it was written, and `statusAt` says where it stands now.
 */
export class TournamentModel extends Model implements StoredTournament {
  static override tableName = 'tournaments';

  declare id: string;
  declare name: string;
  declare gameName: string;
  declare description: string;
  declare easyName: string;
  declare easyDescription: string;
  declare status: StoredTournament['status'];
  declare prizePool: number;
  declare entryFee: number;
  declare participantCount: number;
  declare maxParticipants: number;
  declare startDate: string;
  declare stars: number;
  declare outcome: StoredTournament['outcome'];
  declare shareFbb: number;
  /** Everybody is paid. */
  declare settledAt: string | null;
  declare entries?: TournamentEntryModel[];

  static override relationMappings = {
    entries: {
      relation: Model.HasManyRelation,
      modelClass: TournamentEntryModel,
      join: { from: 'tournaments.id', to: 'tournament_entries.tournamentId' },
    },
  };
}

type SeenTournament = StoredTournament & {
  ownEntries: number;
  ownPaidFbb: number | null;
  ownRoundsToday: number | null;
  ownStarsToday: number | null;
  photo: PhotoValue;
};

/** Tournaments with their pictures, the member's own entry, and what they have played today: at most a row of each. */
const seenSql = (db: Knex, which: string): string => `
  select tournaments.*, own.paid_fbb as own_paid_fbb, today.rounds as own_rounds_today, today.stars as own_stars_today,
    case when own.user_id is null then 0 else 1 end as own_entries, ${photoSql(db, 'tournaments.id')} as photo
  from tournaments
    left join tournament_entries own on own.tournament_id = tournaments.id and own.user_id = :memberId
    left join tournament_days today
      on today.tournament_id = tournaments.id and today.user_id = :memberId and today.day = :today
  ${which} order by tournaments.start_date, tournaments.id`;

/** The statement of tournaments as a member sees them. */
export const tournamentsStatement = (
  db: Knex,
  { memberId, now }: Viewer,
  { which = '', ...values }: { which?: string; id?: string } = {},
) => ({ sql: seenSql(db, which), values: { memberId, today: roundDay(now), ...values } });

/** Raw SQL for the same reason as lists of friends. */
function readSeen(db: Knex, ...given: [Viewer, { which: string; id: string }?]): Promise<SeenTournament[]> {
  const { sql, values } = tournamentsStatement(db, ...given);
  return db.raw<SeenTournament[]>(sql, values);
}

type Pictured = JudgedTournament & Pick<TournamentEntry, 'photo'>;

function entryAt(
  now: Date,
  { ownEntries, ownPaidFbb, ownRoundsToday, ownStarsToday, photo, ...tournament }: SeenTournament,
): Pictured {
  const own = {
    isJoinedByUser: ownEntries > 0,
    ownPaidFbb,
    ownRoundsToday: ownRoundsToday ?? 0,
    ownStarsToday: ownStarsToday ?? 0,
  };
  return { ...entrySeen(tournament, own, now), ...photoIn(photo) };
}

const PLAYERS = { table: 'tournament_entries', thing: 'tournament_id', order: 'user_id' };

/** With who plays of the member's friends, in those that are active. */
async function withFriends(
  db: Knex,
  memberId: string,
  entries: readonly Pictured[],
): Promise<TournamentEntry[]> {
  const active = entries.filter(({ status }) => status === 'active').map(({ id }) => id);
  const friendsIn = await readFriendsAmong(db, PLAYERS, memberId, active);
  return entries.map((entry) => ({ ...entry, friendsIn: friendsIn(entry.id) }));
}

/** All tournaments by start, the latest last. */
export async function readTournaments(db: Knex, viewer: Viewer): Promise<TournamentEntry[]> {
  const entries = (await readSeen(db, viewer)).map((row) => entryAt(viewer.now, row));
  return withFriends(db, viewer.memberId, entries);
}

/** For who judges what the member may do. Throws 404. */
export async function requireTournament(db: Knex, id: string, viewer: Viewer): Promise<Pictured> {
  const [row] = await readSeen(db, viewer, { which: 'where tournaments.id = :id', id });
  if (!row) throw apiError('tournamentNotFound');
  return entryAt(viewer.now, row);
}

/** As the member sees it. Throws 404. */
export async function tournamentSeen(db: Knex, id: string, viewer: Viewer): Promise<TournamentEntry> {
  const entry = await requireTournament(db, id, viewer);
  const [seen] = await withFriends(db, viewer.memberId, [entry]);
  if (!seen) throw apiError('tournamentNotFound');
  return seen;
}

/** In these nobody plays anymore, and all can be settled. */
export const ENDED: readonly StoredTournament['status'][] = ['completed', 'cancelled'];

export const isOver = (tournament: TournamentModel, now: Date): boolean =>
  ENDED.includes(statusAt(tournament, now));

/** What started then, or before, is over. Times are ISO 8601 in UTC: text order is time order. */
export const lastStart = (now: Date): string =>
  new Date(now.getTime() - TOURNAMENT_DAYS * 86_400_000).toISOString();
