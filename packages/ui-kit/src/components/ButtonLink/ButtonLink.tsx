import type { RefAttributes } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import './ButtonLink.css';
import '../Button/Button.css';

export interface ButtonLinkProps extends RefAttributes<HTMLAnchorElement> {
  /** A page of this product, or an address such as `tel:911`. */
  href: string;
  children: string;
  /** What it is about, where several on a page have the same words, as on `Button`. */
  subject?: string | undefined;
  icon?: IconSource | undefined;
  /** @default 'primary' */
  tone?: 'primary' | 'quiet' | undefined;
  /** @default 'normal' */
  size?: 'normal' | 'large' | undefined;
  /** Also called when the link is followed, for example to close the dialog it stands in. */
  onPress?: () => void;
  /** The browser saves what is there instead of opening it. */
  download?: true;
  /** The id of what is read after its words. */
  'aria-describedby'?: string;
}

/** A link with the weight of a button, where going somewhere is the main action. */
export function ButtonLink({
  children,
  subject,
  icon,
  tone = 'primary',
  size = 'normal',
  onPress,
  ...aria
}: ButtonLinkProps) {
  return (
    <AriaLink
      {...aria}
      // Not `onPress`: it waits for the key to go up. Enter follows the link as it goes down, which may unmount it first.
      onClickCapture={onPress}
      {...(subject !== undefined && { 'aria-label': `${children}, ${subject}` })}
      className="fb-Button fb-ButtonLink"
      data-tone={tone}
      data-size={size}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </AriaLink>
  );
}
