import { EmptyState, Link, Stack } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { BEING_BUILT, UNFINISHED_PAGES, type UnfinishedPage } from './content.ts';

/** A page of the menu that is not finished, and says so. */
export function BeingBuiltPage({ page }: { page: UnfinishedPage }) {
  return (
    <Stack gap="large">
      <PageHeading {...UNFINISHED_PAGES[page]} />
      <EmptyState title={BEING_BUILT.title} text={BEING_BUILT.text} illustration="beingBuilt">
        <Link href="/" icon="home">
          {BEING_BUILT.home}
        </Link>
      </EmptyState>
    </Stack>
  );
}
