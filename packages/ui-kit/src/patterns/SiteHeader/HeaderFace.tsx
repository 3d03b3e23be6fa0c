import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import './HeaderFace.css';

interface HeaderFaceProps {
  icon: IconName;
  /** Shown at the picture, not read: the name says it. Zero is not shown. */
  count?: number | undefined;
  label: string;
}

/** What is seen of everything that can be pressed in the header and the menu: a picture, and the word below or beside it. */
export function HeaderFace({ icon, count, label }: HeaderFaceProps) {
  return (
    <>
      {/* The style sheet renders the number, so that the accessible name begins with the visible word. */}
      <span className="fb-HeaderFace-picture" data-count={count || undefined}>
        <Icon name={icon} />
      </span>
      <span className="fb-HeaderFace-word" data-icon={icon}>
        {label}
      </span>
    </>
  );
}
