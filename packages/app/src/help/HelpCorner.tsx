import { announce, FooterNote, HelpButton } from '@friendbase/ui-kit';
import { lazy, Suspense, use, useState } from 'react';
import { CrashBoundary } from '../lib/CrashBoundary.tsx';
import { PageTools } from '../lib/pageTools.ts';
import { HELP } from './content.ts';

const HelpDialog = lazy(() => import('./onDemand.ts').then((module) => ({ default: module.HelpDialog })));
const NoCallNote = lazy(() => import('./onDemand.ts').then((module) => ({ default: module.NoCallNote })));

/** The help button, at the same place on every page, the auth screen included. Source: conflict X19. */
export function HelpCorner({ onGo }: { onGo?: (href: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isNoCallShown, setIsNoCallShown] = useState(false);
  const open = () => {
    setIsNoCallShown(false);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  // Nobody may believe that a call was made: the words are announced, and stay beside Help.
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
      {use(PageTools)}
      {/* A dialog that cannot be loaded leaves the one thing that matters. */}
      <CrashBoundary fallback={<FooterNote tone="danger" text={HELP.emergency} />}>
        <Suspense fallback={null}>
          {isNoCallShown && <NoCallNote />}
          {isOpen && <HelpDialog onClose={close} onCall={sayNoCall} onGo={go} />}
        </Suspense>
      </CrashBoundary>
      <HelpButton onPress={open} />
    </>
  );
}
