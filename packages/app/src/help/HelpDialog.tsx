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
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <Stack>
        <Callout title={t('emergencyTitle')} titleLevel={3} icon="warning" tone="danger">
          <Text>{t('emergency')}</Text>
          <ButtonLink href={EMERGENCY_HREF} icon="phone" size="large">
            {t('callEmergency')}
          </ButtonLink>
        </Callout>
        <Button tone="quiet" icon="help" onPress={onCall}>
          {t('call')}
        </Button>
        {onGo && (
          <>
            <Button tone="quiet" icon="messages" onPress={() => onGo('/messages')}>
              {t('message')}
            </Button>
            <Button tone="quiet" icon="settings" onPress={() => onGo('/profile')}>
              {t('settings')}
            </Button>
          </>
        )}
        <Heading level={3}>{t('keys')}</Heading>
        <BulletList items={[t('keyTab'), t('keyF6'), t('keyF8'), t('keyEscape')]} />
      </Stack>
    </Dialog>
  );
}
