import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLandmark } from '../../landmarks/landmarks.ts';
import { hush } from '../../sounds/playSound.ts';
import type { Reader } from '../../speech/reader.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { speech } from '../../words/en/speech.ts';
import { Button } from '../Button/Button.tsx';
import './SpeechBar.css';

interface SpeechBarProps {
  reader: Reader;
  /** What is read. */
  subject: string;
  /** The bar goes and had the focus. */
  onFocusLost: () => void;
}

/**
 * Stop and Pause, at the lower edge of the window for as long as something is read. It never takes the focus: F6 and Tab
 * lead there, and Escape stops the voice wherever nothing else takes the key. It stays usable above a dialog, and has a
 * place of its own at the end of the page, so that everything can be scrolled out from under it.
 */
export function SpeechBar({ reader, subject, onFocusLost }: SpeechBarProps) {
  const t = useWords(speech);
  const inFrame = useWords(frame);
  const isPaused = useSelector(reader, (state) => state.matches('paused'));
  const bar = useLandmark<HTMLElement>();
  const stop = () => reader.send({ type: 'stopped' });
  useEscape(stop);
  useEffect(hush, []);
  const leave = useEffectEvent((element: HTMLElement) => {
    if (element.contains(document.activeElement)) onFocusLost();
  });
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element) leave(element);
    };
  }, [bar]);
  return (
    <section ref={bar} className="fb-SpeechBar" aria-label={t('bar')} data-react-aria-top-layer="true">
      <p className="fb-SpeechBar-subject">{t(isPaused ? 'pausedAt' : 'reading', { subject })}</p>
      <Button icon="stop" preventFocusOnPress onPress={stop}>
        {inFrame('stop')}
      </Button>
      <Button
        tone="quiet"
        icon={isPaused ? 'play' : 'pause'}
        preventFocusOnPress
        onPress={() => reader.send({ type: isPaused ? 'resumed' : 'paused' })}
      >
        {t(isPaused ? 'goOn' : 'pause')}
      </Button>
    </section>
  );
}

/** On the document, in the bubble phase: a dialog, menu or field that uses the key has stopped it by then. */
function useEscape(onEscape: () => void): void {
  const press = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
