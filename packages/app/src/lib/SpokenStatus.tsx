import { announce, StatusLine, type StatusLineProps } from '@friendbase/ui-kit';
import { useEffect } from 'react';

type SpokenStatusProps = Pick<StatusLineProps, 'tone' | 'children'>;

/** A line that nothing leads the focus to: it is said once as it appears, and stays to be read. */
export function SpokenStatus({ tone, children }: SpokenStatusProps) {
  useEffect(() => announce(children, tone === 'danger' ? 'assertive' : 'polite'), [children, tone]);
  return <StatusLine tone={tone}>{children}</StatusLine>;
}
