import { useId, useRef, useState } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { Button } from 'react-aria-components/Button';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { isWithin, MenuLink, type MenuItem } from './MenuLink.tsx';
import './HeaderItem.css';
import './MoreLinks.css';

interface MoreLinksProps {
  items: readonly MenuItem[];
  currentPath: string;
  /** A page was chosen: the menu around it closes too. */
  onChoose: () => void;
}

/** The pages a member has asked not to see all the time, below a button at the end of the menu. Source: W2, P13. */
export function MoreLinks({ items, currentPath, onChoose }: MoreLinksProps) {
  const t = useWords(frame);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = () => setIsOpen(false);
  const { keyboardProps } = useKeyboard({
    shortcuts: {
      Escape: () => {
        if (!isOpen) return false; // not handled here: the folded menu around it may use the key
        close();
        button.current?.focus();
        return true;
      },
    },
  });
  useInteractOutside({ ref: place, isDisabled: !isOpen, onInteractOutside: close });
  const choose = () => {
    close();
    onChoose();
  };
  const isWithinOne = items.some(({ href }) => isWithin(currentPath, href));
  return (
    <li
      {...keyboardProps}
      ref={place}
      className="fb-MoreLinks"
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <Button
        ref={button}
        className="fb-HeaderItem"
        aria-expanded={isOpen}
        aria-controls={listId}
        {...(isWithinOne && { 'aria-current': 'true' })}
        onPress={() => setIsOpen(!isOpen)}
      >
        <Icon name="arrowDown" />
        {t('more')}
      </Button>
      <ul id={listId} className="fb-MoreLinks-list" data-open={isOpen || undefined}>
        {items.map((item) => (
          <MenuLink key={item.href} item={item} currentPath={currentPath} onPress={choose} />
        ))}
      </ul>
    </li>
  );
}
