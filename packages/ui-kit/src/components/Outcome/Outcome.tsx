import { useAnnounced } from '../../words/WordsProvider.tsx';
import { StatusLine, type StatusLineProps } from '../StatusLine/StatusLine.tsx';

export interface OutcomeProps {
  /** @default 'success' */
  tone?: StatusLineProps['tone'] | undefined;
  illustration?: StatusLineProps['illustration'];
  children: string;
}

/** What came of a press, or what nothing leads the focus to: a line that stays, said once as it appears, a failure at once. */
export function Outcome({ tone = 'success', illustration, children }: OutcomeProps) {
  useAnnounced(children, tone === 'danger' ? 'assertive' : 'polite');
  return (
    <StatusLine tone={tone} illustration={illustration}>
      {children}
    </StatusLine>
  );
}
