import type { Tournament, TournamentEntry } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** A tournament as it is stored. `participantCount` is the number of its entries. */
export class TournamentModel extends Model implements Tournament {
  static override tableName = 'tournaments';
  declare id: string;
  declare name: string;
  declare gameName: string;
  declare description: string;
  declare status: Tournament['status'];
  declare prizePool: number;
  declare entryFee: number;
  declare participantCount: number;
  declare maxParticipants: number;
  declare startDate: string;
}

/** Tournaments as one member sees them. */
const asSeenBy = (db: Knex, memberId: string) =>
  TournamentModel.query(db)
    .leftJoin('tournament_entries as entry', (join) =>
      join.on('entry.tournamentId', 'tournaments.id').andOnVal('entry.userId', memberId),
    )
    .select('tournaments.*', 'entry.userId as joinedId');

const entryFrom = (row: TournamentModel): TournamentEntry => {
  const { joinedId, ...tournament } = row.toJSON() as Tournament & { joinedId: string | null };
  return { ...tournament, isJoinedByUser: joinedId !== null };
};

/** All tournaments by start, the latest last. */
export async function readTournaments(db: Knex, memberId: string): Promise<TournamentEntry[]> {
  const rows = await asSeenBy(db, memberId).orderBy(['startDate', 'tournaments.id']);
  return rows.map(entryFrom);
}

export async function readTournament(
  db: Knex,
  id: string,
  memberId: string,
): Promise<TournamentEntry | undefined> {
  const row = await asSeenBy(db, memberId).findOne({ 'tournaments.id': id });
  return row && entryFrom(row);
}
