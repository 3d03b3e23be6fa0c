import { Button, Form, Row, TextField, type TextFieldProps } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { AnswerKeys, type AnswerKeysProps } from '../frame/AnswerKeys.tsx';
import { Counters, GameOutcome } from '../frame/GameFrame.tsx';
import { Playground } from '../frame/Playground.tsx';
import { useQuietDescription } from '../frame/useQuietDescription.ts';
import { useWantedField } from '../frame/useWantedField.ts';
import { MOST_WRITTEN } from './rules.ts';
import type { AnswerEvent } from './machine.ts';
import type { Answered, Verdict } from './rules.ts';
import './AnswerTurn.css';

const VERDICTS: readonly Verdict[] = ['right', 'wrong', 'empty', 'unreadable'];

interface AnswerTurnProps {
  snapshot: { hasTag: (tag: Verdict) => boolean; context: { game: Answered; round: number } };
  actor: {
    send: (event: Exclude<AnswerEvent<never, never>, { type: 'help.asked' | 'wishes.changed' }>) => void;
    on: (type: 'field.wanted', listen: () => void) => { unsubscribe: () => void };
  };
  t: (key: 'answer' | 'keys' | 'clear' | 'check' | 'score' | 'finish') => string;
  /** The question as it is seen, with its heading. */
  task: { heading: string; describedBy: string; question: string; children: ReactNode };
  /** How the last answer was, in words. */
  outcomes: Record<Verdict, string>;
  field: Pick<TextFieldProps, 'inputMode' | 'autoCorrect' | 'spellCheck'>;
  keys: Pick<AnswerKeysProps, 'keys' | 'rows'>;
  /** Below the keys. */
  helps?: ReactNode;
  /** Beside the question. */
  hint?: ReactNode;
  counter: { term: string; details: string };
}

/** One question: how the last answer was, the field, the keys, the help. Source: widget contracts W26 and W27. */
export function AnswerTurn({
  snapshot,
  actor,
  t,
  task,
  outcomes,
  field,
  keys,
  helps,
  hint,
  counter,
}: AnswerTurnProps) {
  const { game, round } = snapshot.context;
  const { send } = actor;
  const ref = useWantedField(actor, round > 0);
  const description = useQuietDescription(task.describedBy, task.question);
  const verdict = VERDICTS.find((one) => snapshot.hasTag(one));
  return (
    <Playground
      beside={
        <>
          <AnswerKeys
            label={t('keys')}
            {...keys}
            clearLabel={t('clear')}
            onKey={(key) => send({ type: 'key.pressed', key })}
            onClear={() => send({ type: 'answer.cleared' })}
          />
          {helps && <Row>{helps}</Row>}
          {hint}
          <Counters items={[{ term: t('score'), details: String(game.score) }, counter]} />
          <Row>
            <Button tone="quiet" onPress={() => send({ type: 'finish.pressed' })}>
              {t('finish')}
            </Button>
          </Row>
        </>
      }
    >
      {task.children}
      {/* Orca says the name of a form that is come into: where the question describes the field, it would be heard twice. */}
      <Form
        {...(task.heading !== task.describedBy && { 'aria-labelledby': task.heading })}
        onSubmit={() => send({ type: 'answer.checked' })}
      >
        <div className="fb-AnswerField">
          <TextField
            ref={ref}
            label={t('answer')}
            {...description}
            value={game.written}
            onChange={(text) => send({ type: 'answer.written', text })}
            autoComplete="off"
            {...field}
            maxLength={MOST_WRITTEN}
          />
          <Button type="submit">{t('check')}</Button>
        </div>
      </Form>
      <GameOutcome
        outcome={verdict && { tone: verdict === 'right' ? 'success' : 'info', children: outcomes[verdict] }}
      />
    </Playground>
  );
}
