import type { NotificationSettings } from '@friendbase/contract';
import { Heading, Row, Select, Stack, Switch, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../../lib/time/useDates.ts';
import { wishes } from '../../../words/en/wishes.ts';

type Quiet = NonNullable<NotificationSettings['quiet']>;

/** What most people sleep through, where the device is. */
const atNight = (): Quiet => ({
  from: 21 * 60,
  until: 7 * 60,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

interface QuietHoursProps {
  quiet: NotificationSettings['quiet'];
  onChange: (quiet: NotificationSettings['quiet']) => void;
}

/** When the bell is quiet. A new choice is of the place where the member is now. */
export function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const t = useWords(wishes);
  const dates = useDates();
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour * 60),
    // Any day will do: the hour is all that is said.
    label: dates.clockTime(new Date(2024, 0, 1, hour)),
  }));
  const choose = (part: Partial<Quiet>) =>
    onChange({ ...atNight(), ...quiet, zone: atNight().zone, ...part });
  return (
    <Stack>
      <Heading level={3}>{t('when')}</Heading>
      <Switch
        label={t('quiet')}
        description={t('quietMeans')}
        isSelected={quiet !== null}
        onChange={(isOn) => onChange(isOn ? atNight() : null)}
      />
      {quiet && (
        <Row>
          <Select
            label={t('from')}
            options={hours}
            value={String(quiet.from)}
            onChange={(from) => choose({ from: Number(from) })}
          />
          <Select
            label={t('until')}
            options={hours}
            value={String(quiet.until)}
            onChange={(until) => choose({ until: Number(until) })}
          />
        </Row>
      )}
    </Stack>
  );
}
