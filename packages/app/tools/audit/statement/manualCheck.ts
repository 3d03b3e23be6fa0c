/** What a person has written down after they looked. */
export interface ManualCheck {
  date: string;
  device: string;
  result: string;
}

export const NOBODY = 'Nobody has looked yet.';

/** A check without a date or a result is none. */
const manualCheckOf = (date = '', device = '', result = ''): ManualCheck | undefined =>
  date.trim() && result.trim()
    ? { date: date.trim(), device: device.trim(), result: result.trim() }
    : undefined;

const ROW = /^\| (\d+\.[\d.]+) \| .+ \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm;

/** The rows of `docs/accessibility/review.md`, each with what was seen, if anybody has looked. */
export const reviewIn = (document: string): Map<string, ManualCheck | undefined> =>
  new Map(
    [...document.matchAll(ROW)].map(([, number = '', date, device, result]) => [
      number,
      manualCheckOf(date, device, result),
    ]),
  );

/** The scripts of the same document, one for each screen reader, and who has walked them. */
export function scriptsIn(document: string): { name: string; walks: ManualCheck[] }[] {
  const [, ...parts] = document.split(/^### /m);
  return parts.map((part) => {
    const [, rows = ''] = part.split(/^\| date \| device and versions \| who \| result \|$/m);
    const walks = [...rows.matchAll(/^\|([^|]*)\|([^|]*)\|[^|]*\|([^|]*)\|$/gm)].flatMap(
      ([line, date, device, result]) =>
        line.includes('---') ? [] : (manualCheckOf(date, device, result) ?? []),
    );
    return { name: part.split('\n')[0] ?? '', walks };
  });
}

/** The first and the last day on which `docs/accessibility/manual-checks.md` has something that was heard. */
export function heardIn(document: string): { from: string; to: string } | undefined {
  const days = [...document.matchAll(/(?:^## .+, |\| )(\d{4}-\d\d-\d\d)(?: \|)?$/gm)].map(
    ([, day = '']) => day,
  );
  const [from, ...others] = days.toSorted();
  return from === undefined ? undefined : { from, to: others.at(-1) ?? from };
}

export const manualCheckWords = (check: ManualCheck | undefined): string =>
  check
    ? `A person looked on ${check.date}${check.device && ` with ${check.device}`}: ${asSentence(check.result)}`
    : NOBODY;

export const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
