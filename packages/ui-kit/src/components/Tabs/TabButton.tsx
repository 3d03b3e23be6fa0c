import { useRef, type KeyboardEvent } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { usePress } from 'react-aria/usePress';
import { Icon, type IconName } from '../Icon/index.ts';
import './Tabs.css';

interface TabButtonProps {
  id: string;
  panelId: string;
  title: string;
  icon: IconName;
  isSelected: boolean;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One tab of a list. Only the selected one is a tab stop; it names its panel, as the panel names it. */
export function TabButton({ id, panelId, title, icon, isSelected, onSelect, onKeyDown }: TabButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { pressProps, isPressed } = usePress({ onPressStart: onSelect, ref });
  const { hoverProps, isHovered } = useHover({});
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <button
      {...mergeProps(pressProps, hoverProps, focusProps, { onKeyDown })}
      ref={ref}
      id={id}
      type="button"
      role="tab"
      aria-selected={isSelected}
      aria-controls={panelId}
      tabIndex={isSelected ? 0 : -1}
      className="fb-Tabs-tab"
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      data-pressed={isPressed || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <Icon name={icon} />
      <span>{title}</span>
    </button>
  );
}
