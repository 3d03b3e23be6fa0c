/** What a member can set for comfort: flat and plain JSON. Source: accessibility reference §5. */
export interface Preferences {
  /** P1: percent of the browser's own text size. */
  textSize: 100 | 115 | 130 | 150 | 175 | 200;
  /** P2 */
  spacing: 'normal' | 'roomy' | 'wide';
  /** P2: the most characters of a line. */
  lineLength: 70 | 50;
  /** P3: our own clear font, OpenDyslexic, or the font of the device. */
  font: 'clear' | 'dyslexia' | 'device';
  /** P4 */
  theme: 'system' | 'light' | 'dark' | 'cream' | 'contrast-light' | 'contrast-dark';
  /** P5 */
  motion: 'system' | 'full' | 'calm';
  /** P6: seconds a message stays on the screen, or until it is closed. */
  messageSeconds: 5 | 10 | 30 | 60 | 'stay';
  /** P7 */
  interruptions: 'all' | 'important' | 'none';
  /** P8: how many times longer timed steps of games and stories take; `wait` for the member's own press. */
  pace: 1 | 2 | 4 | 10 | 'wait';
  /** P9: the numbers to repeat stay in view as text. */
  writtenSequence: boolean;
  /** P9: when a game gives a hint; `later` is after two tries. */
  hints: 'later' | 'always' | 'never';
  /** P9: the sums do not get harder. */
  stayOnLevel: boolean;
  /** P9: how much of a game is said to a screen reader. */
  gameSpeech: 'short' | 'full';
  /** P9 */
  hideBest: boolean;
  /** P10 */
  readAloud: boolean;
  /** P10: the `voiceURI` of a voice of the browser; empty for the one it would take itself. */
  voice: string;
  /** P10 */
  speechRate: 0.5 | 0.75 | 1 | 1.25 | 1.5;
  /** P10 */
  markSpokenWord: boolean;
  /** By its code, such as `en`; empty for the first of the device that the app has. */
  language: string;
  /** P11: the reading level, easy words in whatever language. */
  easy: boolean;
  /** P11 */
  longDates: boolean;
  /** P11 */
  clock: 'system' | '12' | '24';
  /** P11 */
  largeIcons: boolean;
  /** P12 */
  sounds: boolean;
  /** P12 */
  vibration: boolean;
  /** P12: percent. */
  volume: 25 | 50 | 75 | 100;
  /** P13: how many links the menu shows before “More”. */
  menu: 'all' | 'five' | 'three';
  /** P13 */
  simple: boolean;
  hideQuotes: boolean;
  hideStore: boolean;
  /** Also P9: the timer and the moves of games. */
  hideCounters: boolean;
  hideTips: boolean;
  /** P14: what is asked about before it is done. */
  askSpending: boolean;
  askEveryone: boolean;
  askDecline: boolean;
  askSending: boolean;
  /** P14: a message with private facts waits some seconds, in which it can be taken back. */
  waitSending: boolean;
  /** P14: what Enter does while a message is written. */
  enterKey: 'sends' | 'new-line';
  /** P14: Tab goes to each button of a row, for who has this key alone, as with one switch. */
  tabEverywhere: boolean;
  /** P14 */
  swipeCloses: boolean;
  /** P14: the least size of what can be pressed, in CSS pixels. */
  targets: 44 | 56;
  /** P14 */
  helpSide: 'right' | 'left';
  /** P15: how long unfinished writing stays on the device. */
  keepWriting: 'until-log-out' | 'week' | 'never';
}

/** What holds until the member chooses. `system` leaves it to the settings of the device. */
export const DEFAULTS: Readonly<Preferences> = {
  textSize: 100,
  spacing: 'normal',
  lineLength: 70,
  font: 'clear',
  theme: 'system',
  motion: 'system',
  messageSeconds: 5,
  interruptions: 'all',
  pace: 1,
  writtenSequence: false,
  hints: 'later',
  stayOnLevel: false,
  gameSpeech: 'short',
  hideBest: false,
  readAloud: false,
  voice: '',
  speechRate: 1,
  markSpokenWord: true,
  language: '',
  easy: false,
  longDates: false,
  clock: 'system',
  largeIcons: false,
  sounds: false,
  vibration: false,
  volume: 50,
  menu: 'all',
  simple: false,
  hideQuotes: false,
  hideStore: false,
  hideCounters: false,
  hideTips: false,
  askSpending: true,
  askEveryone: true,
  askDecline: true,
  askSending: false,
  waitSending: true,
  enterKey: 'sends',
  tabEverywhere: false,
  swipeCloses: true,
  targets: 44,
  helpSide: 'right',
  keepWriting: 'until-log-out',
};

type Choices = { readonly [Key in keyof Preferences]?: readonly Preferences[Key][] };

/** The values of each preference that is neither a switch nor free text, in the order a screen offers them. */
export const CHOICES = {
  textSize: [100, 115, 130, 150, 175, 200],
  spacing: ['normal', 'roomy', 'wide'],
  lineLength: [70, 50],
  font: ['clear', 'dyslexia', 'device'],
  theme: ['system', 'light', 'dark', 'cream', 'contrast-light', 'contrast-dark'],
  motion: ['system', 'full', 'calm'],
  messageSeconds: [5, 10, 30, 60, 'stay'],
  interruptions: ['all', 'important', 'none'],
  pace: [1, 2, 4, 10, 'wait'],
  hints: ['later', 'always', 'never'],
  gameSpeech: ['short', 'full'],
  speechRate: [0.5, 0.75, 1, 1.25, 1.5],
  clock: ['system', '12', '24'],
  volume: [25, 50, 75, 100],
  menu: ['all', 'five', 'three'],
  enterKey: ['sends', 'new-line'],
  targets: [44, 56],
  helpSide: ['right', 'left'],
  keepWriting: ['until-log-out', 'week', 'never'],
} as const satisfies Choices;
