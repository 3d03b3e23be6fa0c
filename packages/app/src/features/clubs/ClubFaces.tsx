import type { Person } from '@friendbase/contract';
import { Avatar, CardList, CardListItem, Heading, Row, Stack } from '@friendbase/ui-kit';
import { PersonName } from '../../people/peopleContext.tsx';

/** Some who are in a club. The name of each opens what is known about them. */
export function ClubFaces({ title, people }: { title: string; people: readonly Person[] }) {
  return (
    <Stack gap="small">
      <Heading level={3}>{title}</Heading>
      <CardList label={title} layout="grid">
        {people.map((person) => (
          <CardListItem key={person.id}>
            <Row wrap={false}>
              <Avatar
                name={person.displayName}
                seed={person.id}
                picture={person.avatarUrl}
                frame={person.avatarFrame}
              />
              <span>
                <PersonName person={person} />
              </span>
            </Row>
          </CardListItem>
        ))}
      </CardList>
    </Stack>
  );
}
