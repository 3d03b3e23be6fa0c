import { joinProblem, joinRefusal, notFound } from '@friendbase/contract';
import type { TournamentEntry } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import type { Store } from '../store.ts';
import { addBucks } from './bucks.ts';

export const tournaments: Pick<MockHandlers, 'listTournaments' | 'joinTournament'> = {
  async listTournaments(_, { store, caller }) {
    return entriesFor(store, caller().id).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  },

  async joinTournament({ params: { id } }, { store, caller }) {
    const member = caller();
    const find = () => entriesFor(store, member.id).find((it) => it.id === id);
    const tournament = find();
    if (!tournament) throw notFound('tournament');
    const problem = joinProblem(tournament, member.friendbaseBucks);
    if (problem) throw joinRefusal(problem, tournament.entryFee, member.friendbaseBucks);
    await store.tournamentEntries.create({ tournamentId: id, userId: member.id });
    await addBucks(store, member.id, -tournament.entryFee);
    return find() ?? tournament;
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
