import { Disclosure, Stack, Text, useSayWords, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { uploads } from '../words/en/uploads.ts';
import { detailsFor } from './whyFailed.ts';

/** “Why did beach.jpg fail?”, answered in place. Source: product spec §8 “Upload failed”, conflict X42. */
export function WhyFailed({ name, error }: { name: string; error: unknown }) {
  const t = useWords(uploads);
  const say = useSayWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      label={t('whyName', { name })}
      openLabel={t('hideWhy')}
      tone="plain"
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <Stack gap="small">
        <Text>{t('uploadFailed')}</Text>
        <Text>{say(detailsFor(error))}</Text>
      </Stack>
    </Disclosure>
  );
}
