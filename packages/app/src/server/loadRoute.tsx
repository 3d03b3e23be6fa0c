import type { QueryClient } from '@tanstack/react-query';
import { defaultShouldDehydrateQuery } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider, Scripts } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Opened } from '../openedPage.ts';
import { createAppRouter } from '../router.ts';

interface RouteRequest {
  /** Path and search of the address. */
  path: string;
  memberId: string;
  /** For this page alone. */
  queryClient: QueryClient;
  /** Of the scripts with the data. */
  nonce: string;
  /** Ends it: what it holds would otherwise wait for `send`. */
  signal: AbortSignal;
}

/** A page whose route and data are loaded. It is sent once. */
export interface LoadedRoute extends Opened {
  /** 404 where no page is, otherwise 200. */
  status: number;
  /**
   * Makes the document, with scripts that the browser goes on from: those that `compose` puts into the body, and one before its end. What was loaded is
   * gone after it. Rejects where `compose` does.
   */
  send: (compose: (scripts: string) => Promise<string>) => Promise<string>;
}

/** A name for our own origin: the address of a page has none. */
const ORIGIN = 'http://localhost';

/** Loads a page on a server by the router's own request handler. Rejects with whatever a loader threw: nothing of it may reach the page. */
export function loadRoute(asked: RouteRequest): Promise<LoadedRoute | { redirectTo: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadedRoute | { redirectTo: string }>();
  const arrival = { isPending: false };
  const answering = createRequestHandler({
    request: new Request(ORIGIN + asked.path, { signal: asked.signal }),
    createRouter: () => createServerRouter(asked, arrival),
  })(
    ({ router }) =>
      new Promise<Response>((respond, fail) => {
        const failed = router.state.matches.find(({ status }) => status === 'error');
        if (failed) throw failed.error;
        const send: LoadedRoute['send'] = async (compose) => {
          compose(scriptsOf(router))
            .then((html) => transformHtmlStringWithRouter(router, html.replace(DOCTYPE, '')))
            .then((html) => respond(new Response(html)), fail);
          return (await answering).text();
        };
        resolve({ router, arrival, status: getSsrStatus(router), send });
      }),
  );
  // Where the handler answers by itself, the address leads elsewhere.
  answering.then(({ headers }) => resolve({ redirectTo: headers.get('Location') ?? '/' }), reject);
  return promise;
}

/** The router writes its own. */
const DOCTYPE = /^<!doctype html>/i;

function createServerRouter({ queryClient, memberId, nonce }: RouteRequest, arrival: Opened['arrival']) {
  // An exception of a call stays here, with its message.
  const dehydrate = { shouldDehydrateQuery: defaultShouldDehydrateQuery };
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), dehydrate });
  return createAppRouter({
    // The request handler has one of its own.
    history: createMemoryHistory(),
    arrival,
    context: { queryClient, memberId },
    server: {
      isServer: true,
      ssr: { nonce },
      // Loaders start their data and do not wait, but the page is sent whole.
      async dehydrate() {
        const queries = queryClient.getQueryCache().getAll();
        await Promise.allSettled(queries.map(async (query) => query.promise));
        return {};
      },
    },
  });
}

/** Beside the page's root, not in it: the browser's own first render has no scripts. */
const scriptsOf = (router: Opened['router']): string =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Scripts />
    </RouterContextProvider>,
  );
