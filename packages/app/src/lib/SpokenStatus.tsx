import { StatusLine, useAnnounced, type StatusLineProps } from '@friendbase/ui-kit';

type SpokenStatusProps = Pick<StatusLineProps, 'tone' | 'children'>;

/** A line that nothing leads the focus to: it is said once as it appears, and stays to be read. */
export function SpokenStatus({ tone, children }: SpokenStatusProps) {
  useAnnounced(children, tone === 'danger' ? 'assertive' : 'polite');
  return <StatusLine tone={tone}>{children}</StatusLine>;
}
