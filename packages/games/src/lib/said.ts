import type { Politeness, Preferences } from '@friendbase/ui-kit';
import type { MessageRef } from '@friendbase/ui-kit/words';

/** What a game says to screen readers, sent by its machine with `emit`. Source: widget contracts W24 to W29. */
export interface Said {
  type: 'said';
  /** For those who want it short. */
  short: MessageRef;
  /** For those who want everything said. @default the same */
  full?: MessageRef;
  /** @default 'polite' */
  politeness?: Politeness;
}

/** Makes what a machine emits. */
export const said = (short: MessageRef, more: Omit<Said, 'type' | 'short'> = {}): Said => ({
  type: 'said',
  short,
  ...more,
});

/** What of it one member hears. Source: preference P9. */
export const wordsOf = ({ short, full }: Said, speech: Preferences['gameSpeech']): MessageRef =>
  speech === 'full' ? (full ?? short) : short;
