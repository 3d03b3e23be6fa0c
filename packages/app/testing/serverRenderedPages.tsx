import { INVITED_PATH, invitationUrl } from '@friendbase/contract';
import { DEMO_INVITATION_KEY } from '@friendbase/contract/fixtures';
import { WordsProvider } from '@friendbase/ui-kit';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider, type AnyRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { waitFor } from 'xstate';
import { App } from '../src/App.tsx';
import { createServices, type PageDependencies, type PageParts } from '../src/createServices.ts';
import { AuthScreen } from '../src/features/auth/AuthScreen.tsx';
import type { RouterContext } from '../src/lib/page/routerContext.ts';
import { createAppRouter } from '../src/router.ts';

/** A page as a server renders it: who is here is known, and the data of its route is there. */
export interface RenderedPage {
  element: ReactElement;
  parts: PageParts;
}

/** The auth screen of somebody who is not logged in. */
export async function visitorPage(dependencies: PageDependencies = {}): Promise<RenderedPage> {
  const parts = createServices({ isDemoOffered: true, ...dependencies });
  await waitFor(parts.session, (state) => state.hasTag('visitor'));
  return {
    parts,
    element: (
      <App parts={parts}>
        <AuthScreen />
      </App>
    ),
  };
}

const openRouter = (path: string, context: RouterContext) =>
  createAppRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    arrival: { isPending: false },
    context,
    restoresScroll: false,
  });

/** A page of the member whom the backend knows. */
export async function memberPage(path: string, dependencies: PageDependencies = {}): Promise<RenderedPage> {
  const parts = createServices(dependencies);
  const { queryClient, session } = parts;
  const { context } = await waitFor(session, (state) => state.hasTag('member'));
  await parts.services.words.started;
  const router = openRouter(path, { queryClient, memberId: context.memberId ?? '' });
  await router.load();
  // Loaders start their data and do not wait.
  await Promise.all(
    queryClient
      .getQueryCache()
      .getAll()
      .map(async ({ promise }) => promise),
  );
  return {
    parts,
    element: (
      <WordsProvider store={parts.services.words}>
        <App parts={parts}>
          <RouterProvider router={router} />
        </App>
      </WordsProvider>
    ),
  };
}

/** The address of every route of the generated tree that has a screen. */
export function pagePaths(): string[] {
  const { routesByPath } = openRouter('/', { queryClient: new QueryClient(), memberId: '' });
  return Object.entries<AnyRoute>({ ...routesByPath })
    .filter(([, { options }]) => 'component' in options)
    .map(([path]) => path);
}

/** Where the demo has what a route is for: without an invitation its page says only that it does not work. */
export const addressOf = (path: string): string =>
  path === INVITED_PATH ? invitationUrl('', DEMO_INVITATION_KEY) : path;

/** The markup of a page, with the parts that it loads by itself. */
export async function write({ element }: RenderedPage): Promise<string> {
  await prerender(element);
  return renderToString(element);
}
