import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import { FooterNote } from '../FooterNote/FooterNote.tsx';
import type { Sentence } from '../../speech/visibleWords.ts';
import { Button } from '../../components/Button/Button.tsx';
import { useTroubleWords } from '../../components/Listen/NoVoice.tsx';
import { SpeechBar } from '../../components/Listen/SpeechBar.tsx';
import { useReading } from '../../components/Listen/useReading.ts';

export interface PageListenProps {
  /** Another one starts the voice, or stops it. The page around its button is read, and the focus comes back to that. */
  press: { target: Element };
  /** Whether words to press are read as well. @default false */
  hasControls?: boolean | undefined;
  onReading: (isReading: boolean) => void;
}

/**
 * Reads the main part of a page aloud, or the words in it that are selected. In the footer of the page frame, which has room
 * for why nothing is heard. Source: preference P10.
 */
export function PageListen({ press, hasControls, onReading }: PageListenProps) {
  const { reader, isShown, trouble, listen, stop } = useReading({ hasControls, choose: selectedOf });
  const button = press.target as HTMLElement;
  const startOrStop = useEffectEvent((pressed: Element) => {
    const main = mainAround(pressed);
    if (isShown) stop();
    else if (main) listen(main);
  });
  useEffect(() => startOrStop(press.target), [press]);
  useEffect(() => onReading(isShown), [onReading, isShown]);
  const leave = () => button.focus();
  if (trouble) {
    const close = () => {
      stop();
      leave();
    };
    return <TroubleNote trouble={trouble} onClose={close} />;
  }
  const subject = mainAround(button)?.querySelector('h1')?.textContent ?? '';
  return (
    isShown &&
    createPortal(
      <SpeechBar reader={reader} subject={subject} onFocusLost={leave} />,
      // oxlint-disable-next-line friendbase/first-render -- only after a press
      document.body,
    )
  );
}

const mainAround = (button: Element) => button.closest('.fb-PageFrame')?.querySelector('main');

interface TroubleNoteProps {
  trouble: Parameters<typeof useTroubleWords>[0];
  onClose: () => void;
}

function TroubleNote({ trouble, onClose }: TroubleNoteProps) {
  const t = useWords(controls);
  return (
    <FooterNote tone="info" text={useTroubleWords(trouble)}>
      <Button tone="quiet" icon="close" onPress={onClose}>
        {t('close')}
      </Button>
    </FooterNote>
  );
}

/** The sentences that a selection touches; all of them where nothing of the part is selected. */
function selectedOf(sentences: readonly Sentence[]): readonly Sentence[] {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return sentences;
  const selected = selection.getRangeAt(0);
  const touched = sentences.filter((sentence) => {
    const range = sentence.rangeOf({ start: 0, end: sentence.text.length });
    return (
      range.compareBoundaryPoints(Range.START_TO_END, selected) > 0 &&
      range.compareBoundaryPoints(Range.END_TO_START, selected) < 0
    );
  });
  return touched.length > 0 ? touched : sentences;
}
