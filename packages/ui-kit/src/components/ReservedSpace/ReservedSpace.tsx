import { Children, type ReactNode } from 'react';
import './ReservedSpace.css';

export interface ReservedSpaceProps {
  /** Everything that may stand here, one at a time: as large as the largest of them is the place. */
  choices: ReactNode;
  /** On which side of the place it stands. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** What stands here now. @default nothing */
  children?: ReactNode;
}

/**
 * Keeps the place of what may come by itself: nothing moves when it comes, changes or goes. The choices are laid out as they
 * would be, in the words and letters of the reader, and neither seen, heard nor reached.
 */
export function ReservedSpace({ choices, align = 'start', children }: ReservedSpaceProps) {
  return (
    <div className="fb-ReservedSpace" data-align={align}>
      {Children.map(choices, (choice) => (
        <div className="fb-ReservedSpace-room" aria-hidden inert>
          {choice}
        </div>
      ))}
      <div>{children}</div>
    </div>
  );
}
