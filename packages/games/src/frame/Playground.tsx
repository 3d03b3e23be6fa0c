import type { ReactNode } from 'react';
import './Playground.css';

interface PlaygroundProps {
  /** The board or the question with what is pressed first. It is whole in the first window. */
  children: ReactNode;
  /** Beside it, or below it where there is no room: results, numbers, wishes. */
  beside: ReactNode;
}

/** The place of a game. What is played comes first, all else after it. */
export function Playground({ children, beside }: PlaygroundProps) {
  return (
    <div className="fb-Playground">
      <div className="fb-Playground-field">{children}</div>
      <div className="fb-Playground-beside">{beside}</div>
    </div>
  );
}
