import { Link } from 'react-aria-components/Link';
import type { IconName } from '../../components/Icon/Icon.tsx';
import { HeaderFace } from './HeaderFace.tsx';
import './HeaderItem.css';

export interface MenuItem {
  href: string;
  label: string;
  icon: IconName;
  /** Used every day: it has more weight. */
  isDaily?: boolean | undefined;
  /** In the bar of a narrow window; what is not is behind More. */
  isInBar?: boolean | undefined;
  /** How much waits there: shown at the picture, read as part of `name`. Zero is not shown. */
  count?: number | undefined;
  /** The whole name, where it says more than the label, with which it begins. */
  name?: string | undefined;
}

interface MenuLinkProps {
  item: MenuItem;
  currentPath: string;
  onPress?: (() => void) | undefined;
}

/** One page in the main menu. */
export function MenuLink({ item, currentPath, onPress }: MenuLinkProps) {
  const { href, name, isDaily } = item;
  return (
    <li>
      <Link
        className="fb-HeaderItem"
        href={href}
        {...(onPress && { onPress })}
        {...(name !== undefined && { 'aria-label': name })}
        {...(isWithin(currentPath, href) && { 'aria-current': 'page' })}
        data-daily={isDaily}
      >
        <HeaderFace {...item} />
      </Link>
    </li>
  );
}

/** `/events/3` is within Events; only `/` itself is within Home. */
export const isWithin = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
