import { useAnnounced } from '../../words/useAnnounced.ts';
import { StatusLine } from '../StatusLine/index.ts';

export interface OutcomeProps {
  /** @default 'success' */
  tone?: 'success' | 'danger' | undefined;
  children: string;
}

/** What came of a press: a line that stays, said once as it appears, and a failure at once. */
export function Outcome({ tone = 'success', children }: OutcomeProps) {
  useAnnounced(children, tone === 'danger' ? 'assertive' : 'polite');
  return <StatusLine tone={tone}>{children}</StatusLine>;
}
