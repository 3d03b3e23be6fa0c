import { useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import { SPECIFIED, type OfDifficulty } from '../difficulty.ts';
import { AnswerPlay } from '../answer/AnswerPlay.tsx';
import { AnswerTurn } from '../answer/AnswerTurn.tsx';
import { mostPoints } from '../lib/best.ts';
import { usePersistedKinds } from '../provider/usePersistedKinds.ts';
import { mathGame } from '../words/en/math.ts';
import type { Game } from './game.ts';
import { Hint } from './Hint.tsx';
import { unfinishedMath } from './persisted.ts';
import { mathMachine, mathRules } from './machine.ts';
import { Problem } from './Problem.tsx';
import { helpAfter } from './rules.ts';
import { useWishes } from './useWishes.ts';

const bestOfMath = mostPoints('math');
const DIGITS = Array.from('1234567890');

interface MathPlayProps extends OfDifficulty {
  unfinished: Game | undefined;
}

/** A math game: problems, and the help with them. */
export function MathPlay({ unfinished, difficulty = SPECIFIED.math }: MathPlayProps) {
  const t = useWords(mathGame);
  const wishes = useWishes(difficulty);
  const persisted = usePersistedKinds(unfinishedMath, bestOfMath, 'math', difficulty);
  const problemId = useId();
  return (
    <AnswerPlay
      machine={mathMachine}
      rules={mathRules}
      {...{ unfinished, wishes }}
      stored={persisted.unfinished}
      best={{ kind: persisted.best, term: t('best') }}
    >
      {(snapshot, actor) => {
        const { game, reward } = snapshot.context;
        const { left, operator, right } = game.problem;
        const { points, newLevel: level } = reward;
        return (
          <AnswerTurn
            {...{ snapshot, actor, t }}
            task={{
              heading: problemId,
              describedBy: problemId,
              question: `${left} ${operator} ${right}`,
              children: <Problem problem={game.problem} id={problemId} />,
            }}
            outcomes={{
              right: level === undefined ? t('rightNow', { points }) : t('rightWithLevel', { points, level }),
              wrong: t('wrong'),
              empty: t('nothingWritten'),
              unreadable: t('noNumber'),
            }}
            // Not a number field: that one loses letters and the point without a word, and arrow keys change it.
            field={{ inputMode: 'numeric' }}
            keys={{ keys: DIGITS, rows: 'wide' }}
            hint={
              <Hint
                game={game}
                help={helpAfter(game.tries, snapshot.context.wishes.hints)}
                onShowMe={() => actor.send({ type: 'help.asked', help: 'way' })}
              />
            }
            counter={{ term: t('level'), details: String(game.level) }}
          />
        );
      }}
    </AnswerPlay>
  );
}
