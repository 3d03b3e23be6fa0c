import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { PreviousGlyph } from '../Icon/laterGlyphs.ts';
import './Panes.css';

export interface PanesProps {
  /** What is chosen from, with all that is around it: the heading of the page, too. */
  list: ReactNode;
  /** What was chosen, with a `PanesBack` at its top, or words that ask to choose. */
  detail: ReactNode;
  /** Whether something was chosen: in a narrow place it is then a screen of its own. */
  isChosen: boolean;
}

/**
 * A list beside what was chosen from it, where there is room for both, counted in the reader's own text size; else one of
 * the two. The sheet decides, so that a page which a server rendered fits at once. Both stay mounted: nothing typed is lost.
 */
export function Panes({ list, detail, isChosen }: PanesProps) {
  return (
    <div className="fb-Panes" data-chosen={isChosen || undefined}>
      <div className="fb-Panes-grid" data-chosen={isChosen || undefined}>
        <div className="fb-Panes-list">{list}</div>
        <div className="fb-Panes-detail">{detail}</div>
      </div>
    </div>
  );
}

export interface PanesBackProps {
  /** Where it leads: “Back to your conversations”. Begins with the words on the button. */
  label: string;
  /** The words on the button: “Back”. */
  children: string;
  onPress: () => void;
}

/** What is only there where the list is not. */
export function PanesAlone({ children }: { children: ReactNode }) {
  return <div className="fb-Panes-alone">{children}</div>;
}

/** The way back to the list. */
export function PanesBack({ label, children, onPress }: PanesBackProps) {
  return (
    <PanesAlone>
      <Button tone="plain" icon={PreviousGlyph} aria-label={label} onPress={onPress}>
        {children}
      </Button>
    </PanesAlone>
  );
}
