import { useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useReader } from '../../speech/reader.ts';
import { visibleSentences } from '../../speech/visibleWords.ts';
import { SuspensionContext } from '../../suspension/Suspension.tsx';
import { useCurrentWords, useWords } from '../../words/WordsProvider.tsx';
import { speech } from '../../words/en/speech.ts';
import { Button } from '../Button/Button.tsx';
import './Listen.css';
import { NoVoice } from './NoVoice.tsx';
import { SpeechBar } from './SpeechBar.tsx';

export interface ListenProps {
  /** What is read, as part of the button's name: “Leo Okafor's post”. Not shown on it. */
  subject: string;
  /** The part of the page that is read. */
  part: RefObject<HTMLElement | null>;
  /** Whether words to press are read as well: where they are the choice to be made. @default false */
  hasControls?: boolean | undefined;
}

/** Starts and stops the voice; while it speaks, the bar with Stop and Pause is on the screen. */
export function ListenButton({ subject, part, hasControls = false }: ListenProps) {
  const t = useWords(speech);
  const { locale } = useCurrentWords();
  const voice = usePreferences((preferences) => preferences.voice);
  const rate = usePreferences(({ speechRate }) => speechRate);
  const isMarked = usePreferences(({ markSpokenWord }) => markSpokenWord);
  const reader = useReader();
  const section = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isMine = useSelector(reader, ({ context }) => context.section === section);
  const isShown = useSelector(reader, (state) => state.hasTag('shown') && state.context.hasVoice) && isMine;
  const trouble = useSelector(reader, ({ context }) => context.trouble);
  const stop = () => reader.send({ type: 'stopped' });
  const listen = () => {
    if (!part.current) return;
    const sentences = visibleSentences(part.current, locale, hasControls);
    reader.send({
      type: 'listened',
      section,
      sentences,
      voice: { lang: locale, rate, voice },
      isMarked,
    });
  };
  useStopWhenGone(() => isMine && stop());
  return (
    <span className="fb-Listen" data-unspoken="">
      <Button
        ref={button}
        tone="plain"
        icon={isShown ? 'stop' : 'listen'}
        subject={subject}
        onPress={isShown ? stop : listen}
      >
        {t(isShown ? 'stop' : 'listen')}
      </Button>
      {isMine && trouble && <NoVoice trouble={trouble} />}
      {isShown &&
        createPortal(
          <SpeechBar reader={reader} subject={subject} onFocusLost={() => button.current?.focus()} />,
          // oxlint-disable-next-line friendbase/first-render -- only after a press
          document.body,
        )}
    </span>
  );
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
