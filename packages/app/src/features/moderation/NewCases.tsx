import { Button, ReservedSpace, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { moderation } from '../../words/en/moderation.ts';
import type { useNewCases } from './useNewCases.ts';

/** As many as a page of cases has. */
const MOST_COUNTED = 20;

/** How many cases wait for a press, in a place that is theirs from the start: nothing moves under who decides. */
export function NewCases({
  count,
  isBringing,
  hasFailed,
  bring,
}: Omit<ReturnType<typeof useNewCases>, 'firstNewId'>) {
  const t = useWords(moderation);
  const button = (cases: number) => (
    <Button
      size="small"
      tone="quiet"
      icon="arrowDown"
      isPending={isBringing}
      pendingLabel={t('loadingMore')}
      onPress={bring}
    >
      {t('newCases', { count: cases })}
    </Button>
  );
  return (
    <Stack gap="small">
      <ReservedSpace choices={[button(MOST_COUNTED)]} align="end">
        {count > 0 && button(count)}
      </ReservedSpace>
      {hasFailed && <StatusLine tone="danger">{t('moreFailed')}</StatusLine>}
    </Stack>
  );
}
