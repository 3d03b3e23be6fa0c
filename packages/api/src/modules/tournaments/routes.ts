import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { record } from '../moderation/model.ts';
import { addRoundOnce, callOff, joinOnce } from './commands.ts';
import { readTournaments, tournamentSeen } from './model.ts';

type TournamentHandlers = HandlersOf<'listTournaments' | 'joinTournament' | 'addRound' | 'cancelTournament'>;

export const tournamentHandlers = ({ db, clock, ids, payOut }: Deps): TournamentHandlers => ({
  listTournaments: (_, { member }) => readTournaments(db, { memberId: member.id, now: clock.now() }),

  joinTournament: ({ params: { id } }, { member, createOnce }) =>
    createOnce((trx) => joinOnce(trx, { tournamentId: id, memberId: member.id, now: clock.now() })),

  addRound: ({ params: { id }, body }, { member, createOnce }) =>
    createOnce((trx) => addRoundOnce(trx, body, { tournamentId: id, memberId: member.id, now: clock.now() })),

  async cancelTournament({ params: { id } }, { member, write }) {
    const now = clock.now();
    await write(async (trx) => {
      const name = await callOff(trx, id, now);
      if (name === undefined) return;
      const details = { plan: id, kind: 'tournament', title: name };
      await record(trx, { id: ids.next(), moderatorId: member.id, act: 'calledOff', details, now });
    });
    await payOut(id);
    return tournamentSeen(db, id, { memberId: member.id, now });
  },
});
