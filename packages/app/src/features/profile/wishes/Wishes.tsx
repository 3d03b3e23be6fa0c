import { CHOSEN_KINDS, type NotificationSettings } from '@friendbase/contract';
import {
  Heading,
  inSentences,
  Stack,
  StatusLine,
  Switch,
  Text,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateNotificationSettingsMutation } from '../../../data/notifications.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { useTell } from '../../../people/ActTold.tsx';
import { wishes } from '../../../words/en/wishes.ts';
import { whyNot } from '../outcomes.ts';
import { QuietHours } from './QuietHours.tsx';

const { privacySaved, privacyFailed } = memberNotices;

interface WishesProps {
  memberId: string;
  settings: NotificationSettings;
}

/** Each choice is saved by its press; what is shown is true again if that fails. */
export function Wishes({ memberId, settings }: WishesProps) {
  const t = useWords(wishes);
  const say = useSayWords();
  const tell = useTell();
  const { mutateAsync } = useMutation(updateNotificationSettingsMutation(useQueryClient(), memberId));
  const act = useAct<NotificationSettings, unknown>({
    deliver: mutateAsync,
    onDone: () => tell(privacySaved),
    onFailed: (error) => tell(privacyFailed, whyNot(privacyFailed, error)),
  });
  const shown = act.isBusy ? (act.input ?? settings) : settings;
  const change = (choice: Partial<NotificationSettings>) => act.press({ ...shown, ...choice });
  const failed = whyNot(privacyFailed, act.error);
  return (
    <>
      <Stack>
        <Heading level={3}>{t('kinds')}</Heading>
        {CHOSEN_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(kind)}
            isSelected={!shown.unwanted.includes(kind)}
            onChange={(isWanted) =>
              change({
                unwanted: CHOSEN_KINDS.filter((one) =>
                  one === kind ? !isWanted : shown.unwanted.includes(one),
                ),
              })
            }
          />
        ))}
        <Text tone="quiet">{t('always')}</Text>
      </Stack>
      <Stack>
        <Heading level={3}>{t('who')}</Heading>
        <Switch
          label={t('friendsOnly')}
          description={t('friendsOnlyMeans')}
          isSelected={shown.isFriendsOnly}
          onChange={(isFriendsOnly) => change({ isFriendsOnly })}
        />
      </Stack>
      <QuietHours quiet={shown.quiet} onChange={(quiet) => change({ quiet })} />
      {act.isDone && <StatusLine tone="success">{inSentences(say(privacySaved.title))}</StatusLine>}
      {act.isFailed && (
        <StatusLine tone="danger">{inSentences(say(failed.title), say(failed.text))}</StatusLine>
      )}
    </>
  );
}
