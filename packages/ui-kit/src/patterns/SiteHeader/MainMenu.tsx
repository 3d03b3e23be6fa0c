import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useIsHydrated } from '../../stores/store.ts';
import { useLandmark } from '../../landmarks/landmarks.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { MenuFold } from './MenuFold.tsx';
import { MenuLink, type MenuItem } from './MenuLink.tsx';
import './MainMenu.css';

/** Loaded on demand: few members ask for fewer links. */
const MoreLinks = lazy(() => import('./MoreLinks.tsx').then((module) => ({ default: module.MoreLinks })));

interface MainMenuProps {
  items: MenuItem[];
  currentPath: string;
  /** How many links are in view; the others stand below More. @default all */
  shownLinks?: number | undefined;
}

/**
 * Links to every page: one row, or, where the row does not fit, a list that opens below a Menu button. The style
 * sheet decides which; both are the same links in the same order. Source: W2.
 */
export function MainMenu({ items, currentPath, shownLinks = items.length }: MainMenuProps) {
  const t = useWords(frame);
  const [isOpen, setIsOpen] = useState(false);
  const ref = useLandmark<HTMLElement>();
  const isHydrated = useIsHydrated();
  const foldRef = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const rest = items.slice(shownLinks);
  const close = () => setIsOpen(false);
  // Opened by its address before the script was there: it is open still.
  useEffect(() => {
    if (list.current?.matches(':target')) setIsOpen(true);
  }, []);
  const { keyboardProps } = useKeyboard({
    shortcuts: {
      Escape: () => {
        if (!isOpen) return false; // not handled here: a surrounding element may use the key
        close();
        foldRef.current?.focus();
        return true;
      },
    },
  });
  useInteractOutside({ ref, isDisabled: !isOpen, onInteractOutside: close });
  return (
    <nav
      {...keyboardProps}
      ref={ref}
      aria-label={t('mainMenu')}
      className="fb-MainMenu"
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <MenuFold ref={foldRef} listId={listId} isOpen={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {t('menu')}
      </MenuFold>
      <ul
        ref={list}
        id={listId}
        // Without a script it takes the focus from the link that opens it.
        tabIndex={-1}
        className="fb-MainMenu-list"
        data-open={isOpen || undefined}
        data-ready={isHydrated || undefined}
      >
        {items.slice(0, shownLinks).map((item) => (
          <MenuLink key={item.href} item={item} currentPath={currentPath} onPress={close} />
        ))}
        {rest.length > 0 && (
          <Suspense fallback={null}>
            <MoreLinks items={rest} currentPath={currentPath} onChoose={close} />
          </Suspense>
        )}
      </ul>
    </nav>
  );
}
