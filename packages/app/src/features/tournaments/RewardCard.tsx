import type { Reward } from '@friendbase/contract';
import { Badge, Card, CardPicture, Heading, Row, Stack, Text } from '@friendbase/ui-kit';
import { memo, useId } from 'react';
import { categoryLooks } from './categoryLooks.ts';
import { NewCode } from './NewCode.tsx';
import { Price } from './Price.tsx';
import { RedeemReward } from './RedeemReward.tsx';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';
import { useRedeem } from './useRedeem.ts';

interface RewardCardProps {
  reward: Reward;
  balance: number;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

/** One reward: what it is, what it costs, and the code once it is redeemed. */
export const RewardCard = memo(function RewardCard({ reward, balance, isFocused }: RewardCardProps) {
  const { name, description, category, cost, isActive } = reward;
  const titleId = useId();
  const priceId = useId();
  const heading = useReadingFocus(isFocused);
  const { code, ...redeeming } = useRedeem(reward, balance);
  const { icon, illustration } = categoryLooks(category);
  return (
    <Card as="article" titleId={titleId}>
      <CardPicture name={illustration} />
      <Stack gap="small">
        <Row justify="between" align="start">
          <Heading level={3} id={titleId} ref={heading}>
            <bdi>{name}</bdi>
          </Heading>
          <Badge icon={icon} tone="template">
            {category}
          </Badge>
        </Row>
        <Text dir="auto">{description}</Text>
      </Stack>
      <Price id={priceId} price={cost} balance={redeeming.whyNot || !isActive ? undefined : balance} />
      <RedeemReward reward={reward} balance={balance} priceId={priceId} {...redeeming} />
      {code !== undefined && <NewCode name={name} code={code} />}
    </Card>
  );
});
