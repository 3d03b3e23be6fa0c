import {
  Button,
  CardList,
  CardListItem,
  EmptyState,
  Heading,
  Row,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { rewardsQuery } from '../../data/rewards.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { rewards as words } from '../../words/en/rewards.ts';
import { RewardCard } from './RewardCard.tsx';
import { REWARDS_ID } from './Balance.tsx';
import { useShownPart } from './useShownPart.ts';

/** What the points can be spent on. Source: product spec §2 “Tournaments and Rewards”. */
export function RewardStore({ balance }: { balance: number }) {
  const t = useWords(words);
  const query = useQuery(rewardsQuery);
  const { data } = query;
  const { shown, firstNewId, hasMore, showMore } = useShownPart(data ?? []);
  return (
    <section aria-labelledby={REWARDS_ID}>
      <Stack>
        <Heading level={2} id={REWARDS_ID}>
          {t('title')}
        </Heading>
        <Unloaded query={query} title={t('failed')} text={t('failedText')} />
        {data?.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} illustration="rewards" />}
        {shown.length > 0 && (
          <>
            <Text>{t('purpose')}</Text>
            <CardList label={t('title')} layout="grid">
              {shown.map((reward) => (
                <CardListItem key={reward.id}>
                  <RewardCard reward={reward} balance={balance} isFocused={reward.id === firstNewId} />
                </CardListItem>
              ))}
            </CardList>
          </>
        )}
        {hasMore && (
          <Row justify="center">
            <Button tone="quiet" icon="refresh" onPress={showMore}>
              {t('showMore')}
            </Button>
          </Row>
        )}
      </Stack>
    </section>
  );
}
