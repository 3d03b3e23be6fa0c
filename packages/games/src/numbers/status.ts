import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import type { SnapshotFrom } from 'xstate';
import { numbersGame } from '../words/en/numbers.ts';
import type { numbersMachine } from './machine.ts';
import { inWords, nowMessage, rightMessage, wrongMessage, yourTurnMessage } from './speech.ts';

export type NumbersSnapshot = SnapshotFrom<typeof numbersMachine>;

/** What goes on, for the line above the pads: at every step it says whatever is shown or was heard. */
export function statusOf(snapshot: NumbersSnapshot): MessageRef {
  const { context } = snapshot;
  const { sequence, entered } = context;
  if (snapshot.matches({ round: 'playing' })) return nowMessage(context);
  if (snapshot.matches({ round: 'right' })) return rightMessage(context);
  if (snapshot.matches({ round: 'wrong' })) return wrongMessage(context);
  if (snapshot.matches({ round: 'resting' })) return messageOf(numbersGame, 'rested');
  if (!snapshot.matches({ round: 'yourTurn' })) return messageOf(numbersGame, 'pressStart');
  if (entered.length === 0) return yourTurnMessage(context);
  return messageOf(numbersGame, 'entered', {
    digits: inWords(entered),
    place: entered.length,
    length: sequence.length,
  });
}

/** The button that leads on, which stays in its place: its words, and whether it is all there is to do. */
export function mainActionOf(snapshot: NumbersSnapshot) {
  if (snapshot.matches('ready')) return { key: 'start', isMain: true } as const;
  if (snapshot.hasTag('stepping')) return { key: 'nextNumber', isMain: true } as const;
  if (snapshot.hasTag('next round')) return { key: 'nextRound', isMain: true } as const;
  const isWaitedFor =
    snapshot.matches({ round: 'resting' }) || snapshot.matches({ round: { wrong: 'waiting' } });
  return { key: 'watchAgain', isMain: isWaitedFor } as const;
}

/** What is worth going on with, once a game has begun and until it is finished. */
export const unfinishedOf = (snapshot: NumbersSnapshot) =>
  snapshot.matches('round')
    ? { sequence: snapshot.context.sequence, repeated: snapshot.context.repeated }
    : undefined;
