import type { Tone } from '@friendbase/ui-kit';

/** The soft sounds of the game: extras, off until the member turns them on. Source: preference P12. */
export const TUNES = {
  turned: [{ hertz: 440, ms: 90 }],
  matched: [
    { hertz: 523, ms: 120 },
    { hertz: 659, ms: 180 },
  ],
  /** Low and short, and nothing like an alarm. */
  missed: [{ hertz: 330, ms: 140 }],
  ended: [
    { hertz: 523, ms: 140 },
    { hertz: 659, ms: 140 },
    { hertz: 784, ms: 260 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** What the machine emits for those who hear. */
export interface Tuned {
  type: 'tuned';
  tune: keyof typeof TUNES;
}
