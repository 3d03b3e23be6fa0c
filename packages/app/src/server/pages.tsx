import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, VisitorPage } from '@friendbase/contract';
import { getMe, languageOf } from '@friendbase/contract';
import { attributesOf } from '@friendbase/ui-kit';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import {
  pageSettingsOf,
  readPageSettings,
  SETTINGS_COOKIE,
  type PageSettings,
} from '../comfort/pageSettings.ts';
import { storageWith } from './storageWith.ts';
import { createServices, type PageParts } from '../createServices.ts';
import { meQuery } from '../data/accounts.ts';
import { call, callBy } from '../data/call.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { AuthScreen } from '../features/auth/AuthScreen.tsx';
import { visitorStartOf } from '../features/auth/visitorStartOf.ts';
import { parsePageData, type PageData } from '../lib/page/pageData.ts';
import type { VisitorStart } from '../lib/page/visitorStart.ts';
import { TellTitle } from '../lib/page/windowTitle.tsx';
import { SETTINGS } from '../lib/hydration/hydrationMarks.ts';
import { MemberArea, openPage } from '../MemberArea.tsx';
import { openedPage } from '../openedPage.ts';
import { Page, type PageProps } from '../Page.tsx';
import { createAppRouter } from '../router.ts';
import { locales } from '../words/locales.ts';
import { chunksOf, NOT_FOUND, type PageChunks } from './chunks.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export { partsFor } from './chunks.ts';

const clients = new AsyncLocalStorage<Client>();
const nobody: Client = () => Promise.reject(new Error('a page that is being rendered asks nothing'));
callBy(() => clients.getStore() ?? nobody);

/** The cookie with what the browser asks for by the settings of its device. */
export const settingsCookie = SETTINGS_COOKIE;

/** The settings in a cookie that a browser sent, as pages are rendered for them: no other name and no damaged value is in them. */
export const settingsIn = (cookie: string): PageSettings => pageSettingsOf(readPageSettings(cookie));

/** What a member's page needs, or where its address leads instead. */
export type Gathered = { redirectTo: string } | ({ data: PageData; isFound: boolean } & PageChunks);

/** Whom a page is rendered for. */
interface PageReader {
  languages: readonly string[];
  settings: PageSettings;
  /** Somebody can log in with pictures on the device: whoever logs out on this page is told. */
  hasPictures?: boolean;
}

/** What the auth screen starts with after a log out on a page of a member. */
const withPictures: VisitorStart = { form: 'log-in', next: undefined, hasPictures: true };

/** Asks for everything that a member's page starts with. `client` asks on behalf of the member. */
export function gatherPage(
  path: string,
  client: Client,
  { languages, settings, hasPictures }: PageReader,
): Promise<Gathered> {
  return clients.run(client, async () => {
    const queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
    const me = await call(getMe, {});
    queryClient.setQueryData(meQuery.queryKey, me);
    const history = createMemoryHistory({ initialEntries: [path] });
    const { router } = await openPage({ queryClient, memberId: me.id, history });
    const result = router._serverResult;
    if (result?.type === 'redirect') return { redirectTo: result.redirect.headers.get('Location') ?? '/' };
    const queries = queryClient.getQueryCache().getAll();
    await Promise.allSettled(queries.map(async ({ promise }) => promise));
    return {
      data: {
        memberId: me.id,
        settings,
        language: languageOf(languages, locales),
        queries: dehydrate(queryClient),
        visitor: hasPictures ? withPictures : undefined,
        // What was not answered the browser asks for itself, and says what came of it. A query has no promise once it is settled.
        isRendered: queries.every(({ state }) => state.status === 'success'),
      },
      isFound: result?.status !== 404,
      ...chunksOf(router.state.matches, settings),
    };
  });
}

/** The data of the page of somebody who is not logged in. */
export const visitorData = (page: VisitorPage, settings: PageSettings): PageData => ({
  memberId: undefined,
  settings,
  language: languageOf(page.languages ?? [], locales),
  visitor: visitorStartOf(page),
  queries: undefined,
  isRendered: true,
});

export interface Rendered {
  title: string;
  /** Of `<html>`. */
  attributes: Readonly<Record<string, string>>;
  /** What stands in the page's root. */
  html: string;
}

/** What React renders in place of a part whose script is on its way. */
const MISSING = '<!--$!-->';

/** Renders a page from its data as the page carries them, as the browser will when it hydrates it. */
export async function renderPage(path: string, json: string, isDemoOffered: boolean): Promise<Rendered> {
  const data = parsePageData(json);
  const parts = servicesOf(data, isDemoOffered);
  const { memberId } = data;
  const history = createMemoryHistory({ initialEntries: [path] });
  try {
    const opened =
      memberId === undefined
        ? undefined
        : await openPage({ queryClient: parts.queryClient, memberId, history });
    return await render({ parts, AuthScreen, opened: openedPage(memberId, opened) });
  } finally {
    parts.stop();
  }
}

/** What the page is rendered with. */
function servicesOf(pageData: PageData, isDemoOffered = false): PageParts {
  const storage = storageWith(readPageSettings(pageData.settings));
  return createServices({ isDemoOffered, pageData, storage });
}

/**
 * Renders the page of an address where nothing is. It is the same for everybody who reads a language, asks nothing and has no script. `parts`:
 * sources whose style sheets it needs.
 */
export async function renderNotFound(
  languages: readonly string[],
): Promise<Rendered & Pick<PageChunks, 'parts'>> {
  const parts = createServices({ pageData: visitorData({ ...NOWHERE, languages }, '') });
  try {
    return { ...(await render({ parts, AuthScreen: NotFoundScreen })), parts: [VISITOR, NOT_FOUND] };
  } finally {
    parts.stop();
  }
}

/** The group of scripts with the auth screen. */
const VISITOR = 'visitor';
const NOWHERE: VisitorPage = { place: { form: 'log-in', next: undefined }, formKey: '', typed: {} };

let routes: ReturnType<typeof createAppRouter> | undefined;

/** Whether the app has a page at this path, for anybody. */
export function isPage(path: string): boolean {
  routes ??= createAppRouter({
    history: createMemoryHistory(),
    arrival: { isPending: false },
    context: { queryClient: new QueryClient(), memberId: '' },
    restoresScroll: false,
  });
  const [, , route] = routes.getMatchedRoutes(path);
  return route !== undefined;
}

async function render(props: Omit<PageProps, 'MemberArea'>): Promise<Rendered> {
  // Before them the words of English would be rendered.
  await props.parts.services.words.started;
  let title = '';
  const { services, comfort } = props.parts;
  const { locale, direction } = services.words.current();
  const settings = pageSettingsOf(comfort.current());
  const attributes = {
    lang: locale,
    dir: direction,
    ...attributesOf(comfort.current()),
    ...(settings && { [SETTINGS]: settings }),
  };
  const element = (
    <TellTitle tell={(told) => void (title = told)}>
      <Page {...props} MemberArea={MemberArea} />
    </TellTitle>
  );
  const html = renderToString(element);
  if (!html.includes(MISSING)) return { title, attributes, html };
  await prerender(element);
  return { title, attributes, html: renderToString(element) };
}
