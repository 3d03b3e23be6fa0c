import { patternOf, PATTERNS } from './patterns.ts';
import './Avatar.css';

export interface AvatarProps {
  /** Its first letter is shown. */
  name: string;
  /** Picks the ground. The member's id, for example: it stays when the name changes. */
  seed: string;
  /** @default 'normal' */
  size?: 'small' | 'normal' | 'large' | undefined;
}

/**
 * A member's picture: the initial on one of eight grounds, each with a pattern, so that they also differ
 * without colour. Hidden from screen readers, because the name always stands beside it.
 */
export function Avatar({ name, seed, size = 'normal' }: AvatarProps) {
  const pattern = patternOf(seed);
  const [initial = '?'] = name.trim().toUpperCase();
  return (
    <svg
      className="fb-Avatar"
      data-size={size}
      data-pattern={pattern + 1}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path className="fb-Avatar-pattern" d={PATTERNS[pattern]} />
      <circle className="fb-Avatar-plate" cx="24" cy="24" r="15" />
      <text
        className="fb-Avatar-initial"
        x="24"
        y="24"
        fontSize="22"
        dominantBaseline="central"
        textAnchor="middle"
      >
        {initial}
      </text>
    </svg>
  );
}
