import {
  Button,
  CHOICES,
  ProgressBar,
  RadioGroup,
  Row,
  Stack,
  StatusLine,
  Text,
  usePreferences,
  useWords,
} from '@friendbase/ui-kit';
import { rainWords } from '../../../words/en/openedRewards.ts';
import { RAIN_MINUTES } from './rainMachine.ts';
import { useRain } from './useRain.ts';

/** Rain to listen to: how long, how loud, and how much is left. It stops with its window. */
export function RainPlayer() {
  const t = useWords(rainWords);
  const areSoundsOff = usePreferences((wishes) => !wishes.sounds);
  const { snapshot, volume, setVolume, hasSound, choose, press } = useRain();
  const { minutes, leftMs } = snapshot.context;
  const isPlaying = snapshot.matches('playing');
  return (
    <Stack>
      <Text>{t('purpose')}</Text>
      {areSoundsOff && <Text tone="quiet">{t('soundsOff')}</Text>}
      {!hasSound && <StatusLine tone="danger">{t('noSound')}</StatusLine>}
      <Row>
        <Button icon={isPlaying ? 'pause' : 'play'} onPress={press}>
          {t(isPlaying ? 'pause' : 'play')}
        </Button>
      </Row>
      {snapshot.matches('ended') && <StatusLine tone="info">{t('ended')}</StatusLine>}
      <ProgressBar
        label={t('left')}
        percent={(100 * leftMs) / (minutes * 60_000)}
        valueText={t('minutesLeft', { count: Math.floor(leftMs / 60_000) })}
      />
      <RadioGroup
        variant="chips"
        label={t('howLong')}
        options={RAIN_MINUTES.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
        value={String(minutes)}
        onChange={(value) => choose(RAIN_MINUTES.find((one) => String(one) === value) ?? minutes)}
      />
      <RadioGroup
        variant="chips"
        label={t('volume')}
        options={CHOICES.volume.map((count) => ({ value: String(count), label: t('percent', { count }) }))}
        value={String(volume)}
        onChange={(value) => setVolume(CHOICES.volume.find((one) => String(one) === value) ?? volume)}
      />
      <Text tone="quiet">{t('whileRead')}</Text>
    </Stack>
  );
}
