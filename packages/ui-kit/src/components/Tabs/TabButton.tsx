import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { usePress } from 'react-aria/usePress';
import { useIsHydrated } from '../../stores/store.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import './Tabs.css';

interface TabButtonProps {
  id: string;
  panelId: string;
  title: string;
  icon: IconName;
  href: string | undefined;
  isSelected: boolean;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * One tab of a list. Only the selected one is a tab stop; it names its panel, as the panel names it. One with an address
 * is a link and a tab stop until its script is there.
 */
export function TabButton({
  id,
  panelId,
  title,
  icon,
  href,
  isSelected,
  onSelect,
  onKeyDown,
}: TabButtonProps) {
  const ref = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const isHydrated = useIsHydrated();
  const isReachedByTab = isSelected || (href !== undefined && !isHydrated);
  const Tab = (href === undefined ? 'button' : 'a') as 'a';
  // On release: a finger that scrolls the page may start on a tab. Source: WCAG 2.5.2.
  const { pressProps, isPressed } = usePress({ onPress: onSelect, ref });
  const { hoverProps, isHovered } = useHover({});
  const { focusProps, isFocusVisible } = useFocusRing();
  /** As on a button: browsers scroll by Space on a link. */
  const choose = (event: KeyboardEvent) => {
    if (href === undefined || event.key !== ' ') return;
    event.preventDefault();
    onSelect();
  };
  return (
    <Tab
      {...mergeProps(pressProps, hoverProps, focusProps, { onKeyDown, onClick: stay }, { onKeyDown: choose })}
      {...(href === undefined ? { type: 'button' } : { href, draggable: false })}
      ref={ref}
      id={id}
      role="tab"
      aria-selected={isSelected}
      aria-controls={panelId}
      tabIndex={isReachedByTab ? 0 : -1}
      className="fb-Tabs-tab"
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      data-pressed={isPressed || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <Icon name={icon} />
      <span>{title}</span>
    </Tab>
  );
}

/** The panel opens on this page. */
const stay = (event: MouseEvent): void => event.preventDefault();
