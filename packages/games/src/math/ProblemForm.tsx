import { Button, Form, Row, TextField, useWords } from '@friendbase/ui-kit';
import type { RefObject } from 'react';
import { AnswerKeys } from '../frame/AnswerKeys.tsx';
import { useQuietDescription } from '../frame/useQuietDescription.ts';
import { MOST_WRITTEN } from '../lib/written.ts';
import { mathGame } from '../words/en/math.ts';
import type { Game } from './game.ts';
import type { MathEvent } from './machine.ts';

const DIGITS = Array.from('1234567890');

interface ProblemFormProps {
  game: Game;
  /** The heading with the problem. */
  problemId: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  send: (event: MathEvent) => void;
}

/** Where the answer is written: by keyboard, or by the buttons. Source: widget contract W26. */
export function ProblemForm({ game, problemId, fieldRef, send }: ProblemFormProps) {
  const t = useWords(mathGame);
  const { left, operator, right } = game.problem;
  const description = useQuietDescription(problemId, `${left} ${operator} ${right}`);
  return (
    <Form aria-labelledby={problemId} onSubmit={() => send({ type: 'answer.checked' })}>
      <TextField
        ref={fieldRef}
        label={t('answer')}
        {...description}
        value={game.written}
        onChange={(text) => send({ type: 'answer.written', text })}
        // Not a number field: that one loses letters and the point without a word, and arrow keys change it.
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_WRITTEN}
      />
      <AnswerKeys
        label={t('keys')}
        keys={DIGITS}
        rows="wide"
        clearLabel={t('clear')}
        onKey={(key) => send({ type: 'key.pressed', key })}
        onClear={() => send({ type: 'answer.cleared' })}
      />
      <Row>
        <Button type="submit">{t('check')}</Button>
      </Row>
    </Form>
  );
}
