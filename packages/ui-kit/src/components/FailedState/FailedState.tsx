import { useRef } from 'react';
import { inSentences } from '../Announcer/announcer.ts';
import { Button } from '../Button/Button.tsx';
import { useFocusHandover } from '../../focus/useFocusHandover.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { useAnnounced, useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import './FailedState.css';

export interface FailedStateProps {
  /** What did not work, as a sentence: “We could not load your posts.” */
  title: string;
  /** What the member can do now. @default nothing that the title has not said */
  text?: string | undefined;
  /** @default 'failed' */
  illustration?: IllustrationName | undefined;
  /** @default 'Try again' */
  retryLabel?: string | undefined;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
}

/** Stands for what failed to load or to be sent. Announced once. Source: W34. */
export function FailedState({
  title,
  text = '',
  illustration = 'failed',
  retryLabel,
  onRetry,
  isRetrying = false,
}: FailedStateProps) {
  const t = useWords(controls);
  useAnnounced(inSentences(title, text), 'assertive');
  const box = useRef<HTMLDivElement>(null);
  useFocusHandover(box);
  return (
    <div ref={box} className="fb-FailedState">
      <Illustration name={illustration} />
      <div className="fb-FailedState-words">
        <p className="fb-FailedState-title">
          <Icon name="warning" />
          <span>{title}</span>
        </p>
        {text && <p>{text}</p>}
        <Button tone="quiet" icon="refresh" isPending={isRetrying} onPress={onRetry}>
          {retryLabel ?? t('tryAgain')}
        </Button>
      </div>
    </div>
  );
}
