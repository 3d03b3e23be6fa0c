import { announce, playSound } from '@friendbase/ui-kit';
import { messageOf, sayWords, type Locales, type Words } from '@friendbase/ui-kit/words';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { CookiePage } from './comfort/pageSettings.ts';
import { openComfort } from './comfort/openComfort.ts';
import type { Comfort } from './comfort/comfort.tsx';
import { pressKeys } from './data/call.ts';
import { createQueryClient } from './data/queryClient.ts';
import { createDeviceStore, forgetFiles } from './lib/device/deviceStore.ts';
import { createDrafts, VISITOR } from './lib/forms/drafts.ts';
import { createExceptions, type Exceptions } from './lib/errors/exceptions.ts';
import type { PageData } from './lib/page/pageData.ts';
import { openPageWords } from './lib/page/pageWords.ts';
import type { Services } from './lib/page/services.ts';
import type { TabChannel } from './lib/device/tabChannel.ts';
import { atOnce, type AfterHydration } from './lib/hydration/hydrationQueue.ts';
import type { VisitorStart } from './lib/page/visitorStart.ts';
import { watchStorageBy } from './lib/device/watchStorage.ts';
import { createNotices, createNotify, type Notices } from './notices/createNotices.ts';
import { persistNotices } from './notices/persistedNotices.ts';
import { createCarrier } from './lib/live/carrier.ts';
import { createSession, type Clock, type Session } from './session/createSession.ts';
import { followOtherTabs, type SessionWord } from './session/otherTabs.ts';
import { page as pageMessages } from './words/en/page.ts';
import { locales as ownLocales } from './words/locales.ts';

export interface PageParts {
  services: Services;
  comfort: Comfort;
  session: Session;
  notices: Notices;
  queryClient: QueryClient;
  exceptions: Exceptions;
  /** Ends all timers and calls under way. */
  stop: () => void;
}

export interface PageDependencies {
  /** Where drafts, notifications and comfort settings are stored; nowhere without one. */
  storage?: Storage | undefined;
  /** The other tabs of this browser, which share its member. */
  tabs?: TabChannel<SessionWord> | undefined;
  /** Tells of what other tabs store on this device. */
  page?: Pick<Window, 'addEventListener'> | undefined;
  /** Stores the settings that the server has to know for the next page. Left out where no server renders pages. */
  cookies?: CookiePage | undefined;
  /** What shows the comfort settings: `<html>`. Left out where something else decides about the appearance. */
  root?: Element | undefined;
  /** Whether the demo account exists here. @default false */
  isDemoOffered?: boolean;
  /** Whether the page may hear what happens: one page of a browser, beside its other tabs. @default false */
  isLive?: boolean;
  /** What the page of a visitor starts with. @default what it came with, else Log In, empty */
  visitor?: VisitorStart | undefined;
  /** What the page came with, if a server rendered it. */
  pageData?: PageData | undefined;
  /** What would change the page waits for it. @default nothing is written */
  afterHydration?: AfterHydration;
  /** Which languages there are. @default the app's own */
  locales?: Locales | undefined;
  /** Times the session's rechecks. @default the browser's own */
  clock?: Clock | undefined;
}

/** Starts what lives as long as the page, and ties it together: the session decides whose words are stored. */
export function createServices({
  storage,
  tabs,
  page,
  cookies,
  root,
  isDemoOffered = false,
  isLive = false,
  pageData,
  afterHydration = atOnce,
  visitor = pageData?.visitor ?? { form: 'log-in', next: undefined },
  clock,
  locales = ownLocales,
}: PageDependencies = {}): PageParts {
  const device = createDeviceStore(storage);
  const watchStorage = page && watchStorageBy(page, afterHydration);
  const comfort = openComfort({ device, watchStorage, root, page: cookies });
  const retention = (memberId: string) =>
    comfort.preferencesOf(memberId === VISITOR ? undefined : memberId).keepWriting;
  const drafts = createDrafts(device, { retention });
  drafts.sweep();
  pressKeys.sweep();
  const say = (said: Words) => sayWords(words.current(), said);
  const words = openPageWords({
    locales,
    chosen: () => {
      const { language, easy } = comfort.current();
      return { language: language || pageData?.language, easy };
    },
    subscribe: comfort.subscribe,
    onNotLoaded: () => announce(say(messageOf(pageMessages, 'wordsNotLoaded'))),
  });
  const notices = createNotices(say, comfort.current);
  notices.on('said', () => void playSound('notice', comfort.current()));
  const route = { pattern: '/' };
  const exceptions = createExceptions({
    tell: async (error, place) => (await import('./data/exceptions.ts')).tellException(error, place),
    origin: globalThis.location?.origin ?? '',
    route: () => (session.getSnapshot().hasTag('member') ? route.pattern : '/login'),
  });
  const queryClient = createQueryClient({
    onAccessRefused: () => session.send({ type: 'access.refused' }),
    onException: exceptions.report,
  });
  if (pageData?.queries) hydrate(queryClient, pageData.queries);
  const carrier = createCarrier();
  const session = createSession({
    queryClient,
    known: pageData,
    afterHydration,
    clock,
    carrier,
    onForget: (memberId) => {
      pressKeys.forget();
      if (retention(memberId) === 'week') return;
      drafts.forget(memberId);
      forgetFiles(memberId);
      persistedNotices.forget(memberId);
    },
  });
  const watchMember = (onChange: (memberId: string | undefined) => void) =>
    session.subscribe((state) => onChange(state.hasTag('member') ? state.context.memberId : undefined));
  const persistedNotices = persistNotices({ device, notices, retention, watchMember });
  comfort.subscribe(() => {
    const { memberId } = session.getSnapshot().context;
    drafts.settle(memberId ?? VISITOR);
    if (memberId !== undefined && !drafts.mayPersist(memberId)) forgetFiles(memberId);
    persistedNotices.settle();
  });
  showComfortOf(session, comfort);
  const leaveTabs = tabs && followOtherTabs(session, tabs, afterHydration);
  notices.start();
  session.start();
  return {
    services: {
      drafts,
      device,
      words,
      route,
      isDemoOffered,
      isLive,
      carrier,
      visitor,
      notify: createNotify(notices),
    },
    comfort,
    session,
    notices,
    queryClient,
    exceptions,
    stop: () => {
      leaveTabs?.();
      comfort.stop();
      words.stop();
      persistedNotices.stop();
      session.stop();
      notices.stop();
    },
  };
}

/** Shows the settings of the member on this page, also while their session has ended; until it is known, those of before. */
function showComfortOf(session: Session, comfort: Comfort): void {
  session.subscribe((state) => {
    if (!state.hasTag('checking')) comfort.meet(state.context.memberId, state.context.hasChangedSides);
  });
}
