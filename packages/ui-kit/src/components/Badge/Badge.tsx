import { Icon, type IconName } from '../Icon/index.ts';
import './Badge.css';

export interface BadgeProps {
  children: string;
  icon?: IconName | undefined;
  /** @default 'neutral' */
  tone?: 'neutral' | 'friends' | 'public' | 'template' | undefined;
}

/** A fact about the thing it stands on, in a word or two. Looks flat, because it cannot be pressed. */
export function Badge({ children, icon, tone = 'neutral' }: BadgeProps) {
  return (
    <span className="fb-Badge" data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
