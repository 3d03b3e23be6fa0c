import { BulletList, Callout, Columns, Quote, Stack, useCurrentWords, useWords } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { useShown } from '../../lib/lists/shown.tsx';
import { home } from '../../words/en/home.ts';

/** Home beside its quote and its tips, as far as the member wants to see them. */
export function HomeAside({ children }: { children: ReactNode }) {
  const t = useWords(home);
  const isEasy = useCurrentWords().easy;
  const hasQuotes = useShown('hasQuotes');
  const hasTips = useShown('hasTips');
  // The same columns in any case: another parent would mount the composer anew, and what is under way would be lost.
  return (
    <Columns ratio="wide-start" staysBeside>
      <Stack gap="large">{children}</Stack>
      {(hasQuotes || hasTips) && (
        <Stack gap="large">
          {hasQuotes && (
            <Quote author={t('quoteAuthor')} meaning={isEasy ? t('quoteMeaning') : undefined}>
              {t('quote')}
            </Quote>
          )}
          {hasTips && (
            <Callout title={t('safety')} titleLevel={2} icon="shield" tone="safety">
              <BulletList items={[t('keepPrivate'), t('youDecide')]} />
            </Callout>
          )}
        </Stack>
      )}
    </Columns>
  );
}
