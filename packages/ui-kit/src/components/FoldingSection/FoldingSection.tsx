import { useEffect, useState, type ReactNode, type RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { LaterStores } from '../../stores/LaterStores.tsx';
import { createTurn } from '../../stores/turn.ts';
import { pictures } from './pictures.ts';
import '../Heading/Heading.css';
import '../Icon/Icon.css';
import './FoldingSection.css';

export type SectionPicture = keyof typeof pictures;

export interface FoldingSectionProps extends RefAttributes<HTMLDivElement> {
  /** The heading, which is also the button. */
  title: string;
  /** @default 2 */
  level?: 2 | 3 | undefined;
  picture: SectionPicture;
  /** What a closed section holds, in a few words. Read after the title. */
  summary?: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * One of several sections of a long screen, closed until it is wanted: nobody has to read past all of them. The heading
 * stays in the outline of the page. The browser's search in the page finds and opens it. What a closed section holds
 * takes other words after the picture. Source: W12.
 */
export function FoldingSection(props: FoldingSectionProps) {
  const { title, level = 2, picture, summary, isOpen, onToggle, children, ref } = props;
  const Heading = `h${level}` as const;
  const Picture = pictures[picture];
  const [turn] = useState(createTurn);
  useEffect(() => turn.setOnScreen(isOpen), [turn, isOpen]);
  return (
    <Disclosure
      className="fb-FoldingSection"
      isExpanded={isOpen}
      onExpandedChange={onToggle}
      {...(ref !== undefined && { ref })}
    >
      <Heading className="fb-Heading fb-FoldingSection-heading">
        <Button slot="trigger" className="fb-FoldingSection-button">
          <Picture aria-hidden="true" className="fb-Icon" />
          <span className="fb-FoldingSection-words">
            <span>{title}</span>{' '}
            {summary !== undefined && <small className="fb-FoldingSection-summary">{summary}</small>}
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className="fb-FoldingSection-panel">
        <LaterStores turn={turn}>{children}</LaterStores>
      </DisclosurePanel>
    </Disclosure>
  );
}
