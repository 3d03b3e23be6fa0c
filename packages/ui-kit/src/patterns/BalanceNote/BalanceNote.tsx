import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import './BalanceNote.css';

export interface BalanceNoteProps {
  /** How much there is: “You have 250 FriendBase Bucks”. */
  title: string;
  icon: IconSource;
  /** What that is, in a sentence or two, and perhaps a `Link` in them. */
  children: ReactNode;
}

/** What a member has to spend. As low as it can be: what it is for stands below it, in the same window. */
export function BalanceNote({ title, icon, children }: BalanceNoteProps) {
  return (
    <div className="fb-BalanceNote">
      <Heading level={2}>{title}</Heading>
      <Icon name={icon} />
      <Text size="small">{children}</Text>
    </div>
  );
}
