import './LetterTiles.css';

/** Letters as tiles with gaps: as a list each is read by itself. */
export function LetterTiles({ label, letters }: { label: string; letters: string }) {
  return (
    <ul aria-label={label} className="fb-LetterTiles" dir="ltr">
      {Array.from(letters).map((letter, at) => (
        <li key={at} className="fb-LetterTiles-tile">
          {letter}
        </li>
      ))}
    </ul>
  );
}
