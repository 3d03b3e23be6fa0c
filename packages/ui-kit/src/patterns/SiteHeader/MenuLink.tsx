import { Link } from 'react-aria-components/Link';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import './HeaderButton.css';
import './HeaderItem.css';

export interface MenuItem {
  href: string;
  label: string;
  icon: IconName;
  /** How much waits there: drawn at the picture, read as part of `name`. Zero is not drawn. */
  count?: number | undefined;
  /** The whole name, where it says more than the label, with which it begins. */
  name?: string | undefined;
}

interface MenuLinkProps {
  item: MenuItem;
  currentPath: string;
  onPress: () => void;
}

/** One page in the main menu. */
export function MenuLink({ item: { href, label, icon, count, name }, currentPath, onPress }: MenuLinkProps) {
  return (
    <li>
      <Link
        className="fb-HeaderItem"
        href={href}
        onPress={onPress}
        {...(name !== undefined && { 'aria-label': name })}
        {...(isWithin(currentPath, href) && { 'aria-current': 'page' })}
      >
        {count ? (
          <span className="fb-HeaderButton-picture" data-count={count}>
            <Icon name={icon} />
          </span>
        ) : (
          <Icon name={icon} />
        )}
        {label}
      </Link>
    </li>
  );
}

/** `/events/3` is within Events; only `/` itself is within Home. */
export const isWithin = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
