import { apiError, firstBoard, sharedError, toldOfGame, turnPassed } from '@friendbase/contract';
import type { SharedClub, SharedGame, SharedStep, StoredSharedGame } from '@friendbase/contract';
import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import { holdFriendship } from '../friendships/commands.ts';
import { orderedPair } from '../friendships/pairedIds.ts';
import { sendOnce } from '../messages/sending.ts';
import type { Sending } from '../messages/sending.ts';
import { isReachable } from '../users/model.ts';
import { readSharedGame, requireSharedGame, SharedGameModel } from './model.ts';

const MOST = 2 ** 32;
const random = (): number => randomInt(MOST) / MOST;

/** What two friends are to play, and what the invitation says. */
interface Start {
  club: SharedClub;
  friendId: string;
  content: string;
}

/**
 * Begins a game and writes the invitation, both or nothing. One of this club that goes on with the friend is answered as it is.
 * The friendship is held: of two who start at once the second finds the game of the first. Throws as `sendOnce` does.
 */
export async function startOnce(
  trx: Knex.Transaction,
  { club, friendId, content }: Start,
  sending: Sending,
): Promise<SharedGame> {
  const { member, ids, live, now } = sending;
  const pair = orderedPair(member.id, friendId);
  const friendship = await holdFriendship(trx, pair);
  const goingOn = await SharedGameModel.query(trx).findOne({ ...pair, club, outcome: null });
  if (goingOn && friendship?.status === 'accepted' && (await isReachable(trx, friendId)))
    return readSharedGame(trx, goingOn.id, member.id);
  const message = await sendOnce(trx, { senderId: member.id, receiverId: friendId, content }, sending);
  const game = await SharedGameModel.query(trx).insert({
    ...pair,
    id: ids.next(),
    club,
    messageId: message.id,
    board: firstBoard(club, friendId, random),
    stars: 0,
    outcome: null,
    createdAt: now.toISOString(),
    endedAt: null,
  });
  live.tell(trx, ...toldOfGame(game));
  return readSharedGame(trx, game.id, member.id);
}

/** Which game is changed, by whom and when. */
interface Changing extends Pick<Deps, 'live'> {
  id: string;
  memberId: string;
  now: Date;
}

/** Changes a game by a step of the contract's rules, and tells both. Throws 404, and what the step has against it. */
export async function changeGame(
  trx: Knex.Transaction,
  { id, memberId, live, now }: Changing,
  step: (game: StoredSharedGame) => SharedStep,
): Promise<SharedGame> {
  const game = await requireSharedGame(trx, id, memberId, true);
  const { problem, change } = step(game);
  if (problem !== undefined) throw apiError(...sharedError(problem));
  if (Object.keys(change).length > 0) {
    const ended = change.outcome ? { endedAt: now.toISOString() } : {};
    await SharedGameModel.query(trx)
      .findById(id)
      .patch({ ...change, ...ended });
    live.tell(trx, ...toldOfGame(game, turnPassed(game, change)));
  }
  return readSharedGame(trx, id, memberId);
}
