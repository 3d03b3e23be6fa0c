import './Board.css';

const PETAL = 'M24 24C17 19 17 11 24 6c7 5 7 13 0 18Z';

/** The pattern of a card that lies face down: one patch of a quilt. The same on all, so that none can be known by it. */
export function CardBack() {
  return (
    <svg className="fb-Board-back" viewBox="0 0 48 48" aria-hidden="true">
      {[0, 90, 180, 270].map((angle) => (
        <path key={angle} className="fb-Board-petal" d={PETAL} transform={`rotate(${angle} 24 24)`} />
      ))}
      {[45, 135, 225, 315].map((angle) => (
        <circle
          key={angle}
          className="fb-Board-bud"
          cx="24"
          cy="9"
          r="2.5"
          transform={`rotate(${angle} 24 24)`}
        />
      ))}
    </svg>
  );
}
