import type { ReactNode } from 'react';
import { useAnnounced } from '../../words/WordsProvider.tsx';
import { Row } from '../../components/Layout/Layout.tsx';
import { ProgressBar, type ProgressBarProps } from '../../components/ProgressBar/ProgressBar.tsx';
import { Parts, type StagePart } from './Parts.tsx';
import './Stage.css';

export interface StageProps {
  /** What is shown here: the title of the story. */
  label: string;
  /** Fills the picture area. Its description is its own. */
  picture?: ReactNode;
  /** It has not begun: the picture is larger, and what starts it stands on it. @default false */
  isPoster?: boolean | undefined;
  /** Stands above the words where there is no picture, with the count in it: a circle. Only where the member lets things move. */
  figure?: ReactNode;
  /** The words of this moment: a sentence of the story, “Breathe in”. */
  words: string;
  /** The seconds of a phase that are left. Seen, never said. */
  count?: number | undefined;
  /** Said once as it appears or changes: the title of a part, a phase, the end. Never a second or a percent. */
  announcement?: string | undefined;
  /** How far it is: “The story”, 45, “Part 2 of 4, 45 percent”. */
  progress?: ProgressBarProps | undefined;
  /** Start, Pause, Restart: buttons of the kit. They stand at the picture or, without one, below the words. */
  controls: ReactNode;
  /** The parts to jump to. */
  parts?: readonly StagePart[] | undefined;
  currentPartId?: string | undefined;
  onSelectPart?: ((id: string) => void) | undefined;
}

/**
 * The place of a story or a breathing guide: a picture, the words of the moment in large type, how far it is, and what
 * can be done. Only words and numbers change by themselves; nothing can be dragged. Source: widget contracts W28, W29.
 */
export function Stage(props: StageProps) {
  const { label, picture, isPoster = false, figure, words, count, announcement, progress, controls } = props;
  const { parts, currentPartId, onSelectPart } = props;
  useAnnounced(announcement ?? '', 'polite');
  return (
    <div role="group" aria-label={label} className="fb-Stage">
      <div className="fb-Stage-main">
        {picture !== undefined && (
          <div className="fb-Stage-view" data-poster={isPoster || undefined}>
            <div className="fb-Stage-picture">{picture}</div>
            <div className="fb-Stage-controls">{controls}</div>
          </div>
        )}
        <div className="fb-Stage-moment">
          {figure !== undefined && <div className="fb-Stage-figure">{figure}</div>}
          <p className="fb-Stage-words">{words}</p>
          {count !== undefined && <p className="fb-Stage-count">{count}</p>}
        </div>
        {picture === undefined && <Row>{controls}</Row>}
        {progress && <ProgressBar {...progress} />}
      </div>
      {parts && <Parts parts={parts} currentId={currentPartId} onSelect={onSelectPart} />}
    </div>
  );
}
