/** What a calendar is to store. */
export interface CalendarEntry {
  /** The same for the same thing: a calendar that gets it twice stores it once. */
  uid: string;
  title: string;
  description: string;
  place?: string | undefined;
  /** The page that tells more. */
  url?: string | undefined;
  start: Date;
  end: Date;
  /** How long before the start the calendar reminds. Left out, it does not. */
  remindMinutes?: number | undefined;
  /** When what it says was last changed. @default when the file is made */
  changedAt?: Date | undefined;
  /** How often it was changed: a calendar keeps the highest. */
  changes?: number | undefined;
  isCancelled?: boolean | undefined;
}

const LINE_OCTETS = 75;

/** 2026-11-27T18:00:00.000Z as 20261127T180000Z. */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
/** Text in which nothing is read as a sign of the format. Source: RFC 5545 §3.3.11. */
const text = (words: string) =>
  words.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const alarmLines = (title: string, minutes: number | undefined): string[] =>
  minutes === undefined
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${text(title)}`,
        `TRIGGER:-PT${minutes}M`,
        'END:VALARM',
      ];

const entryLines = (entry: CalendarEntry, now: Date): string[] => {
  const { uid, title, description, place, url, start, end, remindMinutes } = entry;
  const { changedAt = now, changes, isCancelled } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${utc(changedAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    ...(place === undefined ? [] : [`LOCATION:${text(place)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(changes === undefined ? [] : [`SEQUENCE:${changes}`]),
    ...(isCancelled === undefined ? [] : [`STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`]),
    ...alarmLines(title, remindMinutes),
    'END:VEVENT',
  ];
};

/**
 * A file for a member’s own calendar. Its times are moments, which need no time zone: a calendar shows them by the clock of its
 * device. Source: RFC 5545 §3.3.5, form 2.
 *
 * @param now the moment at which the file is made
 * @param name what a calendar that asks for it again and again calls it
 */
export function calendarFile(entries: readonly CalendarEntry[], now: Date, name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//FriendBase//FriendBase//EN',
    'CALSCALE:GREGORIAN',
    ...(name === undefined ? [] : ['METHOD:PUBLISH', `X-WR-CALNAME:${text(name)}`]),
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Lines of at most 75 octets; what goes on begins with a space. No letter is cut in two. Source: RFC 5545 §3.1. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [written, octets] = ['', 0];
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (octets + length > LINE_OCTETS) {
      written += '\r\n ';
      octets = 1;
    }
    written += letter;
    octets += length;
  }
  return written;
}
