import {
  apiError,
  firstBoard,
  partnerOf,
  roundAdded,
  sharedError,
  sharedGameSeen,
  stopped,
  toldOfGame,
  turned,
  turnPassed,
} from '@friendbase/contract';
import type { SharedGame, SharedStep, StoredSharedGame } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import { bringExamples } from './clubs.ts';
import { writeMessage } from './messages.ts';
import { relationOf, requireMember } from './people.ts';

type SharedGameHandlers = Pick<
  MockHandlers,
  | 'listSharedGames'
  | 'getSharedGame'
  | 'startSharedGame'
  | 'turnSharedCard'
  | 'addSharedRound'
  | 'endSharedGame'
>;

export const sharedGames: SharedGameHandlers = {
  async listSharedGames(_, context) {
    await bringExamples(context);
    return context.store.sharedGames
      .findMany((q) => q.where({ outcome: null }))
      .filter((game) => isOpen(context, game))
      .toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
      .map((game) => seenIn(context, game));
  },

  async getSharedGame({ params: { id } }, context) {
    await bringExamples(context);
    return seenIn(context, requireGame(context, id));
  },

  async startSharedGame({ body: { friendId, club, content } }, context) {
    const { store, caller, now } = context;
    const [lowId = '', highId = ''] = [caller().id, friendId].toSorted();
    const pair = { lowId, highId, club, outcome: null };
    const goingOn = store.sharedGames.findFirst((q) => q.where(pair));
    if (goingOn && isOpen(context, goingOn)) return seenIn(context, goingOn);
    const message = await writeMessage(context, { senderId: caller().id, receiverId: friendId, content });
    const game: StoredSharedGame = {
      ...pair,
      id: crypto.randomUUID(),
      messageId: message.id,
      board: firstBoard(club, friendId, Math.random),
      stars: 0,
      createdAt: now().toISOString(),
      endedAt: null,
    };
    await store.sharedGames.create(game);
    await context.tell(...toldOfGame(game));
    return seenIn(context, game);
  },

  turnSharedCard: ({ params: { id }, body: { card } }, context) =>
    changeGame(context, id, (game) => turned(game, context.caller().id, card)),

  addSharedRound: ({ params: { id }, body: round }, context) =>
    changeGame(context, id, (game) => roundAdded(game, round)),

  endSharedGame: ({ params: { id } }, context) => changeGame(context, id, stopped),
};

const placeOf = ({ createdAt, id }: StoredSharedGame): string => `${createdAt}~${id}`;

/** Whether it is one of the caller's, with somebody who is still a friend. */
function isOpen({ store, caller }: MockContext, { lowId, highId }: StoredSharedGame): boolean {
  if (![lowId, highId].includes(caller().id) || relationOf(store, lowId, highId) !== 'friend') return false;
  return ![lowId, highId].some((id) => requireMember(store, id).closedAt);
}

/** Throws 404. */
function requireGame(context: MockContext, id: string): StoredSharedGame {
  const game = context.store.sharedGames.findFirst((q) => q.where({ id }));
  if (!game || !isOpen(context, game)) throw apiError('sharedGameNotFound');
  return game;
}

function seenIn({ store, caller }: MockContext, game: StoredSharedGame): SharedGame {
  const { id } = caller();
  return sharedGameSeen(game, id, requireMember(store, partnerOf(game, id)));
}

/** Changes a game by a step of the contract's rules, and tells both. Throws 404, and what the step has against it. */
async function changeGame(
  context: MockContext,
  id: string,
  step: (game: StoredSharedGame) => SharedStep,
): Promise<SharedGame> {
  const before = requireGame(context, id);
  const { problem, change } = step(before);
  if (problem !== undefined) throw apiError(...sharedError(problem));
  if (Object.keys(change).length > 0) {
    const turnOf = turnPassed(before, change);
    const ended = change.outcome ? { endedAt: context.now().toISOString() } : {};
    await context.store.sharedGames.update((q) => q.where({ id }), {
      data: (it) => void Object.assign(it, change, ended),
    });
    await context.tell(...toldOfGame(requireGame(context, id), turnOf));
  }
  return seenIn(context, requireGame(context, id));
}
