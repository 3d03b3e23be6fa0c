import { useId, type RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type IconName } from '../Icon/index.ts';

export interface ToggleTextButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isDisabled' | 'isPending'>,
    RefAttributes<HTMLButtonElement> {
  /** The words of the next press, for example “Like”, then “Unlike”. They are the accessible name. */
  children: string;
  icon: IconName;
  /** Whether the member's choice is on: the button takes the joyful colour. The words must say it too. */
  isActive: boolean;
  /** How many there are, in words, for example “4 likes”. Shown beside the button, read as its description. */
  count?: string | undefined;
  /** More to read after the count, for example “You like this.” Not shown. */
  description?: string | undefined;
}

/**
 * Turns something on and off by changing its own words. It has no `aria-pressed`: a name that changes
 * together with a pressed state is read as “Unlike, pressed”, which says the opposite of what is true.
 */
export function ToggleTextButton({
  children,
  icon,
  isActive,
  count,
  description,
  ...aria
}: ToggleTextButtonProps) {
  const id = useId();
  const describedBy = [
    aria['aria-describedby'],
    count !== undefined && `${id}-count`,
    description !== undefined && `${id}-more`,
  ];
  return (
    <span className="fb-ToggleTextButton-box">
      <AriaButton
        {...aria}
        aria-describedby={describedBy.filter(Boolean).join(' ')}
        className="fb-ToggleTextButton"
        data-active={isActive || undefined}
      >
        <Icon name={icon} />
        <span>{children}</span>
      </AriaButton>
      {count !== undefined && <span id={`${id}-count`}>{count}</span>}
      {description !== undefined && (
        <span id={`${id}-more`} hidden>
          {description}
        </span>
      )}
    </span>
  );
}
