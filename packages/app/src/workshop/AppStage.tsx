import { FakeStorage } from '@friendbase/mocks/testing';
import { useCurrentWords, WordsProvider } from '@friendbase/ui-kit';
import { createMemoryHistory } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { App } from '../App.tsx';
import { createServices, type PageParts } from '../createServices.ts';
import { AuthScreen } from '../features/auth/AuthScreen.tsx';
import { isDemoOffered } from '../lib/demoOffer.ts';
import { MemberArea } from '../MemberArea.tsx';
import { SessionGate } from '../session/SessionGate.tsx';

interface AppStageProps {
  /** Where the member is. */
  path?: string;
  /** What this device keeps; an empty one by default, so that one story cannot change another. */
  storage?: Storage;
}

/** Shows the words that were chosen around the stage, in the toolbar or by a test. */
function StageWords({ parts, children }: { parts: PageParts; children: ReactNode }) {
  const { variant } = useCurrentWords();
  const { comfort, services } = parts;
  useEffect(() => {
    if (comfort.state().preferences.words !== variant) comfort.change({ words: variant });
  }, [comfort, variant]);
  return <WordsProvider store={services.words}>{children}</WordsProvider>;
}

/** The auth screen alone, for scenarios that begin signed in. */
export function AuthStage() {
  const [parts] = useState(() =>
    createServices({ storage: new FakeStorage(), isDemoOffered: isDemoOffered() }),
  );
  useEffect(() => () => parts.stop(), [parts]);
  return (
    <StageWords parts={parts}>
      <App parts={parts}>
        <AuthScreen />
      </App>
    </StageWords>
  );
}

/** The whole app on a story's stage: the real session, screens and calls, answered by the story's scenario. */
export function AppStage({ path = '/', storage }: AppStageProps) {
  const [parts] = useState(() =>
    createServices({ storage: storage ?? new FakeStorage(), isDemoOffered: isDemoOffered() }),
  );
  const [history] = useState(() => createMemoryHistory({ initialEntries: [path] }));
  const [Area] = useState(() => (props: { memberId: string; isArriving: boolean }) => (
    <MemberArea {...props} history={history} />
  ));
  useEffect(() => () => parts.stop(), [parts]);
  return (
    <StageWords parts={parts}>
      <App parts={parts}>
        <SessionGate MemberArea={Area} authScreen={<AuthScreen />} />
      </App>
    </StageWords>
  );
}
