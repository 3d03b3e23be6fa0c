import type { MouseEvent, RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useIsHydrated } from '../../stores/store.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { HeaderFace } from './HeaderFace.tsx';
import type { MenuItem } from './MenuLink.tsx';
import './HeaderItem.css';

interface MenuFoldProps {
  ref: RefObject<HTMLAnchorElement | null>;
  listId: string;
  isOpen: boolean;
  /** The page on show is behind it. */
  isCurrent: boolean;
  /** The page behind it where something waits. */
  waiting: MenuItem | undefined;
  onPress: () => void;
}

/** Opens and closes the other pages. Until its script is there it is a link to the list, which opens by being its target. */
export function MenuFold({ ref, listId, isOpen, isCurrent, waiting, onPress }: MenuFoldProps) {
  const t = useWords(frame);
  const isHydrated = useIsHydrated();
  const own = { elementType: 'a', href: `#${listId}`, onPress } as const;
  const { buttonProps, isPressed } = useButton(own, ref);
  const { hoverProps, isHovered } = useHover({});
  const { focusProps, isFocusVisible } = useFocusRing();
  const state = { role: 'button', 'aria-expanded': isOpen, 'aria-controls': listId } as const;
  const name = waiting && t('moreWaits', { what: waiting.name ?? waiting.label });
  return (
    <a
      {...mergeProps(buttonProps, hoverProps, focusProps, { onClick: stay })}
      {...(isHydrated ? state : { role: undefined })}
      ref={ref}
      draggable={false}
      className="fb-HeaderItem"
      {...(name !== undefined && { 'aria-label': name })}
      {...(isCurrent && { 'aria-current': 'true' })}
      data-hovered={isHovered || undefined}
      data-pressed={isPressed || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <HeaderFace icon="menu" count={waiting?.count} label={t('more')} />
    </a>
  );
}

/** The list opens where it is: the address stays. */
const stay = (event: MouseEvent): void => event.preventDefault();
