import { Button } from '../../components/Button/Button.tsx';
import { StatusLine } from '../../components/StatusLine/StatusLine.tsx';
import './UndoBar.css';

export interface UndoBarProps {
  /** What was done, as a sentence. */
  text: string;
  /** Whether it will last. @default 'success' */
  tone?: 'success' | 'info' | undefined;
  /** The words of the button. */
  undoLabel: string;
  onUndo: () => void;
}

/**
 * Says what was done last, and takes it back. It stays at the end of the window while there is room, and never goes
 * away by itself, so that the button under the finger does not. Silent: whoever did it announces it.
 */
export function UndoBar({ text, tone = 'success', undoLabel, onUndo }: UndoBarProps) {
  return (
    <div className="fb-UndoBar">
      <StatusLine tone={tone}>{text}</StatusLine>
      <Button tone="quiet" icon="undo" onPress={onUndo}>
        {undoLabel}
      </Button>
    </div>
  );
}
