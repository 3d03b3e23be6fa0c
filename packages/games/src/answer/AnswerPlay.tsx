import { useSayWords } from '@friendbase/ui-kit';
import { useMachine } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { focusOnce } from '../frame/GameStart.tsx';
import { GameResult } from '../frame/GameResult.tsx';
import { useSolvedSound } from '../frame/useSolvedSound.ts';
import type { BestKind } from '../lib/best.ts';
import type { PersistedKind } from '../lib/persistedGame.ts';
import { useGames, useGameClock } from '../provider/GamesProvider.tsx';
import { usePersistedGame } from '../provider/usePersistedGame.ts';
import { useSaid } from '../provider/useSaid.ts';
import type { answerMachine } from './machine.ts';
import type { Answered, AnswerRules } from './rules.ts';

type Machine<Game extends Answered, Wishes, Name extends string> = ReturnType<
  typeof answerMachine<Game, Wishes, Name>
>;

interface AnswerPlayProps<Game extends Answered, Wishes, Name extends string> {
  machine: Machine<Game, Wishes, Name>;
  rules: AnswerRules<Game, Wishes, Name>;
  unfinished: Game | undefined;
  /** The same object until something of it changes. */
  wishes: Wishes;
  stored: PersistedKind<Game>;
  best: { kind: BestKind; term: string };
  /** One question. */
  children: (
    snapshot: SnapshotFrom<Machine<Game, Wishes, Name>>,
    actor: ActorRefFrom<Machine<Game, Wishes, Name>>,
  ) => ReactNode;
}

/** A game of questions from its beginning, or from where it was left, to its result. */
export function AnswerPlay<Game extends Answered, Wishes, Name extends string>({
  machine,
  rules,
  unfinished,
  wishes,
  stored,
  best,
  children,
}: AnswerPlayProps<Game, Wishes, Name>) {
  const say = useSayWords();
  const { random } = useGames();
  const clock = useGameClock();
  const [snapshot, send, actor] = useMachine(machine, { input: { random, unfinished, wishes }, clock });
  useSaid(actor);
  useSolvedSound(actor);
  usePersistedGame(actor, stored, (now) =>
    !now.hasTag('finished') && rules.isBegun(now.context.game) ? now.context.game : undefined,
  );
  useEffect(() => send({ type: 'wishes.changed', wishes }), [send, wishes]);
  if (!snapshot.hasTag('finished')) return children(snapshot, actor);
  const { game } = snapshot.context;
  return (
    <GameResult
      ref={focusOnce}
      sentence={say(rules.say.finished(game).short)}
      points={game.score}
      turns={rules.solvedIn(game)}
      best={{ ...best, result: game.score }}
      onPlayAgain={() => send({ type: 'again.pressed' })}
    />
  );
}
