import type { RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { announce } from '../Announcer/announcer.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { useHeldDescription } from './useHeldDescription.tsx';
import '../Button/Button.css';
import './ToggleTextButton.css';

export interface ToggleTextButtonProps
  extends
    Omit<
      AriaButtonProps,
      'children' | 'className' | 'style' | 'isDisabled' | 'isPending' | 'aria-describedby' | 'onFocusChange'
    >,
    RefAttributes<HTMLButtonElement> {
  /** The words of the next press, for example “Like”, then “Unlike”. They are the accessible name. */
  children: string;
  /** What it acts on, as on `Button`. */
  subject?: string | undefined;
  icon: IconSource;
  /** Whether the member's choice is on: the button takes a joyful tint. The words must say it too. */
  isActive: boolean;
  /** Read after the name when the focus comes here, for example “4 likes. You like this.” Not shown. */
  description?: string | undefined;
  /** Why it cannot be used now, as on `Button`. The caller gives it in the description too. */
  blockedReason?: string | undefined;
}

/**
 * Turns something on and off by changing its own words. It has no `aria-pressed`: a name that changes
 * together with a pressed state is read as “Unlike, pressed”, which says the opposite of what is true.
 */
export function ToggleTextButton({
  children,
  subject,
  icon,
  isActive,
  description,
  blockedReason,
  ...aria
}: ToggleTextButtonProps) {
  const held = useHeldDescription(description);
  return (
    <>
      <AriaButton
        {...aria}
        {...(blockedReason !== undefined && {
          'aria-disabled': true,
          onPress: () => announce(blockedReason),
        })}
        {...(subject !== undefined && { 'aria-label': `${children}, ${subject}` })}
        {...held.props}
        className="fb-ToggleTextButton"
        data-active={isActive || undefined}
        data-blocked={blockedReason !== undefined || undefined}
      >
        <Icon name={icon} />
        <span>{children}</span>
      </AriaButton>
      {blockedReason !== undefined && <span className="fb-Button-reason">{blockedReason}</span>}
      {held.text}
    </>
  );
}
