import './Skeleton.css';

export interface SkeletonProps {
  /** What will stand there. @default 'lines' */
  shape?: 'lines' | 'person' | 'card' | undefined;
  /** How many of them. @default 3 */
  count?: number | undefined;
}

/**
 * Keeps the room of what is on its way, so that nothing jumps when it comes. Screen readers do not meet it: `Waiting`
 * around it says that something is being loaded. It stands still, whatever the member's choice about motion.
 */
export function Skeleton({ shape = 'lines', count = 3 }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="fb-Skeleton" data-shape={shape}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="fb-Skeleton-item">
          {shape !== 'lines' && <span className="fb-Skeleton-picture" />}
          <span className="fb-Skeleton-line" />
          {shape === 'card' && <span className="fb-Skeleton-body" />}
        </div>
      ))}
    </div>
  );
}
