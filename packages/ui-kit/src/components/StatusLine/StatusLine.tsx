import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import './StatusLine.css';

export interface StatusLineProps {
  tone: 'success' | 'danger' | 'info';
  /** For something finished that deserves more than an icon, for example `shared`. */
  illustration?: IllustrationName | undefined;
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
export function StatusLine({ tone, illustration, children, id }: StatusLineProps) {
  return (
    <p id={id} className="fb-StatusLine" data-tone={tone}>
      {illustration && <Illustration name={illustration} />}
      <Icon name={OUTCOME_ICONS[tone]} />
      <span>{children}</span>
    </p>
  );
}
