import type { Profile } from '@friendbase/contract';
import { CardList, CardListItem, Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import { findFriends } from '../../words/en/friends.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

/** People the member may like to know: those that one press found. Whom they ask stays, to be taken back. */
export function Suggestions({ people }: { people: readonly Profile[] }) {
  const t = useWords(findFriends);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {t('title')}
        </Heading>
        <Text tone="quiet">{t('whoTheyAre')}</Text>
        <CardList label={t('title')}>
          {people.map((person) => (
            <CardListItem key={person.id}>
              <SuggestionCard person={person} />
            </CardListItem>
          ))}
        </CardList>
      </Stack>
    </section>
  );
}
