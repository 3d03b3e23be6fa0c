import type { Plan, PlanKind } from '@friendbase/contract';
import {
  Button,
  Columns,
  ErrorSummary,
  Form,
  FormActions,
  Heading,
  Outcome,
  PreviousGlyph,
  Row,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import { DraftStatus } from '../../lib/forms/DraftStatus.tsx';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { planForm } from '../../words/en/organize.ts';
import { EventFields } from './EventFields.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { RewardFields } from './RewardFields.tsx';
import { StoryFields } from './StoryFields.tsx';
import { TournamentFields } from './TournamentFields.tsx';
import { usePlanForm } from './usePlanForm.ts';
import { WordFields } from './WordFields.tsx';

interface PlanFormProps {
  kind: PlanKind;
  plan: Plan | undefined;
  openedAt: Date;
  onClose: (from: { id: string; outcome?: string }) => void;
}

const TITLES = {
  tournament: { new: 'newTournament', old: 'changeTournament' },
  event: { new: 'newEvent', old: 'changeEvent' },
  reward: { new: 'newReward', old: 'changeReward' },
  story: { new: 'newStory', old: 'changeStory' },
} as const;

const FIELDS = {
  tournament: TournamentFields,
  event: EventFields,
  reward: RewardFields,
  story: StoryFields,
} as const;

/** One tournament, event, reward or story: its words, what is of its kind, and how members see it. */
export function PlanForm({ kind, plan, openedAt, onClose }: PlanFormProps) {
  const t = useWords(planForm);
  const heading = useReadInstead<HTMLHeadingElement>();
  const { form, memberId, photos, problems, failure } = usePlanForm({
    kind,
    plan,
    openedAt,
    onSaved: onClose,
  });
  const KindFields = FIELDS[kind];
  const title = t(TITLES[kind][plan ? 'old' : 'new']);
  return (
    <Form onSubmit={form.submit} aria-label={title}>
      <Stack>
        <Heading level={2} ref={heading}>
          {title}
        </Heading>
        <Row>
          <Button tone="plain" icon={PreviousGlyph} onPress={() => onClose({ id: plan?.id ?? kind })}>
            {t('back')}
          </Button>
        </Row>
        <ErrorSummary
          title={t('toFix', { count: problems.length })}
          errors={problems}
          focusKey={form.summaryKey}
        />
        <Columns ratio="wide-start">
          <Stack>
            <WordFields form={form} />
            <Heading level={3}>{t('details')}</Heading>
            <KindFields form={form} photos={photos} />
            {/* A story shows that of its first part. */}
            {kind !== 'story' && (
              <>
                <Heading level={3}>{t('ownPicture')}</Heading>
                <Text size="small" tone="quiet">
                  {t('ownPictureMeans')}
                </Text>
                <PhotoFields form={form} of="card" photo={photos.card} />
              </>
            )}
          </Stack>
          <PlanPreview
            kind={kind}
            values={form.values}
            photos={photos}
            openedAt={openedAt}
            peopleCount={plan?.peopleCount ?? 0}
          />
        </Columns>
        <DraftStatus owner={memberId} />
        {failure !== undefined && <Outcome tone="danger">{failure}</Outcome>}
      </Stack>
      <FormActions>
        <Button
          type="submit"
          icon="check"
          isPending={form.isBusy}
          pendingLabel={t('saving')}
          blockedReason={useWhyPaused()('updatePlan')}
        >
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  );
}
