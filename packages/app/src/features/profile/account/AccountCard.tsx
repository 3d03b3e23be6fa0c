import { isDemoAccount, type User } from '@friendbase/contract';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  DownloadGlyph,
  Heading,
  inSentences,
  PhoneGlyph,
  PictureGlyph,
  Row,
  Stack,
  StatusLine,
  Text,
  TrashGlyph,
  useSayWords,
  useWords,
  type IconSource,
} from '@friendbase/ui-kit';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import type { OpenedByAddress } from '../../../lib/page/searchValues.ts';
import { profile } from '../../../words/en/profile.ts';
import { buttonOf, type AskedPart, type ProfilePart } from '../useOpenedPart.ts';

interface AccountCardProps {
  me: User;
  /** What was saved last. */
  done: ProfilePart | undefined;
  onOpen: (part: ProfilePart) => void;
  asked: AskedPart | undefined;
}

type PartLabel = Exclude<keyof typeof profile.messages, 'nameTooLong' | 'bioTooLong'>;

/** What opens over the page, as its button is. */
interface AccountPart {
  part: ProfilePart;
  icon: IconSource;
  words: PartLabel;
  /** The address that leads to it. */
  address?: OpenedByAddress;
  /** Why the demo account has none of it. */
  notInDemo?: PartLabel;
}

/** By what a member comes for; leaving last. */
const GROUPS: { group: PartLabel; parts: AccountPart[] }[] = [
  {
    group: 'waysIn',
    parts: [
      {
        part: 'password',
        icon: 'key',
        words: 'changePassword',
        address: 'link',
        notInDemo: 'demoPassword',
      },
      { part: 'email', icon: 'mail', words: 'showEmail' },
      { part: 'card', icon: 'key', words: 'showCard', address: 'card' },
      { part: 'passkeys', icon: 'key', words: 'showPasskeys', address: 'passkeys' },
      { part: 'pictures', icon: PictureGlyph, words: 'showPictures' },
      { part: 'places', icon: 'login', words: 'showPlaces', address: 'secure' },
    ],
  },
  {
    group: 'youAndOthers',
    parts: [
      { part: 'privacy', icon: 'lock', words: 'managePrivacy', address: 'privacy' },
      { part: 'notifications', icon: 'bell', words: 'showNotifications', address: 'notifications' },
      { part: 'safety', icon: 'shield', words: 'showSafety', address: 'safety' },
      { part: 'contact', icon: PhoneGlyph, words: 'changeContact', notInDemo: 'demoContact' },
      { part: 'care', icon: 'heart', words: 'showCare' },
    ],
  },
  {
    group: 'yourThings',
    parts: [
      { part: 'things', icon: DownloadGlyph, words: 'takeThings', address: 'things' },
      { part: 'leaving', icon: TrashGlyph, words: 'leaveForGood', notInDemo: 'demoLeaving' },
    ],
  },
];

/** What is known of the account, and the ways to all that concerns it. */
export function AccountCard({ me, done, onOpen, asked }: AccountCardProps) {
  const t = useWords(profile);
  const say = useSayWords();
  const { title, text } = memberNotices.passwordChanged;
  return (
    <Card title={t('account')}>
      <DescriptionList
        items={[
          { term: t('email'), details: <bdi>{me.email}</bdi> },
          {
            term: t('status'),
            details: (
              <Row>
                <Badge tone="success">{t('active')}</Badge>
                <Text as="span">{t('activeMeans')}</Text>
              </Row>
            ),
          },
        ]}
      />
      {done === 'password' && <StatusLine tone="success">{inSentences(say(title), say(text))}</StatusLine>}
      {done === 'care' && <StatusLine tone="success">{inSentences(t('careSaved'))}</StatusLine>}
      {done === 'contact' && <StatusLine tone="success">{inSentences(t('contactSaved'))}</StatusLine>}
      {GROUPS.map(({ group, parts }) => (
        <Stack key={group} gap="small">
          <Heading level={3}>{t(group)}</Heading>
          <Row>
            {parts.map(({ part, icon, words, address, notInDemo }) => (
              <Button
                key={part}
                tone="quiet"
                icon={icon}
                blockedReason={notInDemo && isDemoAccount(me) ? t(notInDemo) : undefined}
                onPress={() => onOpen(part)}
                {...(address !== undefined && { id: buttonOf(address) })}
                {...(address !== undefined && asked?.part === address && { onFocus: asked.onFocus })}
              >
                {t(words)}
              </Button>
            ))}
          </Row>
        </Stack>
      ))}
    </Card>
  );
}
