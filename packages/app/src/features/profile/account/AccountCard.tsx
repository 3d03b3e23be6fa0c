import { isDemoAccount, type User } from '@friendbase/contract';
import {
  Button,
  Card,
  inSentences,
  PhoneGlyph,
  Row,
  StatusLine,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { profile } from '../../../words/en/profile.ts';
import { type ProfilePart, SAFETY_BUTTON } from '../useOpenedPart.ts';

interface AccountCardProps {
  me: User;
  /** What was saved last. */
  done: ProfilePart | undefined;
  onOpen: (part: ProfilePart) => void;
  /** Where the address leads to what was decided. */
  onSafetyFocus: (() => void) | undefined;
}

/** The ways to password, emergency contact, privacy and places. */
export function AccountCard({ me, done, onOpen, onSafetyFocus }: AccountCardProps) {
  const t = useWords(profile);
  const say = useSayWords();
  const { title, text } = memberNotices.passwordChanged;
  return (
    <Card title={t('account')}>
      {done === 'password' && <StatusLine tone="success">{inSentences(say(title), say(text))}</StatusLine>}
      {done === 'contact' && <StatusLine tone="success">{inSentences(t('contactSaved'))}</StatusLine>}
      <Row>
        <Button
          tone="quiet"
          icon="key"
          blockedReason={isDemoAccount(me) ? t('demoPassword') : undefined}
          onPress={() => onOpen('password')}
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
        <Button tone="quiet" icon="lock" onPress={() => onOpen('privacy')}>
          {t('managePrivacy')}
        </Button>
        <Button tone="quiet" icon="login" onPress={() => onOpen('places')}>
          {t('showPlaces')}
        </Button>
        <Button
          id={SAFETY_BUTTON}
          tone="quiet"
          icon="shield"
          onPress={() => onOpen('safety')}
          {...(onSafetyFocus && { onFocus: onSafetyFocus })}
        >
          {t('showSafety')}
        </Button>
      </Row>
    </Card>
  );
}
