import { Icon, type IconName } from '../Icon/index.ts';
import './StatusLine.css';

export interface StatusLineProps {
  tone: 'success' | 'danger' | 'info';
  children: string;
  id?: string | undefined;
}

const ICONS: Record<StatusLineProps['tone'], IconName> = {
  success: 'check',
  danger: 'warning',
  info: 'info',
};

/** A state in one line, beside what it is about. Silent: whoever changes it announces it. */
export function StatusLine({ tone, children, id }: StatusLineProps) {
  return (
    <p id={id} className="fb-StatusLine" data-tone={tone}>
      <Icon name={ICONS[tone]} />
      <span>{children}</span>
    </p>
  );
}
