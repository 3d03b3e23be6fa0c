import { FakeStorage } from '@friendbase/mocks/testing';
import { PageFrame } from '@friendbase/ui-kit';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { App } from '../src/App.tsx';
import { createServices, type PageParts } from '../src/createServices.ts';
import { refreshAfterMutations } from '../src/data/refresh.ts';
import { createOpenInPage } from '../src/demo/openInPage.ts';
import { PeopleProvider } from '../src/people/PeopleProvider.tsx';
import { StageComfort } from './AppStage.tsx';

/** The calls of a stage are answered in the page. */
const openMedia = createOpenInPage();

interface PartStageProps {
  memberId: string;
  /** Where the part thinks it is, with what stands in the address. */
  path?: string;
  /** The part of a page. It stays as it was at first. */
  children: ReactNode;
}

function routerOf({ memberId, path = '/', children }: PartStageProps, { queryClient }: PageParts) {
  const root = createRootRoute();
  const page = () => (
    <PeopleProvider>
      {(dialog) => (
        <PageFrame header={null} footer={dialog}>
          {children}
        </PageFrame>
      )}
    </PeopleProvider>
  );
  const index = createRoute({ getParentRoute: () => root, path: '/', component: page });
  return createRouter({
    routeTree: root.addChildren([index]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { queryClient, memberId },
  });
}

/**
 * A part of a page alone, with the dialog about a person. The calls are answered by the story's scenario. Who is here is
 * known from the start, as behind the session gate: a check that first finds the member ends all calls of before.
 */
export function PartStage(props: PartStageProps) {
  const [parts] = useState(() =>
    createServices({
      storage: new FakeStorage(),
      pageData: { memberId: props.memberId, settings: '', queries: undefined, isRendered: false },
    }),
  );
  useEffect(() => () => parts.stop(), [parts]);
  useEffect(() => refreshAfterMutations(parts.queryClient), [parts]);
  const [router] = useState(() => routerOf(props, parts));
  return (
    <StageComfort parts={parts}>
      <App parts={parts} openMedia={openMedia}>
        <RouterProvider router={router} />
      </App>
    </StageComfort>
  );
}
