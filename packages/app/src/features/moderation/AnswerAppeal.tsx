import { Button, Row, useWords } from '@friendbase/ui-kit';
import type { Act } from '../../lib/acts/useAct.ts';
import { moderationCase } from '../../words/en/moderation.ts';
import type { Deed } from './useDecide.ts';

const OUTCOMES = [
  ['keep', 'stays'],
  ['undo', 'reverse'],
] as const;

/** Answers a member who asked to look again. */
export function AnswerAppeal({ act }: { act: Act<Deed> }) {
  const t = useWords(moderationCase);
  return (
    <Row>
      {OUTCOMES.map(([outcome, label]) => (
        <Button
          key={outcome}
          tone="quiet"
          isPending={act.isBusy && act.input?.kind === 'answer' && act.input.outcome === outcome}
          pendingLabel={t('deciding')}
          onPress={() => act.press({ kind: 'answer', outcome })}
        >
          {t(label)}
        </Button>
      ))}
    </Row>
  );
}
