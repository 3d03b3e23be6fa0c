import { EmptyState, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { rewardsQuery } from '../../data/rewards.ts';
import { rewards } from '../../words/en/rewards.ts';
import { REWARDS_ID } from './Balance.tsx';
import { CardSection } from './CardSection.tsx';
import { RewardCard } from './RewardCard.tsx';

/** What the points can be spent on. Source: product spec §2 “Tournaments and Rewards”. */
export function RewardStore({ balance }: { balance: number }) {
  const t = useWords(rewards);
  const query = useQuery(rewardsQuery);
  return (
    <CardSection
      titleId={REWARDS_ID}
      words={{
        title: t('title'),
        failed: t('failed'),
        failedText: t('failedText'),
        showMore: t('showMore'),
      }}
      query={query}
      items={query.data ?? []}
      intro={<Text>{t('purpose')}</Text>}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} illustration="rewards" />}
    >
      {(reward, isFocused) => <RewardCard reward={reward} balance={balance} isFocused={isFocused} />}
    </CardSection>
  );
}
