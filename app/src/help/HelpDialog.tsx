import { BulletList, Button, Callout, Dialog, Heading, Link, Stack, Text } from '@friendbase/ui-kit';
import { HELP } from './content.ts';

interface HelpDialogProps {
  onClose: () => void;
  onCall: () => void;
  /** Goes to a page of the app. Left out where there is none to go to yet, on the auth screen. */
  onGo: ((href: string) => void) | undefined;
}

/** Help from any page. Each action closes the dialog first. Source: product spec §2 “Help dialog”, X18. */
export function HelpDialog({ onClose, onCall, onGo }: HelpDialogProps) {
  return (
    <Dialog title={HELP.title} isOpen onClose={onClose}>
      <Stack>
        <Callout title={HELP.emergencyTitle} icon="warning" tone="danger">
          <Text>{HELP.emergency}</Text>
          <Link href={`tel:${HELP.emergencyNumber}`}>{HELP.callEmergency}</Link>
        </Callout>
        <Button icon="help" onPress={onCall}>
          {HELP.call}
        </Button>
        {onGo && (
          <>
            <Button tone="quiet" icon="messages" onPress={() => onGo('/messages')}>
              {HELP.message}
            </Button>
            <Button tone="quiet" icon="settings" onPress={() => onGo('/profile')}>
              {HELP.settings}
            </Button>
          </>
        )}
        <Heading level={3}>{HELP.keysTitle}</Heading>
        <BulletList items={[...HELP.keys]} />
      </Stack>
    </Dialog>
  );
}
