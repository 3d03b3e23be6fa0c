import { useSmallPicture } from '../../media/mediaSources.ts';
import { useBroken } from '../../media/useBroken.ts';
import { loadedLater } from '../../stores/loadedLater.ts';
import { patternOf, PATTERNS } from './patterns.ts';
import './Avatar.css';

export interface AvatarProps {
  /** Its first letter is shown to who has no picture, or until the picture is there. */
  name: string;
  /** Picks the ground. The member's id, for example: it stays when the name changes. */
  seed: string;
  /** The address of the member's own picture. One of `/pictures/people/` is drawn here, in the colours of the theme. */
  picture?: string | undefined;
  /** What goes around it. It is seen only: it says nothing of the member. */
  frame?: 'golden' | undefined;
  /** @default 'normal' */
  size?: 'small' | 'normal' | 'large' | undefined;
}

type Parts = Omit<AvatarProps, 'picture'>;

const DRAWN_PERSON = /^\/pictures\/people\/([a-z]+)\.svg$/;

/** A member's picture. Hidden from screen readers, because the name always stands beside it. */
export function Avatar({ picture = '', ...parts }: AvatarProps) {
  const [, person] = DRAWN_PERSON.exec(picture) ?? [];
  if (person !== undefined) return <DrawnPerson {...parts} person={person} />;
  return picture === '' ? <Initial {...parts} /> : <Photo {...parts} address={picture} />;
}

/** A member's own picture, or their initial where it cannot be shown, such as after they took it away. */
function Photo({ address, ...parts }: Parts & { address: string }) {
  const src = useSmallPicture(address);
  const [isBroken, watched] = useBroken(src);
  if (src === undefined || isBroken) return <Initial {...parts} />;
  return (
    <img
      loading="lazy"
      decoding="async"
      src={src}
      alt=""
      {...watched}
      className="fb-Avatar"
      data-size={parts.size}
      data-frame={parts.frame}
      data-pattern={patternOf(parts.seed) + 1}
    />
  );
}

const usePortraits = loadedLater(() => import('../Illustration/people/Portrait.tsx'));

function DrawnPerson({ person, ...parts }: Parts & { person: string }) {
  const portraits = usePortraits();
  const looks = portraits?.looksOf(person);
  if (!portraits || !looks) return <Initial {...parts} />;
  return (
    <svg
      className="fb-Avatar"
      data-size={parts.size}
      data-frame={parts.frame}
      data-person={person}
      viewBox="0 0 80 80"
      aria-hidden="true"
    >
      <portraits.Portrait of={looks} />
    </svg>
  );
}

/** The initial on one of eight grounds, each with a pattern, so that they also differ without colour. */
function Initial({ name, seed, frame, size = 'normal' }: Parts) {
  const pattern = patternOf(seed);
  return (
    <svg
      className="fb-Avatar"
      data-size={size}
      data-frame={frame}
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
        {initialOf(name)}
      </text>
    </svg>
  );
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter as it is seen: one may be made of several characters, and others cannot be seen at all. */
function initialOf(name: string): string {
  const [first] = letters.segment(name.replace(/^[\p{Cf}\s]+/u, '').toUpperCase());
  return first?.segment ?? '?';
}
