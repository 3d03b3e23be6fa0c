import type { ReactNode } from 'react';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Button } from '../Button/index.ts';
import type { IconSource } from '../Icon/index.ts';
import { Row } from '../Layout/index.ts';
import './Disclosure.css';

export interface DisclosureProps {
  /** The words while closed: “View Comments (3)”. */
  label: string;
  /** The words while open: “Hide Comments (3)”. They say the same as expanded and collapsed, so both may change. */
  openLabel: string;
  /** What it belongs to, as on `Button`. */
  subject?: string | undefined;
  icon?: IconSource | undefined;
  /** @default 'quiet' */
  tone?: 'quiet' | 'plain' | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** What stands in one row with the button, before it. */
  beside?: ReactNode;
  /** What stands in that row after it. */
  after?: ReactNode;
  /** What stands below that row, open or not. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * Shows more, and hides it again. The panel opens below the whole row, so that the pressed button stays where it
 * is. The browser's search in the page finds and opens it. Source: W12.
 */
export function Disclosure({
  label,
  openLabel,
  subject,
  icon,
  tone = 'quiet',
  isOpen,
  onToggle,
  beside,
  after,
  below,
  children,
}: DisclosureProps) {
  return (
    <AriaDisclosure className="fb-Disclosure" isExpanded={isOpen} onExpandedChange={onToggle}>
      <Row>
        {beside}
        <Button slot="trigger" tone={tone} icon={icon} subject={subject}>
          {isOpen ? openLabel : label}
        </Button>
        {after}
      </Row>
      {below}
      <DisclosurePanel className="fb-Disclosure-panel">{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
