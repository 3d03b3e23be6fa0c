import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { OUTCOME_ICONS } from '../StatusLine/StatusLine.tsx';
import './Badge.css';

export interface BadgeProps {
  children: string;
  /** The tones of an outcome bring their own. */
  icon?: IconSource | undefined;
  /** `success`, `danger` and `info` tell how something stands: “Joined!”, “Full”. @default 'neutral' */
  tone?: 'neutral' | 'friends' | 'public' | 'template' | keyof typeof OUTCOME_ICONS | undefined;
}

/** A fact about the thing it stands on, in a word or two. Looks flat, because it cannot be pressed. */
export function Badge({ children, icon: ownIcon, tone = 'neutral' }: BadgeProps) {
  const icon =
    ownIcon ?? (tone in OUTCOME_ICONS ? OUTCOME_ICONS[tone as keyof typeof OUTCOME_ICONS] : undefined);
  return (
    <span className="fb-Badge" data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
