import { Button, Heading, Text, useWords } from '@friendbase/ui-kit';
import { useId, useState } from 'react';
import { DIFFICULTIES, SPECIFIED, type OfDifficulty } from '../difficulty.ts';
import { AnswerPlay } from '../answer/AnswerPlay.tsx';
import { AnswerTurn } from '../answer/AnswerTurn.tsx';
import { mostPoints } from '../lib/best.ts';
import { usePersistedKinds } from '../provider/usePersistedKinds.ts';
import { wordGame } from '../words/en/wordGame.ts';
import type { Game } from './game.ts';
import { unfinishedWords } from './persisted.ts';
import { wordMachine, wordRules } from './machine.ts';
import { spelled } from './rules.ts';
import './LetterTiles.css';

const bestOfWords = mostPoints('words');

interface WordPlayProps extends OfDifficulty {
  unfinished: Game | undefined;
}

/** A word game: the letters of a word and its hint, and the help with it. */
export function WordPlay({ unfinished, difficulty = SPECIFIED.words }: WordPlayProps) {
  const t = useWords(wordGame);
  const persisted = usePersistedKinds(unfinishedWords, bestOfWords, 'words', difficulty);
  const [wishes] = useState(() => ({ inPlace: DIFFICULTIES.words[difficulty] }));
  const [taskId, describedById] = [useId(), useId()];
  return (
    <AnswerPlay
      machine={wordMachine}
      rules={wordRules}
      unfinished={unfinished}
      wishes={wishes}
      stored={persisted.unfinished}
      best={{ kind: persisted.best, term: t('best') }}
    >
      {(snapshot, actor) => {
        const { game, reward } = snapshot.context;
        const { word, letters } = game;
        return (
          <AnswerTurn
            {...{ snapshot, actor, t }}
            task={{
              heading: taskId,
              describedBy: describedById,
              question: letters,
              children: (
                <>
                  <Heading level={3} id={taskId}>
                    {t('task')}
                  </Heading>
                  <LetterTiles label={t('letters')} letters={letters} />
                  <Text>{t('hint', { word })}</Text>
                  <p id={describedById} hidden>
                    {t('described', { letters: spelled(letters), word })}
                  </p>
                </>
              ),
            }}
            outcomes={{
              right: t('rightNow', reward),
              wrong: t('wrong'),
              empty: t('nothingWritten'),
              unreadable: t('nothingWritten'),
            }}
            // Whatever a device suggests would be a word of its own.
            field={{ autoCorrect: 'off', spellCheck: 'false' }}
            keys={{ keys: Array.from(letters) }}
            helps={(['firstLetter', 'newWord'] as const).map((help) => (
              <Button key={help} tone="quiet" onPress={() => actor.send({ type: 'help.asked', help })}>
                {t(help)}
              </Button>
            ))}
            counter={{ term: t('found'), details: String(game.found) }}
          />
        );
      }}
    </AnswerPlay>
  );
}

/** Letters as tiles with gaps: as a list each is read by itself. */
function LetterTiles({ label, letters }: { label: string; letters: string }) {
  return (
    <ul aria-label={label} className="fb-LetterTiles" dir="ltr">
      {Array.from(letters).map((letter, at) => (
        <li key={at} className="fb-LetterTiles-tile">
          {letter}
        </li>
      ))}
    </ul>
  );
}
