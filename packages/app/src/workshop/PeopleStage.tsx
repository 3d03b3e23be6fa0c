import type { Person } from '@friendbase/contract';
import { FakeStorage } from '@friendbase/mocks/testing';
import { CardList, CardListItem, Heading, PageFrame, Stack, useWords } from '@friendbase/ui-kit';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { App } from '../App.tsx';
import { createServices, type PageParts } from '../createServices.ts';
import { PeopleProvider } from '../people/PeopleProvider.tsx';
import { PersonName } from '../people/PersonName.tsx';
import { pages } from '../words/en/pages.ts';
import { StageComfort } from './AppStage.tsx';

interface PeopleStageProps {
  memberId: string;
  people: readonly Person[];
}

function Names({ people }: Pick<PeopleStageProps, 'people'>) {
  const t = useWords(pages);
  return (
    <PeopleProvider>
      {(dialog) => (
        <PageFrame header={null} footer={dialog}>
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
        </PageFrame>
      )}
    </PeopleProvider>
  );
}

const routerOf = ({ memberId, people }: PeopleStageProps, { queryClient }: PageParts) =>
  createRouter({
    routeTree: createRootRoute({ component: () => <Names people={people} /> }),
    history: createMemoryHistory(),
    context: { queryClient, memberId },
  });

/** Names alone, as they stand on any page, with the dialog they open. The calls are answered by the scenario. */
export function PeopleStage(props: PeopleStageProps) {
  const [parts] = useState(() => createServices({ storage: new FakeStorage() }));
  useEffect(() => () => parts.stop(), [parts]);
  const [router] = useState(() => routerOf(props, parts));
  return (
    <StageComfort parts={parts}>
      <App parts={parts}>
        <RouterProvider router={router} />
      </App>
    </StageComfort>
  );
}
