import { Icon, type IconName } from '../Icon/index.ts';
import './StatusLine.css';

export interface StatusLineProps {
  tone: 'success' | 'danger' | 'info';
  children: string;
  id?: string | undefined;
}

/** The picture of each outcome, the same wherever it is told. */
export const OUTCOME_ICONS = {
  success: 'check',
  danger: 'warning',
  info: 'info',
} as const satisfies Record<StatusLineProps['tone'], IconName>;

/** A state in one line, beside what it is about. Silent: whoever changes it announces it. */
export function StatusLine({ tone, children, id }: StatusLineProps) {
  return (
    <p id={id} className="fb-StatusLine" data-tone={tone}>
      <Icon name={OUTCOME_ICONS[tone]} />
      <span>{children}</span>
    </p>
  );
}
