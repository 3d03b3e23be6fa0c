import { useEffect, useId, useRef, useState } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useIsHydrated } from '../../stores/store.ts';
import { MenuFold } from './MenuFold.tsx';
import { isWithin, MenuLink, type MenuItem } from './MenuLink.tsx';
import './MenuMore.css';

interface MenuMoreProps {
  items: readonly MenuItem[];
  currentPath: string;
}

/** The pages that are not in view all the time, behind a button at the end of the menu. Source: W2, P13. */
export function MenuMore({ items, currentPath }: MenuMoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const place = useRef<HTMLLIElement>(null);
  const fold = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
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
        fold.current?.focus();
        return true;
      },
    },
  });
  useInteractOutside({ ref: place, isDisabled: !isOpen, onInteractOutside: close });
  return (
    <li
      {...keyboardProps}
      ref={place}
      className="fb-MenuMore"
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <MenuFold
        ref={fold}
        listId={listId}
        isOpen={isOpen}
        isCurrent={items.some(({ href }) => isWithin(currentPath, href))}
        waiting={items.find(({ count }) => count)}
        onPress={() => setIsOpen(!isOpen)}
      />
      <ul
        ref={list}
        id={listId}
        // Without a script it takes the focus from the link that opens it.
        tabIndex={-1}
        className="fb-MenuMore-list"
        data-open={isOpen || undefined}
        data-ready={isHydrated || undefined}
      >
        {items.map((item) => (
          <MenuLink key={item.href} item={item} currentPath={currentPath} onPress={close} />
        ))}
      </ul>
    </li>
  );
}
