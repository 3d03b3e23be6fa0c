import type { ReactNode } from 'react';
import { Stack, type StackProps } from '../Layout/Layout.tsx';

export interface FilteredProps extends Pick<StackProps, 'gap'> {
  /** What is filtered. */
  label: string;
  children: ReactNode;
}

/** A filter and its list, which belong together for screen readers too. Source: COGA pattern 4.2.6. */
export function Filtered({ label, ...stack }: FilteredProps) {
  return (
    <div role="group" aria-label={label}>
      <Stack {...stack} />
    </div>
  );
}
