import type { Plan, PlanKind } from '@friendbase/contract';
import { Button, CancelledGlyph, ConfirmDialog, EditGlyph, Row, useWords } from '@friendbase/ui-kit';
import { useWhyPaused, type Act } from '../../lib/acts/useAct.ts';
import { organize } from '../../words/en/organize.ts';
import type { PlanAct } from './usePlanActs.ts';

interface PlanActsProps {
  plan: Plan;
  act: Act<PlanAct>;
  onChange: () => void;
}

/** What an organizer can do with a plan. What reaches members, or cannot come back, is asked about first. */
export function PlanActs({ plan: { title, stage, details }, act, onChange }: PlanActsProps) {
  const t = useWords(organize);
  const blockedReason = useWhyPaused()('updatePlan');
  const isDraft = stage === 'draft';
  // They have no start, which nothing could be changed after.
  const hasNoStart = details.kind === 'reward' || details.kind === 'story';
  const canChange = isDraft || stage === 'upcoming' || (hasNoStart && stage === 'active');
  const isPending = (kind: PlanAct) => act.isBusy && act.input === kind;
  return (
    <>
      <Row>
        {isDraft && (
          <Button
            icon="send"
            subject={title}
            isPending={isPending('publish')}
            pendingLabel={t('publishing')}
            blockedReason={blockedReason}
            onPress={() => act.press('publish')}
          >
            {t('publish')}
          </Button>
        )}
        {canChange && (
          <Button tone="quiet" icon={EditGlyph} subject={title} onPress={onChange}>
            {t('change')}
          </Button>
        )}
        {(canChange || stage === 'active') && (
          <Button
            tone="quiet"
            icon={CancelledGlyph}
            subject={title}
            isPending={isPending('cancel')}
            pendingLabel={t('cancelling')}
            blockedReason={blockedReason}
            onPress={() => act.press('cancel')}
          >
            {t(isDraft ? 'discard' : 'cancel')}
          </Button>
        )}
      </Row>
      <AskPlanAct title={title} isDraft={isDraft} kind={details.kind} act={act} />
    </>
  );
}

const CALLED_OFF = {
  tournament: 'askCancelEffect',
  event: 'askCancelEffect',
  reward: 'askCancelRewardEffect',
  story: 'askCancelStoryEffect',
} as const satisfies Record<PlanKind, string>;

interface AskPlanActProps {
  title: string;
  isDraft: boolean;
  kind: PlanKind;
  act: Act<PlanAct>;
}

function AskPlanAct({ title, isDraft, kind, act }: AskPlanActProps) {
  const t = useWords(organize);
  const isPublish = act.input === 'publish';
  const calledOff = CALLED_OFF[kind];
  const published = kind === 'reward' ? 'askPublishRewardEffect' : 'askPublishEffect';
  return (
    <ConfirmDialog
      question={t(isPublish ? 'askPublish' : isDraft ? 'askDiscard' : 'askCancel', { title })}
      effect={t(isPublish ? published : isDraft ? 'askDiscardEffect' : calledOff)}
      confirmLabel={t(isPublish ? 'publish' : isDraft ? 'discard' : 'cancel')}
      cancelLabel={t(isPublish ? 'notPublish' : 'notCancel')}
      tone={isPublish ? 'primary' : 'danger'}
      isOpen={act.isAsking}
      onConfirm={act.confirm}
      onCancel={act.cancel}
    />
  );
}
