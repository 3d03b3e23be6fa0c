import { FakeStorage } from '@friendbase/mocks/testing';
import { DEFAULTS, useCurrentWords, usePreferences, WordsProvider } from '@friendbase/ui-kit';
import { createMemoryHistory } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { App } from '../src/App.tsx';
import { editComfort } from '../src/comfort/editComfort.ts';
import { createServices, type PageParts } from '../src/createServices.ts';
import { arrivalsOf, type Arrivals } from '../src/data/arrivals.ts';
import { AuthScreen } from '../src/features/auth/AuthScreen.tsx';
import { createOpenInPage } from '../src/demo/openInPage.ts';
import { isDemoOffered } from '../src/lib/page/services.ts';
// Comes on demand in the app. Here it is there: a picture of Simple mode is not to hang on when.
import '../src/lib/page/reduced.ts';
import { MemberArea } from '../src/MemberArea.tsx';
import { SessionGate } from '../src/session/SessionGate.tsx';

// What a build says of itself: a stage is that of the product.
Object.assign(globalThis, { __DEMO__: false });

/** The calls of a stage are answered in the page. */
const openMedia = createOpenInPage();

interface AppStageProps {
  /** Where the member is. */
  path?: string;
  /** What this device stores; an empty one by default, so that one story cannot change another. */
  storage?: Storage;
  /** Whether the page says that somebody can log in with pictures on this device. @default false */
  hasPictures?: boolean;
  /** Whether it hears what happens, over a stream of its own. @default false */
  isLive?: boolean;
  /** What has come since its lists were loaded, and waits for a press. */
  arrived?: Partial<Arrivals>;
}

/**
 * Gives the stage the comfort settings and words that are chosen around it, in the toolbar or by a test. As on a page, nothing
 * is rendered before these words are there: it could say something in others.
 */
export function StageComfort({ parts, children }: { parts: PageParts; children: ReactNode }) {
  const { language, easy } = useCurrentWords();
  const around = usePreferences((all) => all);
  const taken = useRef<Record<string, unknown>>({ ...DEFAULTS });
  const { comfort, services } = parts;
  const { words } = services;
  const current = useSyncExternalStore(words.subscribe, words.current);
  const areThere = (current.language === language && current.easy === easy) || words.failed();
  const [wereThere, setWereThere] = useState(areThere);
  if (areThere && !wereThere) setWereThere(true);
  useEffect(() => {
    const wanted = { ...around, language: language === 'en' ? DEFAULTS.language : language, easy };
    const changes = Object.entries(wanted).filter(([name, value]) => taken.current[name] !== value);
    taken.current = wanted;
    if (changes.length > 0) editComfort(comfort).change(Object.fromEntries(changes));
  }, [comfort, around, language, easy]);
  return <WordsProvider store={words}>{wereThere && children}</WordsProvider>;
}

interface AuthStageProps {
  storage?: Storage;
  /** What shows the comfort settings. Left out where the toolbar does. */
  root?: Element;
}

/** The auth screen alone, for scenarios that begin signed in. */
export function AuthStage({ storage, root }: AuthStageProps) {
  const [parts] = useState(() =>
    createServices({ storage: storage ?? new FakeStorage(), root, isDemoOffered: isDemoOffered() }),
  );
  useEffect(() => () => parts.stop(), [parts]);
  return (
    <StageComfort parts={parts}>
      <App parts={parts} openMedia={openMedia}>
        <AuthScreen />
      </App>
    </StageComfort>
  );
}

/** The whole app on a story's stage: the real session, screens and calls, answered by the story's scenario. */
export function AppStage({
  path = '/',
  storage,
  hasPictures = false,
  isLive = false,
  arrived = {},
}: AppStageProps) {
  const [parts] = useState(() => {
    const opened = createServices({
      storage: storage ?? new FakeStorage(),
      isDemoOffered: isDemoOffered(),
      isLive,
      visitor: { form: 'log-in', next: undefined, hasPictures },
    });
    arrivalsOf(opened.queryClient).change(() => arrived);
    return opened;
  });
  const [history] = useState(() => createMemoryHistory({ initialEntries: [path] }));
  const [Area] = useState(() => (props: { memberId: string; isArriving: boolean }) => (
    <MemberArea {...props} history={history} />
  ));
  useEffect(() => () => parts.stop(), [parts]);
  return (
    <StageComfort parts={parts}>
      <App parts={parts} openMedia={openMedia}>
        <SessionGate MemberArea={Area} authScreen={<AuthScreen />} />
      </App>
    </StageComfort>
  );
}
