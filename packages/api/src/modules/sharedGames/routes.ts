import { roundAdded, stopped, turned } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { changeGame, startOnce } from './commands.ts';
import { readSharedGame, readSharedGames } from './model.ts';

type SharedGameHandlers = HandlersOf<
  | 'listSharedGames'
  | 'getSharedGame'
  | 'startSharedGame'
  | 'turnSharedCard'
  | 'addSharedRound'
  | 'endSharedGame'
>;

export const sharedGameHandlers = ({ db, clock, ids, live }: Deps): SharedGameHandlers => ({
  listSharedGames: (_, { member }) => readSharedGames(db, member.id),

  getSharedGame: ({ params: { id } }, { member }) => readSharedGame(db, id, member.id),

  startSharedGame: ({ body }, { member, createOnce }) =>
    createOnce((trx) => startOnce(trx, body, { member, ids, live, now: clock.now() })),

  turnSharedCard: ({ params: { id }, body: { card } }, { member, createOnce }) =>
    createOnce((trx) =>
      changeGame(trx, { id, memberId: member.id, live, now: clock.now() }, (game) =>
        turned(game, member.id, card),
      ),
    ),

  addSharedRound: ({ params: { id }, body: round }, { member, createOnce }) =>
    createOnce((trx) =>
      changeGame(trx, { id, memberId: member.id, live, now: clock.now() }, (game) => roundAdded(game, round)),
    ),

  endSharedGame: ({ params: { id } }, { member, write }) =>
    write((trx) => changeGame(trx, { id, memberId: member.id, live, now: clock.now() }, stopped)),
});
