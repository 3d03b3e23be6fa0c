/** Source: product spec §2 “Help dialog”. */
export const EMERGENCY_HREF = 'tel:911';

/** Shorter than any number of a person; longer than any number there is. Source: ITU-T E.164. */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/** Numbers of help that are shorter than those of people. */
const HELP_LINES: readonly string[] = ['911', '988', '112', '999'];

/**
 * The address that calls what a member wrote as their emergency contact; none where nobody can call it. Letters are
 * not left out: of “Mum, 555 0199, after 6” nobody knows which digits belong together.
 */
export function telHref(contact: string): string | undefined {
  const written = contact.normalize('NFKC').trim();
  if (!/^\+?[\d\s().\-/]+$/.test(written)) return undefined;
  const digits = written.replace(/\D/g, '');
  const isNumber = digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS;
  if (!isNumber && !HELP_LINES.includes(digits)) return undefined;
  return `tel:${written.startsWith('+') ? '+' : ''}${digits}`;
}
