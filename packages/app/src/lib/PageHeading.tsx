import { Heading, Stack, Text } from '@friendbase/ui-kit';
import { useArrival } from './arrival.tsx';

interface PageHeadingProps {
  /** The page's name in the window title. */
  title: string;
  /** The `h1`, when it says more than the title. */
  heading?: string | undefined;
  /** One plain line: what this page is for. */
  purpose: string;
}

/** The top of every page: its one `h1`, which has the focus when the member arrives, and what the page is for. */
export function PageHeading({ title, heading = title, purpose }: PageHeadingProps) {
  const ref = useArrival(title);
  return (
    <Stack gap="small">
      <Heading level={1} ref={ref}>
        {heading}
      </Heading>
      <Text size="large" tone="quiet">
        {purpose}
      </Text>
    </Stack>
  );
}
