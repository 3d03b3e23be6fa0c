import { planStartOf, type Plan } from '@friendbase/contract';
import {
  Badge,
  focusForReading,
  GiftGlyph,
  Heading,
  Row,
  Stack,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { organize } from '../../words/en/organize.ts';
import { PlanActs } from './PlanActs.tsx';
import { usePlanActs } from './usePlanActs.ts';

interface PlanCardProps {
  plan: Plan;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
  /** What became of it in the form. */
  outcome: string | undefined;
  onChange: () => void;
}

const ICONS = { tournament: 'tournaments', event: 'events', reward: GiftGlyph, story: 'videos' } as const;

/** What `active` is for each. */
const ACTIVE = { tournament: 'active', event: 'active', reward: 'inStore', story: 'watched' } as const;

/** One tournament, event, reward or story: where it stands in words, and what can be done with it. */
export function PlanCard({ plan, isFocused, outcome, onChange }: PlanCardProps) {
  const t = useWords(organize);
  const dates = useDates();
  const heading = useReadInstead<HTMLHeadingElement>(isFocused);
  const acts = usePlanActs(plan, () => heading.current && focusForReading(heading.current));
  const { title, stage, peopleCount, by, isOwn, details } = plan;
  const isReward = details.kind === 'reward';
  const isStory = details.kind === 'story';
  const start = planStartOf(plan);
  const facts = [
    ...(start === undefined ? [] : [t('starts', { when: dates.moment(start) })]),
    ...(stage === 'draft' || isStory ? [] : [t(isReward ? 'redeemed' : 'joined', { count: peopleCount })]),
    ...(by && !isOwn ? [t('by', { name: by.displayName })] : []),
  ];
  const done = acts.outcome ?? outcome;
  return (
    <Stack gap="small">
      <Row justify="between">
        <Heading level={3} ref={heading}>
          <bdi>{title}</bdi>
        </Heading>
        <Badge icon={ICONS[details.kind]}>{t(details.kind)}</Badge>
      </Row>
      <Text>{t(stage === 'active' ? ACTIVE[details.kind] : stage)}</Text>
      <Text size="small" tone="quiet">
        {facts.join(' · ')}
      </Text>
      {done !== undefined && <StatusLine tone="success">{done}</StatusLine>}
      {acts.act.failure !== undefined && <StatusLine tone="danger">{acts.act.failure}</StatusLine>}
      <PlanActs plan={plan} act={acts.act} onChange={onChange} />
    </Stack>
  );
}
