import { BulletList, Button, ButtonLink, Callout, Dialog, Heading, Stack, Text } from '@friendbase/ui-kit';
import { HELP } from './content.ts';

interface HelpDialogProps {
  onClose: () => void;
  onCall: () => void;
  /** Goes to a page of the app. Left out on the auth screen, from where no page can be reached. */
  onGo: ((href: string) => void) | undefined;
}

/** Help from any page: 911 first, and large. Source: product spec §2 “Help dialog”, conflict X18. */
export function HelpDialog({ onClose, onCall, onGo }: HelpDialogProps) {
  return (
    <Dialog title={HELP.title} isOpen onClose={onClose}>
      <Stack>
        <Callout title={HELP.emergencyTitle} titleLevel={3} icon="warning" tone="danger">
          <Text>{HELP.emergency}</Text>
          <ButtonLink href={HELP.emergencyHref} icon="phone" size="large">
            {HELP.callEmergency}
          </ButtonLink>
        </Callout>
        <Button tone="quiet" icon="help" onPress={onCall}>
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
