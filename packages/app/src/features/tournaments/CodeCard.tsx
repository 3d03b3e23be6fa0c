import type { Redemption } from '@friendbase/contract';
import { Card, CopyField, Heading, Moment, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import { useEasyOr } from '../../lib/rewards/rewardWords.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { rewards } from '../../words/en/rewards.ts';
import { OpenReward } from './OpenReward.tsx';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';

interface CodeCardProps {
  redemption: Redemption;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

/** One reward that was redeemed: what it opens, and its code. */
export function CodeCard({ redemption, isFocused }: CodeCardProps) {
  const { redemptionCode, createdAt, usedAt } = redemption;
  const name = useEasyOr()(redemption.name, redemption.easyName);
  const t = useWords(rewards);
  const dates = useDates();
  const titleId = useId();
  const heading = useReadingFocus(isFocused);
  return (
    <Card as="article" titleId={titleId}>
      <Stack gap="small">
        <Heading level={3} id={titleId} ref={heading}>
          <bdi>{name}</bdi>
        </Heading>
        <Text size="small" tone="quiet">
          <Moment dateTime={createdAt}>{dates.moment(createdAt)}</Moment>
        </Text>
      </Stack>
      {usedAt !== null && <StatusLine tone="info">{t('usedOn', { when: dates.moment(usedAt) })}</StatusLine>}
      <OpenReward reward={{ ...redemption, name }} />
      <CopyField
        label={t('codeFor', { name })}
        value={redemptionCode}
        copyLabel={t('copy')}
        subject={name}
        copiedText={t('copied')}
        isShown
      />
    </Card>
  );
}
