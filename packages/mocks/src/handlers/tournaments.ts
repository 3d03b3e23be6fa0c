import { joinProblem, joinError, apiError, statusAt } from '@friendbase/contract';
import type { TournamentEntry } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mock.ts';
import { addBucks } from './users.ts';

export const tournaments: Pick<MockHandlers, 'listTournaments' | 'joinTournament'> = {
  async listTournaments(_, context) {
    return entriesAt(context.now(), context).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  },

  async joinTournament({ params: { id } }, context) {
    const { store, caller } = context;
    // One instant for the whole call.
    const now = context.now();
    const { id: userId, friendbaseBucks } = caller();
    const tournament = requireTournament(now, context, id);
    const problem = joinProblem(tournament, friendbaseBucks);
    if (problem) throw apiError(...joinError(problem, tournament.entryFee, friendbaseBucks));
    await store.tournamentEntries.create({ tournamentId: id, userId });
    await addBucks(store, userId, -tournament.entryFee);
    return requireTournament(now, context, id);
  },
};

const placeOf = ({ startDate, id }: TournamentEntry): string => `${startDate}~${id}`;

/** All tournaments as the caller sees them at an instant. */
function entriesAt(now: Date, { store, caller }: MockContext): TournamentEntry[] {
  const memberId = caller().id;
  return store.tournaments.all().map((tournament) => {
    const entries = store.tournamentEntries.findMany((q) => q.where({ tournamentId: tournament.id }));
    return {
      ...tournament,
      status: statusAt(tournament, now),
      participantCount: entries.length,
      isJoinedByUser: entries.some(({ userId }) => userId === memberId),
    };
  });
}

/** Throws 404 for a tournament that is not there. */
function requireTournament(now: Date, context: MockContext, id: string): TournamentEntry {
  const tournament = entriesAt(now, context).find((it) => it.id === id);
  if (!tournament) throw apiError('tournamentNotFound');
  return tournament;
}
