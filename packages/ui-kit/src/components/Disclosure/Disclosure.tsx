import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { IconSource } from '../Icon/Icon.tsx';
import { Row } from '../Layout/Layout.tsx';
import './Disclosure.css';

export interface DisclosureProps {
  /** The words while closed: “View Comments (3)”. */
  label: string;
  /** The words while open: “Hide Comments (3)”. They say the same as expanded and collapsed, so both may change. */
  openLabel: string;
  /** What it belongs to, as on `Button`. */
  subject?: string | undefined;
  /** The name of what is shown: “Comments on Sam's post”. @default the words of the button */
  panelName?: string | undefined;
  icon?: IconSource | undefined;
  /** @default 'quiet' */
  tone?: 'quiet' | 'plain' | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The row that the button stands in. @default the button alone */
  renderRow?: ((button: ReactNode) => ReactNode) | undefined;
  /** What stands below that row, open or not. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * Shows more, and hides it again. The panel opens below the whole row, so that the pressed button stays where it
 * is. The browser's search in the page finds and opens it. Source: W12. Not React Aria's: it weighs 1.3 KB on every page, most
 * of it for animations that the kit has not.
 */
export function Disclosure({
  label,
  openLabel,
  subject,
  panelName,
  icon,
  tone = 'quiet',
  isOpen,
  onToggle,
  renderRow = (button) => <Row>{button}</Row>,
  below,
  children,
}: DisclosureProps) {
  const buttonId = useId();
  const panelId = useId();
  const panel = useSearchable(isOpen, () => onToggle(true));
  const naming = panelName === undefined ? { 'aria-labelledby': buttonId } : { 'aria-label': panelName };
  return (
    <div className="fb-Disclosure">
      {renderRow(
        <Button
          id={buttonId}
          aria-expanded={isOpen}
          aria-controls={panelId}
          tone={tone}
          icon={icon}
          subject={subject}
          onPress={() => onToggle(!isOpen)}
        >
          {isOpen ? openLabel : label}
        </Button>,
      )}
      {below}
      <div
        ref={panel}
        id={panelId}
        // A closed panel is in the tree of assistive technology, for the browser's search: without a name nothing is said of it.
        {...(isOpen && { role: 'group', ...naming })}
        hidden={!isOpen}
        className="fb-Disclosure-panel"
      >
        {children}
      </div>
    </div>
  );
}

/** Lets the browser's search look into a closed panel. React knows `hidden` without a value alone. */
function useSearchable(isOpen: boolean, open: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const onFound = useEffectEvent(open);
  useLayoutEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const element = panel.current;
    const found = () => onFound();
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, []);
  return panel;
}
