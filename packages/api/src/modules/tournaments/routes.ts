import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { addRoundOnce, cancel, joinOnce } from './commands.ts';
import { readTournaments } from './model.ts';

type TournamentHandlers = HandlersOf<'listTournaments' | 'joinTournament' | 'addRound' | 'cancelTournament'>;

export const tournamentHandlers = ({ db, clock, live }: Deps): TournamentHandlers => ({
  listTournaments: (_, { member }) => readTournaments(db, { memberId: member.id, now: clock.now() }),

  joinTournament: ({ params: { id } }, { member, createOnce }) =>
    createOnce((trx) => joinOnce(trx, { tournamentId: id, memberId: member.id, now: clock.now() })),

  addRound: ({ params: { id }, body }, { member, createOnce }) =>
    createOnce((trx) => addRoundOnce(trx, body, { tournamentId: id, memberId: member.id, now: clock.now() })),

  cancelTournament: ({ params: { id } }, { member, write }) =>
    write((trx) => cancel(trx, id, { live, memberId: member.id, now: clock.now() })),
});
