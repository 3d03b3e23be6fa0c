import { joinProblem, joinRefusal, refused } from '@friendbase/contract';
import type { TournamentEntry } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import type { Store } from '../store.ts';
import { addBucks } from './bucks.ts';

export const tournaments: Pick<MockHandlers, 'listTournaments' | 'joinTournament'> = {
  async listTournaments(_, { store, caller }) {
    return entriesFor(store, caller().id).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  },

  async joinTournament({ params: { id } }, { store, caller }) {
    const { id: userId, friendbaseBucks } = caller();
    const tournament = requireTournament(store, id, userId);
    const problem = joinProblem(tournament, friendbaseBucks);
    if (problem) throw refused(...joinRefusal(problem, tournament.entryFee, friendbaseBucks));
    await store.tournamentEntries.create({ tournamentId: id, userId });
    await addBucks(store, userId, -tournament.entryFee);
    return requireTournament(store, id, userId);
  },
};

const placeOf = ({ startDate, id }: TournamentEntry): string => `${startDate}~${id}`;

/** All tournaments as one member sees them. */
const entriesFor = ({ tournaments: all, tournamentEntries }: Store, memberId: string): TournamentEntry[] =>
  all.all().map((tournament) => {
    const entries = tournamentEntries.findMany((q) => q.where({ tournamentId: tournament.id }));
    return {
      ...tournament,
      participantCount: entries.length,
      isJoinedByUser: entries.some(({ userId }) => userId === memberId),
    };
  });

/** Throws 404 for a tournament that is not there. */
function requireTournament(store: Store, id: string, memberId: string): TournamentEntry {
  const tournament = entriesFor(store, memberId).find((it) => it.id === id);
  if (!tournament) throw refused('tournamentNotFound');
  return tournament;
}
