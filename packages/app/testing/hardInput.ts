/** What members may write and choose at worst. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles the Second';

/** A word without a place to break, and words from right to left. */
export const HARD_WORDS =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter ليلى وأصدقاؤها ';

/** Twelve comfort settings that take room, all at once. */
export const TWELVE_SETTINGS = {
  textSize: 200,
  spacing: 'wide',
  lineLength: 50,
  font: 'dyslexia',
  theme: 'contrast-dark',
  motion: 'calm',
  readAloud: true,
  easy: true,
  clock: '24',
  largeIcons: true,
  targets: 56,
  helpSide: 'left',
} as const;
