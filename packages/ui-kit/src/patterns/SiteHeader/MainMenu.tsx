import { useLandmark } from '../../landmarks/landmarks.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { MenuLink, type MenuItem } from './MenuLink.tsx';
import { MenuMore } from './MenuMore.tsx';
import './MainMenu.css';

interface MainMenuProps {
  items: MenuItem[];
  currentPath: string;
  /** How many links are in view; the others stand behind More. @default all */
  shownLinks?: number | undefined;
}

/** Links to every page in one row, where it fits. Where it does not there is the `MenuBar`. Source: W2. */
export function MainMenu({ items, currentPath, shownLinks = items.length }: MainMenuProps) {
  const t = useWords(frame);
  const ref = useLandmark<HTMLElement>();
  const rest = items.slice(shownLinks);
  return (
    <nav ref={ref} aria-label={t('mainMenu')} className="fb-MainMenu">
      <ul className="fb-MainMenu-list">
        {items.slice(0, shownLinks).map((item) => (
          <MenuLink key={item.href} item={item} currentPath={currentPath} />
        ))}
        {rest.length > 0 && <MenuMore items={rest} currentPath={currentPath} />}
      </ul>
    </nav>
  );
}
