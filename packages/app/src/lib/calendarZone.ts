import { offsetIn } from './zoneTime.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Longer than any zone keeps one offset where it changes at all. */
const LOOKED_DAYS = 370;

const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
const offset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}${two(Math.abs(minutes) % 60)}`;
/** A wall time that is written as if it were UTC. */
const asLocal = (wall: Date) => wall.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/**
 * What the clocks of a time zone show around something: from the change before it to the one after. Source: RFC 5545
 * §3.6.5.
 *
 * @returns the lines of a `VTIMEZONE`
 */
export function calendarZone(zone: string, start: Date, end: Date): string[] {
  const before = changeFrom(zone, start, -1);
  const after = changeFrom(zone, end, 1);
  const within = offsetIn(zone, start) === offsetIn(zone, end) ? [] : [changeFrom(zone, start, 1)];
  const changes = [before, ...within, after].filter((change) => change !== undefined);
  const offsets = [start, ...changes].map((moment) => offsetIn(zone, moment));
  const standard = Math.min(...offsets, ...changes.map((change) => offsetBefore(zone, change)));
  const observances =
    changes.length === 0
      ? observance('STANDARD', '19700101T000000', offsetIn(zone, start), offsetIn(zone, start))
      : changes.flatMap((change) => {
          const from = offsetBefore(zone, change);
          const to = offsetIn(zone, change);
          // Its start is told by the clock as it was before the change.
          const wall = asLocal(new Date(change.getTime() + from * MINUTE_MS));
          return observance(to > standard ? 'DAYLIGHT' : 'STANDARD', wall, from, to);
        });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'];
}

const observance = (kind: 'STANDARD' | 'DAYLIGHT', start: string, from: number, to: number) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offset(from)}`,
  `TZOFFSETTO:${offset(to)}`,
  `END:${kind}`,
];

const offsetBefore = (zone: string, change: Date) => offsetIn(zone, new Date(change.getTime() - MINUTE_MS));

/** The nearest change of the clock after a moment, or before it: the first minute of the new offset. */
function changeFrom(zone: string, moment: Date, direction: 1 | -1): Date | undefined {
  const known = offsetIn(zone, moment);
  for (let days = 1; days <= LOOKED_DAYS; days += 1) {
    const day = moment.getTime() + direction * days * DAY_MS;
    if (offsetIn(zone, new Date(day)) === known) continue;
    return firstMinute(zone, Math.min(day, day - direction * DAY_MS));
  }
  return undefined;
}

/** Within the day that begins at `from`, halved until one minute is left. */
function firstMinute(zone: string, from: number): Date {
  const known = offsetIn(zone, new Date(from));
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.floor((from + DAY_MS) / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetIn(zone, new Date(middle * MINUTE_MS)) === known) low = middle;
    else high = middle;
  }
  return new Date(high * MINUTE_MS);
}
