import { Disclosure } from '@friendbase/ui-kit';
import { useState, type ReactNode } from 'react';
import { useShown } from './shown.ts';

interface FoldedProps {
  /** The words on its button while closed, and while open. */
  label: string;
  openLabel: string;
  children: ReactNode;
}

/** What is always in view, except in Simple mode: there it stands folded behind a button. */
export function Folded({ label, openLabel, children }: FoldedProps) {
  const { isSimple } = useShown();
  const [isOpen, setIsOpen] = useState(false);
  if (!isSimple) return children;
  return (
    <Disclosure label={label} openLabel={openLabel} isOpen={isOpen} onToggle={setIsOpen}>
      {children}
    </Disclosure>
  );
}
