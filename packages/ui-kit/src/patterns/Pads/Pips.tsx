import './Pads.css';

const PLACES = [10, 26, 42, 58];

interface PipsProps {
  count: number;
}

/** As many dots as the digit says, for whoever counts rather than reads. */
export function Pips({ count }: PipsProps) {
  return (
    <svg className="fb-Pads-pips" viewBox={`0 0 ${16 * count + 4} 20`} aria-hidden="true">
      {PLACES.slice(0, count).map((x) => (
        <circle key={x} cx={x} cy="10" r="5.5" />
      ))}
    </svg>
  );
}
