import { ButtonLink, Disclosure, EmptyState, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { notFound } from '../../words/en/pages.ts';

/** Any other path. Kind words first, the hint for developers folded away. Source: product spec §2, X39. */
export function NotFoundPage() {
  const t = useWords(notFound);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('kind')} />
      <EmptyState title={t('wayBack')} illustration="not-found">
        <ButtonLink href="/" icon="home" size="large">
          {t('home')}
        </ButtonLink>
      </EmptyState>
      <Disclosure
        label={t('forDevelopers')}
        openLabel={t('forDevelopers')}
        tone="plain"
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        <Text size="small">{t('hint')}</Text>
      </Disclosure>
    </Stack>
  );
}
