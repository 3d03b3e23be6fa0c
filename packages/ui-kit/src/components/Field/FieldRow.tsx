import type { ReactNode } from 'react';
import './Field.css';

/** Short fields beside each other where there is room: a search and what narrows it down. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="fb-FieldRow">{children}</div>;
}
