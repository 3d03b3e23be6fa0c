import { announce } from '@friendbase/ui-kit';
import { messageOf, sayWords, type Variants, type Words } from '@friendbase/ui-kit/words';
import type { QueryClient } from '@tanstack/react-query';
import { pressKeys } from './data/call.ts';
import { sendFault } from './data/faults.ts';
import { createQueryClient } from './data/queryClient.ts';
import { createDeviceStore } from './lib/deviceStore.ts';
import { createDrafts } from './lib/drafts.ts';
import { createFaults, type Faults } from './lib/faults.ts';
import { openPageWords } from './lib/pageWords.ts';
import type { Services } from './lib/services.ts';
import type { TabChannel } from './lib/tabChannel.ts';
import { createNotices, createNotify, type Notices } from './notices/createNotices.ts';
import { keepNotices } from './notices/keptNotices.ts';
import { createSession, type Clock, type Session } from './session/createSession.ts';
import { followOtherTabs, type SessionWord } from './session/otherTabs.ts';
import { page as pageMessages } from './words/en/page.ts';
import { variants as ownVariants } from './words/variants.ts';

export interface PageParts {
  services: Services;
  session: Session;
  notices: Notices;
  queryClient: QueryClient;
  faults: Faults;
  /** Ends all timers and calls under way. */
  stop: () => void;
}

export interface PageDependencies {
  /** Where drafts and notifications are kept; nowhere without one. */
  storage?: Storage | undefined;
  /** The other tabs of this browser, which share its member. */
  tabs?: TabChannel<SessionWord> | undefined;
  /** Tells of what other tabs keep on this device. */
  page?: Pick<Window, 'addEventListener'> | undefined;
  /** Whether the demo account exists here. @default false */
  isDemoOffered?: boolean;
  /** Which words there are. @default the app's own */
  variants?: Variants | undefined;
  /** Times the session's rechecks. @default the browser's own */
  clock?: Clock | undefined;
}

/** Starts what lives as long as the page, and ties it together: the session decides whose words are kept. */
export function createServices({
  storage,
  tabs,
  page,
  isDemoOffered = false,
  clock,
  variants = ownVariants,
}: PageDependencies = {}): PageParts {
  const device = createDeviceStore(storage);
  const drafts = createDrafts(device);
  drafts.sweep();
  pressKeys.sweep();
  const say = (said: Words) => sayWords(words.current(), said);
  const words = openPageWords({
    variants,
    device,
    page,
    onNotLoaded: () => announce(say(messageOf(pageMessages, 'wordsNotLoaded'))),
  });
  const notices = createNotices(say);
  const route = { pattern: '/' };
  const faults = createFaults({
    send: sendFault,
    origin: globalThis.location?.origin ?? '',
    route: () => (session.getSnapshot().hasTag('member') ? route.pattern : '/login'),
  });
  const queryClient = createQueryClient({
    onAccessRefused: () => session.send({ type: 'access.refused' }),
    onFault: faults.report,
  });
  const session = createSession({
    queryClient,
    clock,
    onForget: (memberId) => {
      drafts.forget(memberId);
      pressKeys.forget();
      keptNotices.forget(memberId);
    },
  });
  const keptNotices = keepNotices(device, notices, (onChange) =>
    session.subscribe((state) => onChange(state.hasTag('member') ? state.context.memberId : undefined)),
  );
  const leaveTabs = tabs && followOtherTabs(session, tabs);
  notices.start();
  session.start();
  return {
    services: { drafts, device, words, route, isDemoOffered, notify: createNotify(notices) },
    session,
    notices,
    queryClient,
    faults,
    stop: () => {
      leaveTabs?.();
      words.stop();
      keptNotices.stop();
      session.stop();
      notices.stop();
    },
  };
}
