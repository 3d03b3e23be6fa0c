import {
  Button,
  CardList,
  CardListItem,
  EmptyState,
  GiftGlyph,
  Heading,
  Row,
  Skeleton,
  Stack,
  useWords,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../data/organize.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import type { PlanKind } from '../../lib/page/searchValues.ts';
import { codeCheck } from '../../words/en/codeCheck.ts';
import { organize } from '../../words/en/organize.ts';
import { PlanCard } from './PlanCard.tsx';

interface PlanListProps {
  /** What the organizer comes back from, and what became of it. */
  cameFrom: { id: string; outcome?: string } | undefined;
  onOpen: (search: { make?: PlanKind; plan?: string; check?: true }) => void;
}

/** What organizers have made, the newest first, and the ways to make more. */
export function PlanList({ cameFrom, onOpen }: PlanListProps) {
  const t = useWords(organize);
  const checking = useWords(codeCheck);
  const query = useQuery(plansQuery);
  const blockedReason = useWhyPaused()('createPlan');
  const isListed = query.data?.some(({ id }) => id === cameFrom?.id) ?? false;
  // Nothing came of a new one: reading goes on with the list.
  const heading = useReadInstead<HTMLHeadingElement>(cameFrom !== undefined && !isListed);
  return (
    <Stack>
      <Row>
        <Button
          icon="tournaments"
          blockedReason={blockedReason}
          onPress={() => onOpen({ make: 'tournament' })}
        >
          {t('makeTournament')}
        </Button>
        <Button icon="events" blockedReason={blockedReason} onPress={() => onOpen({ make: 'event' })}>
          {t('makeEvent')}
        </Button>
        <Button icon={GiftGlyph} blockedReason={blockedReason} onPress={() => onOpen({ make: 'reward' })}>
          {t('makeReward')}
        </Button>
        <Button icon="videos" blockedReason={blockedReason} onPress={() => onOpen({ make: 'story' })}>
          {t('makeStory')}
        </Button>
        <Button tone="quiet" icon="check" onPress={() => onOpen({ check: true })}>
          {checking('title')}
        </Button>
      </Row>
      <Heading level={2} ref={heading}>
        {t('list')}
      </Heading>
      {!query.data && (
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton shape="card" count={2} />
        </Unloaded>
      )}
      {query.data?.length === 0 && (
        <EmptyState title={t('nothing')} text={t('nothingText')} illustration="no-notifications" />
      )}
      {query.data && query.data.length > 0 && (
        <CardList label={t('list')}>
          {query.data.map((plan) => (
            <CardListItem key={plan.id} itemId={plan.id}>
              <PlanCard
                plan={plan}
                isFocused={plan.id === cameFrom?.id}
                outcome={plan.id === cameFrom?.id ? cameFrom.outcome : undefined}
                onChange={() => onOpen({ plan: plan.id })}
              />
            </CardListItem>
          ))}
        </CardList>
      )}
    </Stack>
  );
}
