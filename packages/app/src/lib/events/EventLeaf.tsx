import { DateLeaf, useCurrentWords } from '@friendbase/ui-kit';

/** The day on the picture. The dates of events are those of their place, written as UTC. */
export function EventLeaf({ day }: { day: string }) {
  const { locale } = useCurrentWords();
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
  return <DateLeaf month={write({ month: 'short' })} day={write({ day: 'numeric' })} />;
}
