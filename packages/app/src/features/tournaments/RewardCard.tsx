import type { Reward } from '@friendbase/contract';
import { Badge, PictureCard, Text } from '@friendbase/ui-kit';
import { memo, useId } from 'react';
import { categoryPictures } from '../../lib/rewards/categoryPictures.ts';
import { useRewardWords } from '../../lib/rewards/rewardWords.ts';
import { NewCode } from './NewCode.tsx';
import { RedeemReward } from './RedeemReward.tsx';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';
import { Price } from '../../lib/tournaments/Price.tsx';
import { useRedeem } from './useRedeem.ts';

interface RewardCardProps {
  reward: Reward;
  balance: number;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

/** One reward: what it is, what it costs, and the code once it is redeemed. */
export const RewardCard = memo(function RewardCard({ reward: stored, balance, isFocused }: RewardCardProps) {
  const reward = { ...stored, ...useRewardWords()(stored) };
  const { name, description, category, cost, isActive } = reward;
  const priceId = useId();
  const heading = useReadingFocus(isFocused);
  const { redeemed, ...redeeming } = useRedeem(reward, balance);
  const { icon, illustration } = categoryPictures(category);
  return (
    <PictureCard
      picture={illustration}
      photo={reward.photo}
      title={name}
      headingRef={heading}
      facts={
        <Badge icon={icon} tone="template">
          {category}
        </Badge>
      }
      act={<RedeemReward reward={reward} balance={balance} priceId={priceId} {...redeeming} />}
      more={redeemed && <NewCode reward={{ name: reward.name, ...redeemed }} />}
    >
      <Text size="small" dir="auto">
        {description}
      </Text>
      <Price id={priceId} price={cost} balance={redeeming.whyNot || !isActive ? undefined : balance} />
    </PictureCard>
  );
});
