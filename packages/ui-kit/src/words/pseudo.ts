import type { Args, Format, Message } from './catalogue.ts';
import { formatOf, REFERENCE, type Wording } from './format.ts';
import type { Language } from './plurals.ts';

/** Each letter with a mark, so that English words that come from no catalogue stand out. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MARKED = 'áƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const VOWEL = /[aeiou]/i;
/** Private characters around what was put into a message: names and other people's words stay as they are. */
const [BEGIN, END] = ['\uE000', '\uE001'];
const MARKS = new RegExp(`[${BEGIN}${END}]`, 'g');
const DATA_OR_LETTER = new RegExp(`${BEGIN}([^${END}]*)${END}|[a-z]`, 'gi');

/** A text about 40 % longer, for each vowel stands twice, in brackets that show where it is cut off. */
const pseudo = (text: string): string => `⟦${text.replaceAll(DATA_OR_LETTER, changed)}⟧`;

function changed(found: string, data: string | undefined): string {
  if (data !== undefined) return data;
  const marked = MARKED.charAt(LETTERS.indexOf(found.toLowerCase()));
  const letter = found === found.toLowerCase() ? marked : marked.toUpperCase();
  return VOWEL.test(found) ? letter + marked : letter;
}

const markedData = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' ? BEGIN + value + END : value,
    ]),
  );

/** Chooses by a value as it was before it was marked. */
const unmarking = (f: Format<Language>): Format<Language> => ({
  number: (value) => f.number(value),
  // The forms are those of English, whatever language the dates are in.
  plural: (value, forms) => formatOf(REFERENCE.locale).plural(value, forms),
  select: (forms, value) => f.select(forms, value.replaceAll(MARKS, '') as typeof value),
});

/** The words of `qps`, made from those of `en`: for tests and designers, never for members. */
export const wording: Wording = (_catalogue, _key, reference: Message) =>
  typeof reference === 'string'
    ? pseudo(reference)
    : (args: Args, f: Format<Language>) => pseudo(reference(markedData(args) as never, unmarking(f)));
