import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { ComfortButton, type ComfortEntry } from './ComfortButton.tsx';
import { HeaderButton } from './HeaderButton.tsx';
import { MainMenu } from './MainMenu.tsx';
import type { MenuItem } from './MenuLink.tsx';
import { ProductMark } from './ProductMark.tsx';
import './HeaderItem.css';
import './SiteHeader.css';

export interface SiteHeaderProps {
  productName: string;
  homeHref: string;
  items: MenuItem[];
  /** The page on show, as a path: `/friends`. */
  currentPath: string;
  /** How many links of the menu are in view; the others stand below More. @default all */
  shownLinks?: number | undefined;
  /** Opens the comfort settings, which are one press away from every page. */
  comfort?: ComfortEntry | undefined;
  notifications: { newCount: number; onPress: () => void };
  profile: { name: string; seed: string; picture?: string | undefined; href: string };
}

/**
 * The top of every page for a member: the mark, the menu, comfort settings, notifications, the member's picture. One
 * row from 320 px on at the usual text size. Source: W2.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const t = useWords(frame);
  const { productName, homeHref, items, currentPath, shownLinks, comfort, notifications, profile } = props;
  const { newCount, onPress } = notifications;
  return (
    <div className="fb-SiteHeader">
      <div className="fb-SiteHeader-bar">
        <Link className="fb-HeaderItem fb-SiteHeader-mark" href={homeHref}>
          <ProductMark />
          {productName}
        </Link>
        <MainMenu items={items} currentPath={currentPath} shownLinks={shownLinks} />
        <div className="fb-SiteHeader-own">
          {comfort && <ComfortButton {...comfort} />}
          <HeaderButton
            icon="bell"
            name={newCount > 0 ? t('newNotifications', { count: newCount }) : undefined}
            count={newCount}
            givesWay="first"
            onPress={onPress}
          >
            {t('notifications')}
          </HeaderButton>
          <Link className="fb-HeaderItem" href={profile.href}>
            <Avatar name={profile.name} seed={profile.seed} picture={profile.picture} size="small" />
            {t('you')}
          </Link>
        </div>
      </div>
    </div>
  );
}
