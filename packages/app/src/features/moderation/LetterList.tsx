import { CardList, EmptyState, Outcome, Row, Skeleton, Stack, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lettersQuery } from '../../data/letters.ts';
import { useListFocus } from '../../lib/lists/useListFocus.ts';
import { NextPage } from '../../lib/lists/NextPage.tsx';
import { useNextPage } from '../../lib/lists/useNextPage.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { moderation } from '../../words/en/moderation.ts';
import { LetterCard } from './LetterCard.tsx';

/** What members wrote to us and nobody has answered yet: of who is worried first, then the oldest. */
export function LetterList() {
  const t = useWords(moderation);
  const query = useInfiniteQuery(lettersQuery);
  const letters = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const place = useRef<HTMLDivElement>(null);
  const { list, focusItem } = useListFocus<HTMLUListElement>({
    ids: letters.map(({ id }) => id),
    part: 'h2',
    heading: place,
  });
  const nextPage = useNextPage(query, {
    failure: t('moreLettersFailed'),
    onShown: (first) => focusItem(first?.id),
  });
  /** To whom the last answer went. */
  const [answered, setAnswered] = useState<{ id: string; name: string }>();
  return (
    <Stack ref={place}>
      {answered && <Outcome key={answered.id}>{t('answerSent', { name: answered.name })}</Outcome>}
      {!query.data && (
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton shape="card" count={3} />
        </Unloaded>
      )}
      {query.data && letters.length === 0 && (
        <EmptyState title={t('nothing')} illustration="no-notifications" />
      )}
      {letters.length > 0 && (
        <CardList label={t('letters')} {...list}>
          {letters.map((letter) => (
            <LetterCard
              key={letter.id}
              letter={letter}
              onAnswered={() => setAnswered({ id: letter.id, name: letter.from.displayName })}
            />
          ))}
        </CardList>
      )}
      {nextPage.hasMore && (
        <Row>
          <NextPage page={nextPage} pendingLabel={t('loadingLetters')}>
            {t('moreLetters')}
          </NextPage>
        </Row>
      )}
    </Stack>
  );
}
