import { Link } from 'react-aria-components/Link';
import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { HeaderTools, type HeaderToolsProps } from './HeaderTools.tsx';
import { MainMenu } from './MainMenu.tsx';
import type { MenuItem } from './MenuLink.tsx';
import { ProductMark } from './ProductMark.tsx';
import './HeaderItem.css';
import './SiteHeader.css';

export interface SiteHeaderProps {
  productName: string;
  /** Where the mark leads. Without it the mark is none of the things to press. */
  homeHref?: string | undefined;
  items: MenuItem[];
  /** The page on show, as a path: `/friends`. */
  currentPath: string;
  /** How many links of the menu are in view; the others stand below More. @default all */
  shownLinks?: number | undefined;
  /** Listen and the comfort settings. */
  tools: HeaderToolsProps;
  notifications: { newCount: number; onPress: () => void };
  profile: {
    name: string;
    seed: string;
    picture?: string | undefined;
    frame?: AvatarProps['frame'];
    href: string;
  };
}

/**
 * The top of every page for a member: the mark, the menu, Listen, comfort settings, notifications, the member's
 * picture. One row from 320 px on at the usual text size. Source: W2.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const t = useWords(frame);
  const { productName, homeHref, tools, notifications, profile, ...menu } = props;
  const { newCount, onPress } = notifications;
  const mark = 'fb-HeaderItem fb-SiteHeader-mark';
  const words = (
    <>
      <ProductMark />
      {productName}
    </>
  );
  return (
    <div className="fb-SiteHeader">
      <div className="fb-SiteHeader-bar">
        {homeHref === undefined ? (
          <div className={mark}>{words}</div>
        ) : (
          <Link className={mark} href={homeHref}>
            {words}
          </Link>
        )}
        <MainMenu {...menu} />
        <div className="fb-SiteHeader-own">
          <HeaderTools {...tools} />
          <HeaderButton
            icon="bell"
            name={newCount > 0 ? t('newNotifications', { count: newCount }) : undefined}
            count={newCount}
            label={t('notifications')}
            onPress={onPress}
          />
          <Link className="fb-HeaderItem" href={profile.href}>
            <Avatar {...profile} size="small" />
            {t('you')}
          </Link>
        </div>
      </div>
    </div>
  );
}
