import { Button, StatusLine, type ButtonProps } from '@friendbase/ui-kit';
import type { NextPageState } from './useNextPage.ts';

interface NextPageProps extends Pick<ButtonProps, 'icon' | 'subject' | 'pendingLabel' | 'children'> {
  page: NextPageState;
}

/** Shows the next page of a list by a press, and says why it did not come. Nothing after the last. */
export function NextPage({ page, icon = 'arrowDown', ...button }: NextPageProps) {
  if (!page.hasMore) return null;
  return (
    <>
      <Button {...button} tone="quiet" icon={icon} isPending={page.isLoading} onPress={page.showMore} />
      {page.failure !== undefined && <StatusLine tone="danger">{page.failure}</StatusLine>}
    </>
  );
}
