import { useEffect } from 'react';
import { useLandmark } from '../../landmarks/landmarks.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { MenuLink, type MenuItem } from '../SiteHeader/MenuLink.tsx';
import { MenuMore } from '../SiteHeader/MenuMore.tsx';
import './MenuBar.css';

export interface MenuBarProps {
  items: MenuItem[];
  /** The page on show, as a path: `/friends`. */
  currentPath: string;
  /** How many links a member wants in view: of the others none is in the bar. @default all */
  shownLinks?: number | undefined;
}

/**
 * The main menu where the row of the header has no room: at the lower edge of the window, what is used every day, and More
 * with all others. The style sheet decides which of the two there is. Source: W2.
 */
export function MenuBar({ items, currentPath, shownLinks = items.length }: MenuBarProps) {
  const t = useWords(frame);
  const ref = useLandmark<HTMLElement>();
  useEffect(watchFormInUse, []);
  const daily = items.slice(0, shownLinks).filter(({ isInBar }) => isInBar);
  return (
    <nav ref={ref} aria-label={t('mainMenu')} className="fb-MenuBar">
      <ul className="fb-MenuBar-list">
        {daily.map((item) => (
          <MenuLink key={item.href} item={item} currentPath={currentPath} />
        ))}
        <MenuMore items={items.filter((item) => !daily.includes(item))} currentPath={currentPath} />
      </ul>
    </nav>
  );
}

/** Marks the form in use while it goes on below the window: its actions stand in the place of the bar then. */
function watchFormInUse() {
  const watch = new IntersectionObserver(
    (seen) =>
      seen.forEach(({ target, isIntersecting }) => target.toggleAttribute('data-at-edge', isIntersecting)),
    { root: document, rootMargin: '-99% 0px 0px' },
  );
  const follow = () => {
    const form = document.activeElement?.closest('form');
    watch.disconnect();
    if (form) watch.observe(form);
  };
  // A form can have the focus before this effect runs. Marked only by the next press, its actions would move under the pointer.
  follow();
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    watch.disconnect();
  };
}
