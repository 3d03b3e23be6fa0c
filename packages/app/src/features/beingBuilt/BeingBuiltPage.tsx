import { EmptyState, Link, Stack, useWords } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { beingBuilt } from '../../words/en/beingBuilt.ts';
import { pages } from '../../words/en/pages.ts';

/** Pages that stand in the menu and are not finished. */
type UnfinishedPage = keyof typeof beingBuilt.messages & keyof typeof pages.messages;

/** A page of the menu that is not finished, and says so. */
export function BeingBuiltPage({ page }: { page: UnfinishedPage }) {
  const t = useWords(beingBuilt);
  const nameOf = useWords(pages);
  return (
    <Stack gap="large">
      <PageHeading title={nameOf(page)} purpose={t(page)} />
      <EmptyState title={t('title')} text={t('text')} illustration="being-built">
        <Link href="/" icon="home">
          {t('goHome')}
        </Link>
      </EmptyState>
    </Stack>
  );
}
