import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../Avatar/index.ts';
import { Icon } from '../Icon/index.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { MainMenu, type MenuItem } from './MainMenu.tsx';
import { ProductMark } from './ProductMark.tsx';
import './SiteHeader.css';

export interface SiteHeaderProps {
  productName: string;
  homeHref: string;
  items: MenuItem[];
  /** The page on show, as a path: `/friends`. */
  currentPath: string;
  notifications: { newCount: number; onPress: () => void };
  profile: { name: string; seed: string; href: string };
}

/** The top of every page for a member: the mark, the menu, notifications, the member's picture. Source: W2. */
export function SiteHeader(props: SiteHeaderProps) {
  const t = useWords(frame);
  const { productName, homeHref, items, currentPath, notifications, profile } = props;
  const { newCount, onPress } = notifications;
  return (
    <div className="fb-SiteHeader">
      <div className="fb-SiteHeader-bar">
        <Link className="fb-HeaderItem fb-SiteHeader-mark" href={homeHref}>
          <ProductMark />
          {productName}
        </Link>
        <MainMenu items={items} currentPath={currentPath} />
        <div className="fb-SiteHeader-own">
          <Button
            className="fb-HeaderItem"
            aria-label={newCount > 0 ? t('newNotifications', { count: newCount }) : t('notifications')}
            onPress={onPress}
          >
            {/* The style sheet draws the number, so that the accessible name begins with the visible word. */}
            <span className="fb-SiteHeader-bell" data-count={newCount || undefined}>
              <Icon name="bell" />
            </span>
            <span className="fb-SiteHeader-bellWord">{t('notifications')}</span>
          </Button>
          <Link className="fb-HeaderItem" href={profile.href}>
            <Avatar name={profile.name} seed={profile.seed} size="small" />
            {t('you')}
          </Link>
        </div>
      </div>
    </div>
  );
}
