import { useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { Button } from '../Button/Button.tsx';
import './Listen.css';
import { NoVoice } from './NoVoice.tsx';
import { SpeechBar } from './SpeechBar.tsx';
import { useReading } from './useReading.ts';

export interface ListenProps {
  /** What is read, as part of the button's name: “Leo Okafor's post”. Not shown on it. */
  subject: string;
  /** The part of the page that is read. */
  part: RefObject<HTMLElement | null>;
  /** Whether words to press are read as well: where they are the choice to be made. @default false */
  hasControls?: boolean | undefined;
}

/** Starts and stops the voice; while it speaks, the bar with Stop and Pause is on the screen. */
export function ListenButton({ subject, part, hasControls }: ListenProps) {
  const t = useWords(frame);
  const { reader, isShown, trouble, listen, stop } = useReading({ hasControls });
  const button = useRef<HTMLButtonElement>(null);
  const start = () => part.current && listen(part.current);
  return (
    <span className="fb-Listen" data-unspoken="">
      <Button
        ref={button}
        tone="plain"
        icon={isShown ? 'stop' : 'listen'}
        subject={subject}
        onPress={isShown ? stop : start}
      >
        {t(isShown ? 'stop' : 'listen')}
      </Button>
      {trouble && <NoVoice trouble={trouble} />}
      {isShown &&
        createPortal(
          <SpeechBar reader={reader} subject={subject} onFocusLost={() => button.current?.focus()} />,
          // oxlint-disable-next-line friendbase/first-render -- only after a press
          document.body,
        )}
    </span>
  );
}
