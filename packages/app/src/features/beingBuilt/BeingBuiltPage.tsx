import { EmptyState, Link, Stack, useWords } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { useShown } from '../../lib/shown.ts';
import { beingBuilt } from '../../words/en/beingBuilt.ts';
import { pages } from '../../words/en/pages.ts';

/** Pages that stand in the menu and are not finished. */
type UnfinishedPage = keyof typeof beingBuilt.messages & keyof typeof pages.messages;

/** A page of the menu that is not finished, and says so. */
export function BeingBuiltPage({ page }: { page: UnfinishedPage }) {
  const t = useWords(beingBuilt);
  const nameOf = useWords(pages);
  const hasStore = useShown('hasStore');
  // The store is a part of Tournaments and has no page of its own.
  const purpose = page === 'tournaments' && !hasStore ? 'tournamentsAlone' : page;
  return (
    <Stack gap="large">
      <PageHeading title={nameOf(page)} purpose={t(purpose)} />
      <EmptyState title={t('title')} text={t('text')} illustration="being-built">
        <Link href="/" icon="home">
          {t('goHome')}
        </Link>
      </EmptyState>
    </Stack>
  );
}
