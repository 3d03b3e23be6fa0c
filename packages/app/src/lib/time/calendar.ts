/** What a calendar is to keep. */
export interface CalendarEntry {
  /** The same for the same thing: a calendar that gets it twice keeps it once. */
  uid: string;
  title: string;
  description: string;
  place?: string | undefined;
  /** The page that tells more. */
  url?: string | undefined;
  start: Date;
  end: Date;
  /** How long before the start the calendar reminds. */
  remindMinutes: number;
}

const LINE_OCTETS = 75;

/** 2026-11-27T18:00:00.000Z as 20261127T180000Z. */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
/** Text in which nothing is read as a sign of the format. Source: RFC 5545 §3.3.11. */
const text = (words: string) =>
  words.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/**
 * A file for the member’s own calendar: one entry and one reminder. Its times are moments, which need no time zone: a
 * calendar shows them by the clock of its device. Source: RFC 5545 §3.3.5, form 2.
 *
 * @param now the moment at which the file is made
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const { uid, title, description, place, url, start, end, remindMinutes } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//FriendBase//FriendBase//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    ...(place === undefined ? [] : [`LOCATION:${text(place)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    `TRIGGER:-PT${remindMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
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

/** Gives the file of an entry to the browser, which saves it or offers to open it. */
export function saveCalendarFile(name: string, entry: CalendarEntry): void {
  const address = URL.createObjectURL(new Blob([calendarFile(entry, new Date())], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.ics`;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
