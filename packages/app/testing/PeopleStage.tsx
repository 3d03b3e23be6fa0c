import type { Person } from '@friendbase/contract';
import { CardList, CardListItem, Heading, Stack, useWords } from '@friendbase/ui-kit';
import { PersonName } from '../src/people/peopleContext.tsx';
import { pages } from '../src/words/en/pages.ts';
import { PartStage } from './PartStage.tsx';

interface PeopleStageProps {
  memberId: string;
  people: readonly Person[];
}

function Names({ people }: Pick<PeopleStageProps, 'people'>) {
  const t = useWords(pages);
  return (
    <Stack>
      <Heading level={1}>{t('friends')}</Heading>
      <CardList label={t('friends')}>
        {people.map((person) => (
          <CardListItem key={person.id}>
            <PersonName person={person} />
          </CardListItem>
        ))}
      </CardList>
    </Stack>
  );
}

/** Names alone, as they stand on any page, with the dialog they open. */
export function PeopleStage({ memberId, people }: PeopleStageProps) {
  return (
    <PartStage memberId={memberId}>
      <Names people={people} />
    </PartStage>
  );
}
