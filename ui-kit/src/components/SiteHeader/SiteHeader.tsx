import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../Avatar/index.ts';
import { Icon } from '../Icon/index.ts';
import { MainMenu, type MenuItem } from './MainMenu.tsx';
import { ProductMark } from './ProductMark.tsx';

export interface SiteHeaderProps {
  homeHref: string;
  items: MenuItem[];
  /** The page on show, as a path: `/friends`. */
  currentPath: string;
  notifications: { newCount: number; onPress: () => void };
  profile: { name: string; seed: string; href: string };
}

/** The top of every page for a member: home, the menu, notifications, profile. Source: W2. */
export function SiteHeader({ homeHref, items, currentPath, notifications, profile }: SiteHeaderProps) {
  const { newCount, onPress } = notifications;
  return (
    <div className="fb-SiteHeader">
      <div className="fb-SiteHeader-bar">
        <Link className="fb-HeaderItem fb-SiteHeader-mark" href={homeHref}>
          <ProductMark />
          Home
        </Link>
        <MainMenu items={items} currentPath={currentPath} />
        <div className="fb-SiteHeader-own">
          <Button
            className="fb-HeaderItem"
            aria-label={newCount > 0 ? `Notifications, ${newCount} new` : 'Notifications'}
            onPress={onPress}
          >
            {/* The number is drawn by the style sheet, so that the visible words begin the spoken name. */}
            <span className="fb-SiteHeader-bell" data-count={newCount || undefined}>
              <Icon name="bell" />
            </span>
            Notifications
          </Button>
          <Link className="fb-HeaderItem" href={profile.href}>
            <Avatar name={profile.name} seed={profile.seed} size="small" />
            My profile
          </Link>
        </div>
      </div>
    </div>
  );
}
