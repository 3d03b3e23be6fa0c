import type { ReactNode } from 'react';
import { useToolbar } from '../../focus/useToolbar.ts';
import './ActionBar.css';

export interface ActionBarProps {
  /** What the actions are for, not shown: “Leo's post”. */
  label: string;
  /** Buttons in one row. Between them may stand what a press changes, such as a number. */
  children: ReactNode;
  /** Further buttons, in a row below. They stay in reach of the arrow keys. */
  more?: ReactNode;
}

/**
 * The actions on one of many things: one tab stop, and arrow keys move inside it, so that Tab goes from thing to thing. It comes
 * back to the button that was used last. Source: ARIA Authoring Practices, toolbar.
 */
export function ActionBar({ label, children, more }: ActionBarProps) {
  return (
    <div {...useToolbar()} aria-label={label} className="fb-ActionBar">
      <div className="fb-ActionBar-row">{children}</div>
      {more && (
        <div className="fb-ActionBar-row" data-wraps="">
          {more}
        </div>
      )}
    </div>
  );
}
