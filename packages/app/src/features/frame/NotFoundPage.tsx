import { ButtonLink, Disclosure, EmptyState, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { notFound } from '../../words/en/pages.ts';

/** What everybody reads at an address where nothing is. It is whole without a script, which pictures need. */
export function NotFoundWords() {
  const t = useWords(notFound);
  return (
    <>
      <PageHeading title={t('title')} purpose={t('kind')} />
      {/* Before the picture: in a small window it would be out of view below it. */}
      <Row>
        <ButtonLink href="/" icon="home" size="large">
          {t('home')}
        </ButtonLink>
      </Row>
    </>
  );
}

/** Any other path. Kind words first, the hint for developers folded away. Source: product spec §2, X39. */
export function NotFoundPage() {
  const t = useWords(notFound);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="large">
      <NotFoundWords />
      <EmptyState title={t('wayBack')} illustration="not-found" />
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
