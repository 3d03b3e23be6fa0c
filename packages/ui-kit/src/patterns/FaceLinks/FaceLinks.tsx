import type { RefObject } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar.tsx';
import { useLandmark } from '../../landmarks/landmarks.ts';
import './FaceLinks.css';

/** A person, and where a press on their face leads. */
export interface FaceLink {
  id: string;
  name: string;
  picture?: string | undefined;
  /** What goes around their picture. */
  frame?: AvatarProps['frame'];
  href: string;
}

export interface FaceLinksProps {
  /** What a press does: “Write to a friend”. */
  label: string;
  /** Eight at most: all others are on a page of their own. */
  faces: readonly FaceLink[];
}

/** People by their faces, each with the name below, a few in a row. F6 leads to the first of them: to write to a friend takes few keys. */
export function FaceLinks({ label, faces }: FaceLinksProps) {
  const list: RefObject<HTMLUListElement | null> = useLandmark<HTMLUListElement>(() =>
    list.current?.querySelector('a')?.focus(),
  );
  return (
    <ul ref={list} className="fb-FaceLinks" aria-label={label}>
      {faces.map(({ id, name, picture, frame, href }) => (
        <li key={id}>
          <Link className="fb-FaceLink" href={href}>
            <Avatar name={name} seed={id} picture={picture} frame={frame} />
            <bdi className="fb-FaceLink-name">{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
