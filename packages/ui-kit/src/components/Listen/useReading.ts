import { useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useId } from 'react';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useReader, type Reader } from '../../speech/reader.ts';
import { visibleSentences, type Sentence } from '../../speech/visibleWords.ts';
import { SuspensionContext } from '../../suspension/Suspension.tsx';
import { useCurrentWords } from '../../words/WordsProvider.tsx';

interface ReadingOptions {
  /** Whether words to press are read as well: where they are the choice to be made. @default false */
  hasControls?: boolean | undefined;
  /** Which of the sentences are read. @default all */
  choose?: ((sentences: readonly Sentence[]) => readonly Sentence[]) | undefined;
}

interface Reading {
  reader: Reader;
  /** A voice was found and reads this part, or pauses in it. */
  isShown: boolean;
  /** Why this part is not read. */
  trouble: 'no-voice' | 'no-start' | undefined;
  /** Reads a part of the page, from its start. */
  listen: (part: Element) => void;
  stop: () => void;
}

/** Reads one part of the page with the voice that the member has chosen. It stops when its part is left or hidden. */
export function useReading({ hasControls = false, choose }: ReadingOptions): Reading {
  const { locale } = useCurrentWords();
  const voice = usePreferences((preferences) => preferences.voice);
  const rate = usePreferences(({ speechRate }) => speechRate);
  const isMarked = usePreferences(({ markSpokenWord }) => markSpokenWord);
  const reader = useReader();
  const section = useId();
  const isMine = useSelector(reader, ({ context }) => context.section === section);
  const isShown = useSelector(reader, (state) => state.hasTag('shown') && state.context.hasVoice) && isMine;
  const trouble = useSelector(reader, ({ context }) => context.trouble);
  const stop = () => reader.send({ type: 'stopped' });
  useStopWhenGone(() => isMine && stop());
  return {
    reader,
    isShown,
    trouble: isMine ? trouble : undefined,
    stop,
    listen(part) {
      const sentences = visibleSentences(part, locale, hasControls);
      reader.send({
        type: 'listened',
        section,
        sentences: choose?.(sentences) ?? sentences,
        voice: { lang: locale, rate, voice },
        isMarked,
      });
    },
  };
}

/** Its part of the page was closed, left, or hidden behind the auth screen. */
function useStopWhenGone(stop: () => void): void {
  const isSuspended = use(SuspensionContext);
  const stopNow = useEffectEvent(stop);
  useEffect(() => {
    if (isSuspended) stopNow();
  }, [isSuspended]);
  useEffect(() => () => stopNow(), []);
}
