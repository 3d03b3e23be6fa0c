import { CopyField, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { rewards } from '../../words/en/rewards.ts';
import type { Opened } from './opened/OpenedReward.tsx';
import { OpenReward } from './OpenReward.tsx';

interface NewCodeProps {
  reward: Opened;
}

/** What was just bought opens at once. Its code stays, also when the toast has gone. Source: conflict X5, contract W33. */
export function NewCode({ reward }: NewCodeProps) {
  const t = useWords(rewards);
  const { name, redemptionCode: code } = reward;
  return (
    <Stack gap="small">
      <StatusLine tone="success" illustration="rewards">
        {t('redeemed')}
      </StatusLine>
      <OpenReward key={`open ${code}`} reward={reward} />
      <CopyField
        key={code}
        label={t('codeFor', { name })}
        value={code}
        copyLabel={t('copy')}
        subject={name}
        copiedText={t('copied')}
        isShown
      />
      <Text tone="quiet">{t('isKept')}</Text>
    </Stack>
  );
}
