import './BreathingCircle.css';

interface BreathingCircleProps {
  /** How full of air it is, from 0 to 1. Without it, it breathes by itself. */
  fill?: number;
  /** How many counts of a second it takes to get there. */
  counts: number;
  /** It holds its breath where it is. @default false */
  isStill?: boolean;
}

/** Of a box of 100 × 100. */
const EMPTY = 30;
const FULL = 48;

/** A circle that grows as a member breathes in. Only for those who let things move; the words beside it say all. */
export function BreathingCircle({ fill, counts, isStill = false }: BreathingCircleProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="fb-BreathingCircle"
      data-alone={fill === undefined || undefined}
      data-counts={counts}
      data-still={isStill || undefined}
    >
      <circle cx="50" cy="50" r={FULL} className="fb-BreathingCircle-room" />
      {fill === undefined ? (
        <circle cx="50" cy="50" r={FULL} className="fb-BreathingCircle-alone" />
      ) : (
        <circle cx="50" cy="50" r={EMPTY + fill * (FULL - EMPTY)} className="fb-BreathingCircle-air" />
      )}
    </svg>
  );
}
