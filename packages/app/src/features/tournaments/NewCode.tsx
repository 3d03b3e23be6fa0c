import { CopyField, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { rewards } from '../../words/en/rewards.ts';

/** The code that was just bought. It stays, also when the toast has gone. Source: conflict X5, contract W33. */
export function NewCode({ name, code }: { name: string; code: string }) {
  const t = useWords(rewards);
  return (
    <Stack gap="small">
      <StatusLine tone="success" illustration="rewards">
        {t('redeemed')}
      </StatusLine>
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
