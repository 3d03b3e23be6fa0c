import type { CaseList as ListName, Conflict, ModerationCase } from '@friendbase/contract';
import {
  Button,
  ConfirmDialog,
  focusForReading,
  Heading,
  Row,
  Stack,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useRef } from 'react';
import { useDates } from '../../lib/time/useDates.ts';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import { moderationCase } from '../../words/en/moderation.ts';
import { AnswerAppeal } from './AnswerAppeal.tsx';
import { ChooseDecision } from './ChooseDecision.tsx';
import { useDecide, useNextCase } from './useDecide.ts';

const CONFLICT_WORDS = {
  reported: 'youReported',
  acquainted: 'youKnowThem',
  decidedFirst: 'youDecided',
} as const satisfies Record<Conflict, string>;

interface DecideCaseProps {
  found: ModerationCase;
  list: ListName;
  onOpen: (id: string | undefined) => void;
}

/** What a moderator can do with a case, and what came of it. */
export function DecideCase({ found, list, onOpen }: DecideCaseProps) {
  const t = useWords(moderationCase);
  const dates = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  const whyPaused = useWhyPaused()('decideCase');
  const next = useNextCase(list, found.id);
  const { act, decided, outcome } = useDecide(
    found,
    // The pressed button goes with what it did.
    () => heading.current && focusForReading(heading.current),
  );
  const held = decided ?? found.decision;
  const isOpen = outcome === undefined && found.decision === null && (found.appeal?.outcome ?? null) === null;
  // Undoing asks what deciding asks.
  const canUndo =
    found.conflict === null &&
    !found.appeal &&
    held?.undoneAt === null &&
    !(act.isDone && act.input?.kind === 'undo');
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('decide')}
      </Heading>
      {found.conflict && <StatusLine tone="info">{t(CONFLICT_WORDS[found.conflict])}</StatusLine>}
      {whyPaused !== undefined && <StatusLine tone="info">{whyPaused}</StatusLine>}
      {outcome !== undefined && <StatusLine tone="success">{outcome}</StatusLine>}
      {act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
      {isOpen &&
        found.conflict === null &&
        whyPaused === undefined &&
        (found.appeal ? <AnswerAppeal act={act} /> : <ChooseDecision act={act} />)}
      {found.decision && outcome === undefined && (
        <Text>
          {`${t('decidedBy', { name: found.decision.by.displayName, time: dates.moment(found.decision.createdAt) })}: ${t(found.decision.action)}`}
        </Text>
      )}
      <Row>
        {canUndo && held && (
          <Button
            tone="quiet"
            icon="undo"
            isPending={act.isBusy && act.input?.kind === 'undo'}
            pendingLabel={t('undoing')}
            blockedReason={whyPaused}
            onPress={() => act.press({ kind: 'undo', decisionId: held.id })}
          >
            {t('undo')}
          </Button>
        )}
        {!isOpen && next !== undefined && <Button onPress={() => onOpen(next)}>{t('next')}</Button>}
      </Row>
      <ConfirmDialog
        question={t('askClose', { name: found.owner.displayName })}
        effect={t('askCloseEffect')}
        confirmLabel={t('close')}
        cancelLabel={t('notClose')}
        tone="danger"
        isOpen={act.isAsking}
        onConfirm={act.confirm}
        onCancel={act.cancel}
      />
    </Stack>
  );
}
