import type { MouseEvent, RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useIsHydrated } from '../../stores/store.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import './HeaderItem.css';
import './MainMenu.css';

interface MenuFoldProps {
  ref: RefObject<HTMLAnchorElement | null>;
  listId: string;
  isOpen: boolean;
  onPress: () => void;
  children: string;
}

/** Opens and closes the folded menu. Until its script is there it is a link to the list, which opens by being its target. */
export function MenuFold({ ref, listId, isOpen, onPress, children }: MenuFoldProps) {
  const isHydrated = useIsHydrated();
  const own = { elementType: 'a', href: `#${listId}`, onPress } as const;
  const { buttonProps, isPressed } = useButton(own, ref);
  const { hoverProps, isHovered } = useHover({});
  const { focusProps, isFocusVisible } = useFocusRing();
  const state = { role: 'button', 'aria-expanded': isOpen, 'aria-controls': listId } as const;
  return (
    <a
      {...mergeProps(buttonProps, hoverProps, focusProps, { onClick: stay })}
      {...(isHydrated ? state : { role: undefined })}
      ref={ref}
      draggable={false}
      className="fb-HeaderItem fb-MainMenu-fold"
      data-hovered={isHovered || undefined}
      data-pressed={isPressed || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <Icon name="menu" />
      {children}
    </a>
  );
}

/** The list opens where it is: the address stays. */
const stay = (event: MouseEvent): void => event.preventDefault();
