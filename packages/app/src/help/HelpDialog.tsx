import {
  SettingsGlyph,
  ButtonLink,
  Dialog,
  KitRouterProvider,
  Link,
  Row,
  Stack,
  useWords,
} from '@friendbase/ui-kit';
import { helpDialog } from '../words/en/helpDialog.ts';
import { LaterPerson } from './AccessibilityStatement.tsx';
import { AllPages } from './AllPages.tsx';
import { CallForHelp } from './CallForHelp.tsx';
import { Emergency } from './Emergency.tsx';
import { WriteToUs } from './letters/WriteToUs.tsx';
import { KeysThatHelp } from './KeysThatHelp.tsx';
import { StatementForVisitors } from './StatementForVisitors.tsx';

interface HelpDialogProps {
  onClose: () => void;
  /** “Call for Help” was pressed, with the number that the device was asked to call, if there is one. */
  onCall: (number: string | undefined) => void;
  /** Goes to a page of the app. Left out on the auth screen, from where no page can be reached. */
  onGo: ((href: string) => void) | undefined;
}

/** Help from any page: 911 first, and large. Source: product spec §2 “Help dialog”, conflict X18. */
export function HelpDialog({ onClose, onCall, onGo }: HelpDialogProps) {
  const inDialog = useWords(helpDialog);
  const help = (
    <Stack>
      <Emergency />
      <CallForHelp isMember={onGo !== undefined} onCall={onCall} />
      {onGo && (
        <>
          <Row>
            <ButtonLink tone="quiet" icon="messages" href="/messages">
              {inDialog('message')}
            </ButtonLink>
            <ButtonLink tone="quiet" icon={SettingsGlyph} href="/profile">
              {inDialog('settings')}
            </ButtonLink>
          </Row>
          <WriteToUs />
        </>
      )}
      <LaterPerson />
      <KeysThatHelp />
      {onGo ? (
        <>
          <AllPages />
          <Row>
            <Link href="/accessibility">{inDialog('accessibility')}</Link>
          </Row>
        </>
      ) : (
        <StatementForVisitors />
      )}
    </Stack>
  );
  return (
    <Dialog title={inDialog('title')} isOpen onClose={onClose}>
      {onGo ? <KitRouterProvider navigate={onGo}>{help}</KitRouterProvider> : help}
    </Dialog>
  );
}
