import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { PreviousGlyph } from '../Icon/laterGlyphs.ts';
import './Panes.css';

export interface PanesProps {
  /** What is chosen from. */
  list: ReactNode;
  /** What was chosen, or words that ask to choose. */
  detail: ReactNode;
  /** Whether something was chosen: in a narrow place it is then on show in place of the list. */
  isChosen: boolean;
  /** The way back to the list, in words: “Back to your conversations”. Only seen where the list is not. */
  backLabel: string;
  onBack: () => void;
}

/**
 * A list beside what was chosen from it, where there is room for both, counted in the reader's own text size; else one of
 * the two. The sheet decides, so that a page which a server wrote fits at once. Both stay mounted: nothing typed is lost.
 */
export function Panes({ list, detail, isChosen, backLabel, onBack }: PanesProps) {
  return (
    <div className="fb-Panes">
      <div className="fb-Panes-grid" data-chosen={isChosen || undefined}>
        <div className="fb-Panes-list">{list}</div>
        <div className="fb-Panes-detail">
          {isChosen && (
            <div className="fb-Panes-back">
              <Button tone="quiet" icon={PreviousGlyph} onPress={onBack}>
                {backLabel}
              </Button>
            </div>
          )}
          {detail}
        </div>
      </div>
    </div>
  );
}
