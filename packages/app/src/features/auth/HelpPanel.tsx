import { Stack } from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { AwaitedBoundary } from '../../lib/hydration/AwaitedBoundary.tsx';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { useServices } from '../../lib/page/services.ts';
import { FindUsernameForm } from './FindUsernameForm.tsx';

const MoreHelp = lazy(() => import('./MoreHelp.tsx').then((module) => ({ default: module.MoreHelp })));

const failed = <NotLoaded />;

interface HelpPanelProps {
  /** An address was sent to find its account. */
  onAsked: (email: string) => void;
  /** Goes on to log in with a name; `note` says what has just been done. */
  onFound: (username: string, note: string) => void;
}

/** All that is behind Need Help?: the username, and what comes after it. Source: product spec §2 “Need Help?”. */
export function HelpPanel({ onAsked, onFound }: HelpPanelProps) {
  // A server is told that it is a link, and not which: what the link opens comes in a place that is free already.
  const { visitor } = useServices();
  const [isChoosing, setChoosing] = useState(visitor.isLink === true);
  return (
    <Stack gap="large">
      {!isChoosing && <FindUsernameForm onAsked={onAsked} onFound={onFound} />}
      <AwaitedBoundary failed={failed}>
        <MoreHelp onLogIn={onFound} onChoosing={setChoosing} />
      </AwaitedBoundary>
    </Stack>
  );
}
