import type { Profile, Suggestion } from '@friendbase/contract';
import { CardList, CardListItem, Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import { findFriends } from '../../words/en/friends.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

/** People whom the member can ask. Whom they ask stays, to be taken back. */
export function People({ label, people }: { label: string; people: readonly Profile[] }) {
  return (
    <CardList label={label}>
      {people.map((person) => (
        <CardListItem key={person.id}>
          <SuggestionCard person={person} />
        </CardListItem>
      ))}
    </CardList>
  );
}

/** People the member may like to know: those that one press found. */
export function Suggestions({ people }: { people: readonly Suggestion[] }) {
  const t = useWords(findFriends);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {t('title')}
        </Heading>
        <Text tone="quiet">{t('whoTheyAre')}</Text>
        <People label={t('title')} people={people} />
      </Stack>
    </section>
  );
}
