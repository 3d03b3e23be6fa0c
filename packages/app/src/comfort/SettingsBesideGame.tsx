import type { GameSetting } from '@friendbase/games';
import { Stack, useWords } from '@friendbase/ui-kit';
import { games } from '../words/en/comfortGames.ts';
import { sounds } from '../words/en/comfortValues.ts';
import { Changes } from './changes.tsx';
import { GameSpeechSetting, HintsSetting, PaceSetting } from './groups/GameSettings.tsx';
import { SwitchSetting } from './SwitchSetting.tsx';

/** The settings that change one game, beside it. They are the same ones that stand in the comfort settings. */
export function SettingsBesideGame({ names }: { names: readonly GameSetting[] }) {
  return (
    <Changes>
      <Stack>
        {names.map((name) => (
          <Setting key={name} name={name} />
        ))}
      </Stack>
    </Changes>
  );
}

function Setting({ name }: { name: GameSetting }) {
  const t = useWords(games);
  const inSounds = useWords(sounds);
  switch (name) {
    case 'pace':
      return <PaceSetting />;
    case 'hints':
      return <HintsSetting />;
    case 'gameSpeech':
      return <GameSpeechSetting />;
    case 'writtenSequence':
      return <SwitchSetting name={name} description={t('writtenMeans')} />;
    case 'stayOnLevel':
      return <SwitchSetting name={name} description={t('stayMeans')} />;
    case 'sounds':
      return <SwitchSetting name={name} description={inSounds('soundsMeans')} />;
    case 'hideCounters':
    case 'hideBest':
      return <SwitchSetting name={name} />;
  }
}
