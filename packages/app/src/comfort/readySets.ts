import type { Preferences } from '@friendbase/ui-kit';

export type ReadySet = 'easyAndBig' | 'calm' | 'readToMe' | 'highContrast';

/** What is dark already stays dark. */
const isDark = ({ theme }: Preferences): boolean =>
  theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme.endsWith('dark');

/** What a set changes for whoever has these settings now. Nothing that is larger already gets smaller. */
export const READY_SETS: Record<ReadySet, (now: Readonly<Preferences>) => Partial<Preferences>> = {
  easyAndBig: ({ textSize }) => ({
    easy: true,
    longDates: true,
    textSize: textSize > 130 ? textSize : 130,
    largeIcons: true,
    targets: 56,
  }),
  calm: () => ({ motion: 'calm', sounds: false, vibration: false, interruptions: 'important' }),
  readToMe: ({ speechRate }) => ({
    readAloud: true,
    markSpokenWord: true,
    speechRate: speechRate < 1 ? speechRate : 0.75,
  }),
  highContrast: (now) => ({ theme: isDark(now) ? 'contrast-dark' : 'contrast-light' }),
};
