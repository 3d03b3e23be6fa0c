import { announce, HelpButton, StatusLine } from '@friendbase/ui-kit';
import { lazy, Suspense, use, useState } from 'react';
import { CrashBoundary } from '../lib/CrashBoundary.tsx';
import { PageTools } from '../lib/pageTools.ts';
import { HELP } from './content.ts';

const HelpDialog = lazy(() => import('./HelpDialog.tsx').then((module) => ({ default: module.HelpDialog })));

/** The help button, at the same place on every page, the auth screen included. Source: conflict X19. */
export function HelpCorner({ onGo }: { onGo?: (href: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isNoCallShown, setIsNoCallShown] = useState(false);
  const open = () => {
    setIsNoCallShown(false);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  // Nobody may believe that a call was made: it is said, and it stays on the page.
  const sayNoCall = () => {
    close();
    setIsNoCallShown(true);
    announce(HELP.noCall);
  };
  const go =
    onGo &&
    ((href: string) => {
      close();
      onGo(href);
    });
  return (
    <>
      {isNoCallShown && <StatusLine tone="info">{HELP.noCall}</StatusLine>}
      {use(PageTools)}
      <HelpButton onPress={open} />
      {/* Where the dialog cannot be loaded, the one thing that matters is still said. */}
      <CrashBoundary fallback={<StatusLine tone="danger">{HELP.emergency}</StatusLine>}>
        <Suspense fallback={null}>
          {isOpen && <HelpDialog onClose={close} onCall={sayNoCall} onGo={go} />}
        </Suspense>
      </CrashBoundary>
    </>
  );
}
