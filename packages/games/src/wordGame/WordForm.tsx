import { Button, Form, Row, TextField, useWords } from '@friendbase/ui-kit';
import type { RefObject } from 'react';
import { AnswerKeys } from '../frame/AnswerKeys.tsx';
import { useQuietDescription } from '../frame/useQuietDescription.ts';
import { MOST_WRITTEN } from '../lib/written.ts';
import { wordGame } from '../words/en/wordGame.ts';
import type { Game } from './game.ts';
import type { WordEvent } from './machine.ts';

interface WordFormProps {
  game: Game;
  /** The heading that asks for the word. */
  taskId: string;
  /** The words with the letters and the hint. */
  describedById: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  send: (event: WordEvent) => void;
}

/** Where the word is written: by keyboard, or by its letters as buttons. Source: widget contract W27. */
export function WordForm({ game, taskId, describedById, fieldRef, send }: WordFormProps) {
  const t = useWords(wordGame);
  const description = useQuietDescription(describedById, game.letters);
  return (
    <Form aria-labelledby={taskId} onSubmit={() => send({ type: 'answer.checked' })}>
      <TextField
        ref={fieldRef}
        label={t('answer')}
        {...description}
        value={game.written}
        onChange={(text) => send({ type: 'answer.written', text })}
        // Whatever a device suggests would be a word of its own.
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        maxLength={MOST_WRITTEN}
      />
      <AnswerKeys
        label={t('keys')}
        keys={Array.from(game.letters)}
        clearLabel={t('clear')}
        onKey={(key) => send({ type: 'key.pressed', key })}
        onClear={() => send({ type: 'answer.cleared' })}
      />
      <Row>
        <Button type="submit">{t('check')}</Button>
        <Button tone="quiet" onPress={() => send({ type: 'firstLetter.asked' })}>
          {t('firstLetter')}
        </Button>
        <Button tone="quiet" onPress={() => send({ type: 'word.skipped' })}>
          {t('newWord')}
        </Button>
      </Row>
    </Form>
  );
}
