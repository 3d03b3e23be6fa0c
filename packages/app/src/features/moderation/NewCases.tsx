import { Button, ReservedSpace, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { moderation } from '../../words/en/moderation.ts';
import type { useNewCases } from './useNewCases.ts';

/** As many as a page of cases has. */
const MOST_COUNTED = 20;

interface NewCasesProps extends Omit<ReturnType<typeof useNewCases>, 'firstNewId'> {
  /** How many cases are shown. */
  shown: number;
}

/**
 * How many cases are shown, and in their place how many wait for a press: it is theirs from the start, so that nothing moves under
 * who decides.
 */
export function NewCases({ count, isBringing, hasFailed, bring, shown }: NewCasesProps) {
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
        {count === 0 && shown > 0 && (
          <Text size="small" tone="quiet">
            {t('found', { count: shown })}
          </Text>
        )}
      </ReservedSpace>
      {hasFailed && <StatusLine tone="danger">{t('moreFailed')}</StatusLine>}
    </Stack>
  );
}
