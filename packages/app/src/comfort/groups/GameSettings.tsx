import { useWords } from '@friendbase/ui-kit';
import { games } from '../../words/en/comfortGames.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';
import { SwitchSetting } from '../SwitchSetting.tsx';

/** P8 and P9. Timer and moves are hidden with the other counters. */
export function GameSettings() {
  const t = useWords(games);
  return (
    <>
      <PaceSetting />
      <HintsSetting />
      <SwitchSetting name="writtenSequence" description={t('writtenMeans')} />
      <SwitchSetting name="stayOnLevel" description={t('stayMeans')} />
      <SwitchSetting name="hideBest" />
      <GameSpeechSetting />
    </>
  );
}

export function PaceSetting() {
  const t = useWords(games);
  return (
    <ChoiceSetting
      name="pace"
      orientation="vertical"
      options={[
        { value: 1, label: t('usual') },
        { value: 2, label: t('twice') },
        { value: 4, label: t('four') },
        { value: 10, label: t('ten') },
        { value: 'wait', label: t('wait'), description: t('waitMeans') },
      ]}
    />
  );
}

export function HintsSetting() {
  const t = useWords(games);
  return (
    <ChoiceSetting
      name="hints"
      options={[
        { value: 'later', label: t('hintsLater') },
        { value: 'always', label: t('hintsAlways') },
        { value: 'never', label: t('hintsNever') },
      ]}
    />
  );
}

export function GameSpeechSetting() {
  const t = useWords(games);
  return (
    <ChoiceSetting
      name="gameSpeech"
      options={[
        { value: 'short', label: t('short') },
        { value: 'full', label: t('fullWords') },
      ]}
    />
  );
}
