import { StatusLine, type StatusLineProps } from '@friendbase/ui-kit';
import './GameOutcome.css';

/** How the last answer was. Its line is there before as well, so that nothing moves when it comes. Not announced. */
export function GameOutcome({ outcome }: { outcome: Omit<StatusLineProps, 'id'> | undefined }) {
  return <div className="fb-GameOutcome">{outcome && <StatusLine {...outcome} />}</div>;
}
