import { Link } from 'react-aria-components/Link';
import { Icon, type IconName } from '../Icon/index.ts';
import './HeaderItem.css';

export interface MenuItem {
  href: string;
  label: string;
  icon: IconName;
}

interface MenuLinkProps {
  item: MenuItem;
  currentPath: string;
  onPress: () => void;
}

/** One page in the main menu. */
export function MenuLink({ item: { href, label, icon }, currentPath, onPress }: MenuLinkProps) {
  return (
    <li>
      <Link
        className="fb-HeaderItem"
        href={href}
        onPress={onPress}
        {...(isWithin(currentPath, href) && { 'aria-current': 'page' })}
      >
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  );
}

/** `/events/3` is within Events; only `/` itself is within Home. */
export const isWithin = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
