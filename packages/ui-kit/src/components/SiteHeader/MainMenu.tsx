import { useId, useRef, useState } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon, type IconName } from '../Icon/index.ts';
import { useLandmark } from '../../landmarks/useLandmark.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import './HeaderItem.css';
import './MainMenu.css';

export interface MenuItem {
  href: string;
  label: string;
  icon: IconName;
}

interface MainMenuProps {
  items: MenuItem[];
  currentPath: string;
}

/**
 * Links to every page: one row, or, where the row does not fit, a list that opens below a Menu button. The style
 * sheet decides which; both are the same links in the same order. Source: W2.
 */
export function MainMenu({ items, currentPath }: MainMenuProps) {
  const t = useWords(frame);
  const [isOpen, setIsOpen] = useState(false);
  const ref = useLandmark<HTMLElement>();
  const foldRef = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = () => setIsOpen(false);
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
      <Button
        ref={foldRef}
        className="fb-HeaderItem fb-MainMenu-fold"
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => setIsOpen(!isOpen)}
      >
        <Icon name="menu" />
        {t('menu')}
      </Button>
      <ul id={listId} className="fb-MainMenu-list" data-open={isOpen || undefined}>
        {items.map(({ href, label, icon }) => (
          <li key={href}>
            <Link
              className="fb-HeaderItem"
              href={href}
              onPress={close}
              {...(isWithin(currentPath, href) && { 'aria-current': 'page' })}
            >
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `/events/3` is within Events; only `/` itself is within Home. */
export const isWithin = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
