import { isDemoAccount, type User } from '@friendbase/contract';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  DownloadGlyph,
  inSentences,
  PhoneGlyph,
  PictureGlyph,
  Row,
  StatusLine,
  TrashGlyph,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import type { OpenedByAddress } from '../../../lib/searchValues.ts';
import { profile } from '../../../words/en/profile.ts';
import { buttonOf, type AskedPart, type ProfilePart } from '../useOpenedPart.ts';

interface AccountCardProps {
  me: User;
  /** What was saved last. */
  done: ProfilePart | undefined;
  onOpen: (part: ProfilePart) => void;
  asked: AskedPart | undefined;
}

const BY_ADDRESS = [
  ['card', 'key', 'showCard'],
  ['passkeys', 'key', 'showPasskeys'],
  ['notifications', 'bell', 'showNotifications'],
  ['safety', 'shield', 'showSafety'],
] as const;

/** What is known of the account, and the ways to all that concerns it, leaving last. */
export function AccountCard({ me, done, onOpen, asked }: AccountCardProps) {
  const t = useWords(profile);
  const say = useSayWords();
  const { title, text } = memberNotices.passwordChanged;
  const openedByAddress = (part: OpenedByAddress) => ({
    id: buttonOf(part),
    onPress: () => onOpen(part),
    ...(asked?.part === part && { onFocus: asked.onFocus }),
  });
  return (
    <Card title={t('account')}>
      <DescriptionList
        items={[
          { term: t('email'), details: <bdi>{me.email}</bdi> },
          { term: t('status'), details: <Badge tone="success">{t('active')}</Badge> },
        ]}
      />
      {done === 'password' && <StatusLine tone="success">{inSentences(say(title), say(text))}</StatusLine>}
      {done === 'care' && <StatusLine tone="success">{inSentences(t('careSaved'))}</StatusLine>}
      {done === 'contact' && <StatusLine tone="success">{inSentences(t('contactSaved'))}</StatusLine>}
      <Row>
        <Button
          tone="quiet"
          icon="key"
          blockedReason={isDemoAccount(me) ? t('demoPassword') : undefined}
          id={buttonOf('link')}
          onPress={() => onOpen('password')}
          {...(asked?.part === 'link' && { onFocus: asked.onFocus })}
        >
          {t('changePassword')}
        </Button>
        <Button
          tone="quiet"
          icon={PhoneGlyph}
          blockedReason={isDemoAccount(me) ? t('demoContact') : undefined}
          onPress={() => onOpen('contact')}
        >
          {t('changeContact')}
        </Button>
        <Button tone="quiet" icon="lock" {...openedByAddress('privacy')}>
          {t('managePrivacy')}
        </Button>
        <Button
          tone="quiet"
          icon="login"
          id={buttonOf('secure')}
          onPress={() => onOpen('places')}
          {...(asked?.part === 'secure' && { onFocus: asked.onFocus })}
        >
          {t('showPlaces')}
        </Button>
        <Button tone="quiet" icon="mail" onPress={() => onOpen('email')}>
          {t('showEmail')}
        </Button>
        <Button tone="quiet" icon={PictureGlyph} onPress={() => onOpen('pictures')}>
          {t('showPictures')}
        </Button>
        <Button tone="quiet" icon="heart" onPress={() => onOpen('care')}>
          {t('showCare')}
        </Button>
        <Button tone="quiet" icon={DownloadGlyph} {...openedByAddress('things')}>
          {t('takeThings')}
        </Button>
        {BY_ADDRESS.map(([part, icon, label]) => (
          <Button key={part} tone="quiet" icon={icon} {...openedByAddress(part)}>
            {t(label)}
          </Button>
        ))}
        <Button
          tone="quiet"
          icon={TrashGlyph}
          blockedReason={isDemoAccount(me) ? t('demoLeaving') : undefined}
          onPress={() => onOpen('leaving')}
        >
          {t('leaveForGood')}
        </Button>
      </Row>
    </Card>
  );
}
