import { FooterNote, HelpButton, useWords } from '@friendbase/ui-kit';
import { lazy, use, useState, useSyncExternalStore, createContext, type ReactNode } from 'react';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { PageTools } from '../lib/page/pageTools.ts';
import { useServices } from '../lib/page/services.ts';
import { help } from '../words/en/help.ts';
import { page } from '../words/en/page.ts';

/** Whether the help dialog is open, for pages that open it too. Without a provider only its button does. */
export const HelpOpenContext = createContext<
  readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] | undefined
>(undefined);

const HelpDialog = lazy(() => import('./onDemand.ts').then((module) => ({ default: module.HelpDialog })));
const NoCallNote = lazy(() => import('./onDemand.ts').then((module) => ({ default: module.NoCallNote })));

/** The help button, at the same place on every page, the auth screen included. Source: conflict X19. */
export function HelpCorner({ onGo }: { onGo?: (href: string) => void }) {
  const t = useWords(help);
  const ownOpen = useState(false);
  const [isOpen, setIsOpen] = use(HelpOpenContext) ?? ownOpen;
  /** What “Call for Help” did last. */
  const [called, setCalled] = useState<{ number: string | undefined }>();
  const open = () => {
    setCalled(undefined);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const tellOfCall = (number: string | undefined) => {
    close();
    setCalled({ number });
  };
  const go =
    onGo &&
    ((href: string) => {
      close();
      onGo(href);
    });
  return (
    <>
      {use(PageTools).notes}
      <WordsNote />
      {/* A dialog that cannot be loaded leaves the one thing that matters. */}
      <OnDemand fallback={<FooterNote tone="danger" text={t('emergency')} />}>
        {called && <NoCallNote {...called} />}
        {isOpen && <HelpDialog onClose={close} onCall={tellOfCall} onGo={go} />}
      </OnDemand>
      <HelpButton onPress={open} />
    </>
  );
}

/** Tells that the chosen words did not load. Silent: it was announced when it happened, and stands on every page. */
function WordsNote() {
  const t = useWords(page);
  const { words } = useServices();
  const hasFailed = useSyncExternalStore(words.subscribe, words.failed, words.failed);
  return hasFailed && <FooterNote tone="info" text={t('wordsNotLoaded')} />;
}

/** Lets pages open the help dialog that stands in the frame around them. */
export function HelpOpenProvider({ children }: { children: ReactNode }) {
  return <HelpOpenContext value={useState(false)}>{children}</HelpOpenContext>;
}
