import { Disclosure, EmptyState, Link, Stack, Text } from '@friendbase/ui-kit';
import { useState } from 'react';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { NOT_FOUND } from './content.ts';

/** Any other path. Kind words first, the hint for developers folded away. Source: product spec §2, X39. */
export function NotFoundPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="large">
      <PageHeading title={NOT_FOUND.title} purpose={NOT_FOUND.kind} />
      <EmptyState title="Let us find your way back" illustration="lost">
        <Link href="/" icon="home">
          {NOT_FOUND.home}
        </Link>
      </EmptyState>
      <Disclosure
        label={NOT_FOUND.forDevelopers}
        openLabel={NOT_FOUND.forDevelopers}
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        <Text>{NOT_FOUND.hint}</Text>
      </Disclosure>
    </Stack>
  );
}
