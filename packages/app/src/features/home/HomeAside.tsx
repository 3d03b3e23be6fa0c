import { BulletList, Callout, Quote, useCurrentWords, useWords } from '@friendbase/ui-kit';
import { useShown } from '../../lib/lists/shown.tsx';
import { homeAside } from '../../words/en/homeAside.ts';

/** Beside Home: its quote and its tips, as far as the member wants to see them. */
export function HomeAside() {
  const t = useWords(homeAside);
  const isEasy = useCurrentWords().easy;
  return (
    <>
      {useShown('hasQuotes') && (
        <Quote author={t('quoteAuthor')} meaning={isEasy ? t('quoteMeaning') : undefined}>
          {t('quote')}
        </Quote>
      )}
      {useShown('hasTips') && (
        <Callout title={t('safety')} titleLevel={2} icon="shield" tone="safety">
          <BulletList items={[t('keepPrivate'), t('youDecide')]} />
        </Callout>
      )}
    </>
  );
}
