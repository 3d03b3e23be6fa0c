import type { ReactNode } from 'react';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Button } from '../Button/index.ts';
import type { IconName } from '../Icon/index.ts';

export interface DisclosureProps {
  /** The words while closed: “View Comments, 3”. */
  label: string;
  /** The words while open: “Hide Comments, 3”. They say the same as expanded and collapsed, so both may change. */
  openLabel: string;
  icon?: IconName | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Shows more, and hides it again. The browser's search in the page finds and opens it. Source: W12. */
export function Disclosure({ label, openLabel, icon, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <AriaDisclosure className="fb-Disclosure" isExpanded={isOpen} onExpandedChange={onToggle}>
      <Button slot="trigger" tone="quiet" {...(icon && { icon })}>
        {isOpen ? openLabel : label}
      </Button>
      <DisclosurePanel className="fb-Disclosure-panel">{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
