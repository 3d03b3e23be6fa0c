import { CHOSEN_KINDS, type NotificationSettings } from '@friendbase/contract';
import { Heading, Stack, Switch, Text, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateNotificationSettingsMutation } from '../../../data/notifications.ts';
import { wishes } from '../../../words/en/wishes.ts';
import { useSavedChoice } from '../useSavedChoice.tsx';
import { QuietHours } from './QuietHours.tsx';

interface WishesProps {
  memberId: string;
  settings: NotificationSettings;
}

/** Each choice is saved by its press; what is shown is true again if that fails. */
export function Wishes({ memberId, settings }: WishesProps) {
  const t = useWords(wishes);
  const { mutateAsync } = useMutation(updateNotificationSettingsMutation(useQueryClient(), memberId));
  const { choose, chosen, outcome } = useSavedChoice(mutateAsync);
  const shown = chosen ?? settings;
  const change = (choice: Partial<NotificationSettings>) => choose({ ...shown, ...choice });
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
      {outcome}
    </>
  );
}
