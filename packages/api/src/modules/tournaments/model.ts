import { statusAt } from '@friendbase/contract';
import type { Tournament, TournamentEntry } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** That a member takes part. The pair is the key: nobody takes two places. */
export class TournamentEntryModel extends Model {
  static override tableName = 'tournament_entries';
  static override idColumn = ['tournamentId', 'userId'];

  declare tournamentId: string;
  declare userId: string;
  declare createdAt: string;
}

/**
 * A tournament as it is stored. `participantCount` is the number of its entries; `status` is where it stood when it was
 * written, and `statusAt` says where it stands now.
 */
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
  declare entries?: TournamentEntryModel[];

  static override relationMappings = {
    entries: {
      relation: Model.HasManyRelation,
      modelClass: TournamentEntryModel,
      join: { from: 'tournaments.id', to: 'tournament_entries.tournamentId' },
    },
  };
}

type SeenTournament = TournamentModel & { ownEntries: number };

/** Who looks, and when. */
interface Look {
  memberId: string;
  now: Date;
}

/** Tournaments with the member's own entries. */
const withOwnEntries = (db: Knex, memberId: string) =>
  TournamentModel.query(db)
    .select(
      'tournaments.*',
      TournamentModel.relatedQuery('entries').where({ userId: memberId }).count().as('ownEntries'),
    )
    .castTo<SeenTournament[]>();

const entryAt = (now: Date, { ownEntries, ...tournament }: SeenTournament): TournamentEntry => ({
  ...tournament,
  status: statusAt(tournament, now),
  isJoinedByUser: ownEntries > 0,
});

/** All tournaments by start, the latest last. */
export async function readTournaments(db: Knex, { memberId, now }: Look): Promise<TournamentEntry[]> {
  const rows = await withOwnEntries(db, memberId).orderBy(['startDate', 'id']);
  return rows.map((row) => entryAt(now, row));
}

export async function readTournament(
  db: Knex,
  id: string,
  { memberId, now }: Look,
): Promise<TournamentEntry | undefined> {
  const [row] = await withOwnEntries(db, memberId).where({ id });
  return row && entryAt(now, row);
}
