import { Button, Pads, Row, useSayWords, useWords } from '@friendbase/ui-kit';
import type { EventFrom } from 'xstate';
import { Counters } from '../frame/GameFrame.tsx';
import { Playground } from '../frame/Playground.tsx';
import { numbersGame } from '../words/en/numbers.ts';
import type { numbersMachine } from './machine.ts';
import { pointsUpTo, type Digit } from './rules.ts';
import { mainActionOf, statusOf, type NumbersSnapshot } from './status.ts';
import { WrittenNumbers } from './WrittenNumbers.tsx';

interface NumbersRoundProps {
  snapshot: NumbersSnapshot;
  send: (event: EventFrom<typeof numbersMachine>) => void;
}

/** The pads with what goes on above them, and below them what can be done. */
export function NumbersRound({ snapshot, send }: NumbersRoundProps) {
  const t = useWords(numbersGame);
  const say = useSayWords();
  const { sequence, first, item, repeated, tries, isWritten, gamesBefore } = snapshot.context;
  const { key, isMain } = mainActionOf(snapshot);
  const press = (pad: Digit, isHeard = false) => send({ type: 'pad.pressed', pad, isHeard });
  return (
    <Playground
      beside={
        <>
          {snapshot.matches('round') && (
            <WrittenNumbers
              sequence={sequence}
              tries={tries}
              isAskedFor={isWritten}
              onAsk={() => send({ type: 'writing.pressed' })}
            />
          )}
          <Counters
            items={[
              { term: t('points'), details: String(pointsUpTo(repeated, first)) },
              { term: t('longest'), details: String(repeated) },
            ]}
          />
        </>
      }
    >
      <Pads
        label={t('pads')}
        status={say(statusOf(snapshot))}
        now={snapshot.hasTag('lit') ? sequence[item] : undefined}
        isPlaying={!snapshot.hasTag('your turn')}
        onPress={press}
        onEarlyPress={press}
      />
      <Row justify="center">
        <Button
          // After a game the pressed “Play again” is gone.
          ref={gamesBefore > 0 ? focusOnce : undefined}
          tone={isMain ? 'primary' : 'quiet'}
          onPress={() => send({ type: key === 'nextNumber' ? 'next.pressed' : 'watch.pressed' })}
        >
          {t(key)}
        </Button>
        {snapshot.matches('round') && (
          <Button tone="quiet" onPress={() => send({ type: 'finish.pressed' })}>
            {t('finish')}
          </Button>
        )}
      </Row>
    </Playground>
  );
}

/** One function for ever: React calls a ref again whenever it changes. */
const focusOnce = (button: HTMLElement | null): void => button?.focus();
