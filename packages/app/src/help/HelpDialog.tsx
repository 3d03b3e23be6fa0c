import {
  BulletList,
  Button,
  ButtonLink,
  Callout,
  Dialog,
  Heading,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { help } from '../words/en/help.ts';
import { helpDialog } from '../words/en/helpDialog.ts';
import { EMERGENCY_HREF } from './emergency.ts';

interface HelpDialogProps {
  onClose: () => void;
  onCall: () => void;
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
          <ButtonLink href={EMERGENCY_HREF} icon="phone" size="large">
            {inDialog('callEmergency')}
          </ButtonLink>
        </Callout>
        <Button tone="quiet" icon="help" onPress={onCall}>
          {inDialog('call')}
        </Button>
        {onGo && (
          <>
            <Button tone="quiet" icon="messages" onPress={() => onGo('/messages')}>
              {inDialog('message')}
            </Button>
            <Button tone="quiet" icon="settings" onPress={() => onGo('/profile')}>
              {inDialog('settings')}
            </Button>
          </>
        )}
        <Heading level={3}>{inDialog('keys')}</Heading>
        <BulletList
          items={[inDialog('keyTab'), inDialog('keyF6'), inDialog('keyF8'), inDialog('keyEscape')]}
        />
      </Stack>
    </Dialog>
  );
}
