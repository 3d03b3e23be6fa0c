import { DescriptionList, usePreferences } from '@friendbase/ui-kit';

interface CountersProps {
  /** What is counted, and the number in words or digits. Seen, never announced as it changes. */
  items: readonly { term: string; details: string }[];
}

/** The numbers of a game: moves, points, seconds. Not there for members who hide them. Source: preferences P9 and P13. */
export function Counters({ items }: CountersProps) {
  const isHidden = usePreferences(({ hideCounters, simple }) => hideCounters || simple);
  return isHidden ? null : <DescriptionList items={items} layout="tiles" />;
}
