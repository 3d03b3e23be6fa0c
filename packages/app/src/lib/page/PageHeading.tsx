import { Heading, Listen, Stack, Text } from '@friendbase/ui-kit';
import { useRef } from 'react';
import { useArrival } from './arrival.tsx';

interface PageHeadingProps {
  /** The page's name in the window title. */
  title: string;
  /** The `h1`, when it says more than the title. */
  heading?: string | undefined;
  /** One plain line: what this page is for. Left out where the first thing on the page asks for it. */
  purpose?: string | undefined;
  /** The id of what the address leads to on this page, which has the focus in place of the heading. */
  goal?: string | undefined;
}

/** The top of every page: its one `h1`, which has the focus when the member arrives, and what the page is for. */
export function PageHeading({ title, heading = title, purpose, goal }: PageHeadingProps) {
  const ref = useArrival(title, goal);
  const part = useRef<HTMLDivElement>(null);
  return (
    <Stack gap="small" ref={part}>
      <Heading level={1} ref={ref}>
        {heading}
      </Heading>
      {purpose !== undefined && <Text tone="quiet">{purpose}</Text>}
      <Listen subject={heading} part={part} />
    </Stack>
  );
}
