import { announce, ButtonLink, FooterNote, HelpButton } from '@friendbase/ui-kit';
import { lazy, Suspense, use, useState } from 'react';
import { CrashBoundary } from '../lib/CrashBoundary.tsx';
import { PageTools } from '../lib/pageTools.ts';
import { HELP } from './content.ts';

const HelpDialog = lazy(() => import('./HelpDialog.tsx').then((module) => ({ default: module.HelpDialog })));

const callEmergency = (
  <ButtonLink href={HELP.emergencyHref} icon="phone">
    {HELP.callEmergency}
  </ButtonLink>
);

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
  // A dialog that cannot be loaded leaves the one thing that matters.
  const fallback = (
    <FooterNote tone="danger" text={HELP.emergency}>
      {callEmergency}
    </FooterNote>
  );
  return (
    <>
      {isNoCallShown && (
        <FooterNote tone="info" text={HELP.noCall}>
          {callEmergency}
        </FooterNote>
      )}
      {use(PageTools)}
      <CrashBoundary fallback={fallback}>
        <Suspense fallback={null}>
          {isOpen && <HelpDialog onClose={close} onCall={sayNoCall} onGo={go} />}
        </Suspense>
      </CrashBoundary>
      <HelpButton onPress={open} />
    </>
  );
}
