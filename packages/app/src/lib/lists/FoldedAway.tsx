import { Disclosure, useWords } from '@friendbase/ui-kit';
import { useState, type ReactNode } from 'react';
import { simple } from '../../words/en/simple.ts';

export interface FoldedProps {
  /** What it is, which names its button. */
  part: 'about' | 'ideas' | 'search';
  /** What is in use is in view. @default false */
  startsOpen?: boolean;
  children: ReactNode;
}

/** The words on the button while closed, and while open. */
const LABELS = {
  about: ['moreAbout', 'lessAbout'],
  ideas: ['showIdeas', 'hideIdeas'],
  search: ['showSearch', 'hideSearch'],
} as const;

/** A part of the page behind a button. */
export function FoldedAway({ part, startsOpen = false, children }: FoldedProps) {
  const t = useWords(simple);
  const [label, openLabel] = LABELS[part];
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <Disclosure label={t(label)} openLabel={t(openLabel)} isOpen={isOpen} onToggle={setIsOpen}>
      {children}
    </Disclosure>
  );
}
