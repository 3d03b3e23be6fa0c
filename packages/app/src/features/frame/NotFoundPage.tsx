import { ButtonLink, Disclosure, EmptyState, Stack, Text } from '@friendbase/ui-kit';
import { useState } from 'react';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { NOT_FOUND } from './content.ts';

/** Any other path. Kind words first, the hint for developers folded away. Source: product spec §2, X39. */
export function NotFoundPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="large">
      <PageHeading title={NOT_FOUND.title} purpose={NOT_FOUND.kind} />
      <EmptyState title={NOT_FOUND.wayBack} illustration="lost">
        <ButtonLink href="/" icon="home" size="large">
          {NOT_FOUND.home}
        </ButtonLink>
      </EmptyState>
      <Disclosure
        label={NOT_FOUND.forDevelopers}
        openLabel={NOT_FOUND.forDevelopers}
        tone="plain"
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        <Text size="small">{NOT_FOUND.hint}</Text>
      </Disclosure>
    </Stack>
  );
}
