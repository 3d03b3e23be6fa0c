import { useId, useRef, useState } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon, type IconName } from '../Icon/index.ts';
import { useFrameLandmark } from '../PageFrame/useFrameLandmark.ts';

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
 * The way to every page: a row of links, or, where the row does not fit, a Menu button that opens the same
 * links as a list right under it. The style sheet decides which; both have the same order. Source: W2.
 */
export function MainMenu({ items, currentPath }: MainMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { ref, ...landmark } = useFrameLandmark<HTMLElement>('navigation', 'Main menu');
  const foldRef = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = () => setIsOpen(false);
  const { keyboardProps } = useKeyboard({
    shortcuts: {
      Escape: () => {
        if (!isOpen) return false; // leaves the key to whoever is around
        close();
        foldRef.current?.focus();
        return true;
      },
    },
  });
  useInteractOutside({ ref, isDisabled: !isOpen, onInteractOutside: close });
  return (
    <nav
      {...landmark}
      {...keyboardProps}
      ref={ref}
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
        Menu
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

/** `/events/3` belongs to Events; only `/` itself belongs to Home. */
export const isWithin = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
