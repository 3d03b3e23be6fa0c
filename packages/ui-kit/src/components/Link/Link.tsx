import type { RefAttributes, ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import './Link.css';
import { RouterProvider } from 'react-aria-components';

export interface LinkProps
  extends
    Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'isDisabled'>,
    RefAttributes<HTMLAnchorElement> {
  /** An address of this product, which the app's router opens, or one outside it. */
  href: string;
  /** The words of the link. They say where it leads, also when read on their own. */
  children: string;
  icon?: IconSource | undefined;
  /** Whether the link leads to the page that is already open. */
  isCurrent?: boolean | undefined;
}

/** Leads to another place. Underlined, because colour alone does not make a link. */
export function Link({ children, icon, isCurrent = false, ...aria }: LinkProps) {
  return (
    <AriaLink {...aria} {...(isCurrent && { 'aria-current': 'page' })} className="fb-Link">
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </AriaLink>
  );
}

export interface KitRouterProviderProps {
  /** Opens an address of this product without loading a new page. */
  navigate: (href: string) => void;
  children: ReactNode;
}

/** Hands the app's router to every link of the kit below it. Without it a link loads a new page. */
export function KitRouterProvider({ navigate, children }: KitRouterProviderProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
