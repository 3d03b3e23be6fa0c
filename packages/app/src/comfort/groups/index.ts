import { lazy, type ComponentType } from 'react';
import type { settingGroups, SettingName } from '../../words/en/comfort.ts';
import { AskingSettings } from './AskingSettings.tsx';
import { ColourSettings } from './ColourSettings.tsx';
import { KeepingSettings } from './KeepingSettings.tsx';
import { LayoutSettings } from './LayoutSettings.tsx';
import { MessageSettings } from './MessageSettings.tsx';
import { MotionSettings } from './MotionSettings.tsx';
import { PressingSettings } from './PressingSettings.tsx';
import { ReadingSettings } from './ReadingSettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import { VoiceSettings } from './VoiceSettings.tsx';
import { WordSettings } from './WordSettings.tsx';

/** Loaded with the group: few look for it here, as it stands beside each game too. */
const GameSettings = lazy(() =>
  import('./GameSettings.tsx').then((module) => ({ default: module.GameSettings })),
);

export interface SettingGroup {
  /** Its title among the words, and its picture. */
  id: keyof typeof settingGroups.messages;
  /** What it sets. */
  names: readonly SettingName[];
  Settings: ComponentType;
}

/** The groups in the order of the screen: what most members look for comes first, and is in view from the start. */
export const GROUPS: readonly SettingGroup[] = [
  { id: 'reading', names: ['textSize', 'spacing', 'lineLength', 'font'], Settings: ReadingSettings },
  { id: 'colours', names: ['theme'], Settings: ColourSettings },
  { id: 'words', names: ['easy', 'longDates', 'clock', 'largeIcons'], Settings: WordSettings },
  { id: 'voice', names: ['readAloud', 'voice', 'speechRate', 'markSpokenWord'], Settings: VoiceSettings },
  { id: 'motion', names: ['motion'], Settings: MotionSettings },
  { id: 'messages', names: ['messageSeconds', 'interruptions', 'swipeCloses'], Settings: MessageSettings },
  { id: 'sounds', names: ['sounds', 'volume', 'vibration'], Settings: SoundSettings },
  {
    id: 'games',
    names: ['pace', 'hints', 'writtenSequence', 'stayOnLevel', 'hideBest', 'gameSpeech'],
    Settings: GameSettings,
  },
  {
    id: 'layout',
    names: ['simple', 'menu', 'hideQuotes', 'hideStore', 'hideCounters', 'hideTips'],
    Settings: LayoutSettings,
  },
  {
    id: 'asking',
    names: ['askSpending', 'askEveryone', 'askDecline', 'askSending', 'waitSending'],
    Settings: AskingSettings,
  },
  { id: 'pressing', names: ['targets', 'helpSide', 'enterKey', 'tabEverywhere'], Settings: PressingSettings },
  { id: 'keeping', names: ['keepWriting', 'takeAlong'], Settings: KeepingSettings },
];
