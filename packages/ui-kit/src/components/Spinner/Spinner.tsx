import './Spinner.css';

export interface SpinnerProps {
  /** What is going on: “Loading posts”. */
  label: string;
}

/** A turning ring beside its words; still under reduced motion. Announces nothing. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className="fb-Spinner">
      <svg className="fb-Spinner-ring" viewBox="0 0 24 24" aria-hidden="true">
        <circle className="fb-Spinner-track" cx="12" cy="12" r="9" />
        <path className="fb-Spinner-arc" d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label}
    </span>
  );
}
