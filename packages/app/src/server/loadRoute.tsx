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
  /** Ends it: what it holds would otherwise wait for `takeScripts`. */
  signal: AbortSignal;
}

/** A page whose route and data are loaded. */
export interface LoadedRoute extends Opened {
  /** 404 where no page is, otherwise 200. */
  status: number;
  /**
   * The elements with what the browser goes on from, for the body of the page, beside its root. Once, and after the page is
   * rendered: what was loaded is gone then.
   */
  takeScripts: () => Promise<string>;
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
        const takeScripts = async () => {
          transformHtmlStringWithRouter(router, scriptsOf(router)).then((html) => respond(new Response(html)), fail);
          return (await (await answering).text()).replace(DOCTYPE, '');
        };
        resolve({ router, arrival, status: getSsrStatus(router), takeScripts });
      }),
  );
  // Where the handler answers by itself, the address leads elsewhere.
  answering.then(({ headers }) => resolve({ redirectTo: headers.get('Location') ?? '/' }), reject);
  return promise;
}

/** The router begins with it, as with a whole document: ours has one. */
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
