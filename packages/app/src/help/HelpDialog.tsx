import {
  PhoneGlyph,
  SettingsGlyph,
  Button,
  ButtonLink,
  Callout,
  Dialog,
  KitRouterProvider,
  Link,
  Row,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { help } from '../words/en/help.ts';
import { helpDialog } from '../words/en/helpDialog.ts';
import { LaterPerson } from './AccessibilityStatement.tsx';
import { CallForHelp } from './CallForHelp.tsx';
import { EMERGENCY_HREF } from './phone.ts';
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
  const t = useWords(help);
  const inDialog = useWords(helpDialog);
  return (
    <Dialog title={inDialog('title')} isOpen onClose={onClose}>
      <Stack>
        <Callout title={inDialog('emergencyTitle')} titleLevel={3} icon="warning" tone="danger">
          <Text>{t('emergency')}</Text>
          <ButtonLink href={EMERGENCY_HREF} icon={PhoneGlyph} size="large">
            {inDialog('callEmergency')}
          </ButtonLink>
        </Callout>
        <CallForHelp isMember={onGo !== undefined} onCall={onCall} />
        {onGo && (
          <>
            <Button tone="quiet" icon="messages" onPress={() => onGo('/messages')}>
              {inDialog('message')}
            </Button>
            <Button tone="quiet" icon={SettingsGlyph} onPress={() => onGo('/profile')}>
              {inDialog('settings')}
            </Button>
          </>
        )}
        <LaterPerson />
        <KeysThatHelp />
        {onGo ? (
          <KitRouterProvider navigate={onGo}>
            <Row>
              <Link href="/accessibility">{inDialog('accessibility')}</Link>
            </Row>
          </KitRouterProvider>
        ) : (
          <StatementForVisitors />
        )}
      </Stack>
    </Dialog>
  );
}
