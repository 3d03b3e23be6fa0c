import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { joinOnce } from './commands.ts';
import { readTournaments } from './model.ts';

type TournamentHandlers = HandlersOf<'listTournaments' | 'joinTournament'>;

export const tournamentHandlers = ({ db, clock }: Deps): TournamentHandlers => ({
  listTournaments: (_, { member }) => readTournaments(db, { memberId: member.id, now: clock.now() }),

  joinTournament: ({ params: { id } }, { member, createOnce }) =>
    createOnce((trx) => joinOnce(trx, { tournamentId: id, memberId: member.id, now: clock.now() })),
});
