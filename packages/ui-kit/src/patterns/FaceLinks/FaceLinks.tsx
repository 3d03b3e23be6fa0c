import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import './FaceLinks.css';

/** A person, and where a press on their face leads. */
export interface FaceLink {
  id: string;
  name: string;
  picture?: string | undefined;
  href: string;
}

export interface FaceLinksProps {
  /** What a press does: “Write to a friend”. */
  label: string;
  /** Eight at most: all others are on a page of their own. */
  faces: readonly FaceLink[];
}

/** People by their faces, each with the name below, a few in a row. */
export function FaceLinks({ label, faces }: FaceLinksProps) {
  return (
    <ul className="fb-FaceLinks" aria-label={label}>
      {faces.map(({ id, name, picture, href }) => (
        <li key={id}>
          <Link className="fb-FaceLink" href={href}>
            <Avatar name={name} seed={id} picture={picture} />
            <bdi className="fb-FaceLink-name">{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
