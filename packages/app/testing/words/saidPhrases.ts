import * as games from '@friendbase/games/words/en';
import * as kit from '@friendbase/ui-kit/words/en';
import type { Catalogue, Message } from '@friendbase/ui-kit/words';
import * as app from '../../src/words/en/index.ts';

/** Stands for what is filled in. No text has it. */
const FILLED_IN = '\u0000';

const fillings = new Proxy({}, { get: () => FILLED_IN });

/** Every text that a message can be, whichever form of a count or a choice it has. */
function textsOf(message: Message): string[] {
  if (typeof message === 'string') return [message];
  const texts = new Set<string>();
  let most = 1;
  for (let at = 0; at < most; at += 1) {
    const formAt = (forms: Readonly<Record<string, string>>) => {
      const all = Object.values(forms);
      most = Math.max(most, all.length);
      return all[at % all.length] ?? '';
    };
    const format = {
      plural: (_: number, forms: Readonly<Record<string, string>>) => formAt(forms),
      select: formAt,
      number: String,
    };
    texts.add(message(fillings as never, format as never));
  }
  return [...texts];
}

/** Without what ends a sentence or stands around a word: screen readers say none of it. */
const bare = (text: string): string =>
  text
    .replaceAll('\u00A0', ' ')
    .trim()
    .replace(/[\s.,:;]+$/, '')
    .replace(/^\((.+)\)$/, '$1');

const catalogues: Catalogue[] = [...Object.values(kit), ...Object.values(games), ...Object.values(app)];
const texts = catalogues
  .flatMap(({ messages }) => Object.values(messages).flatMap(textsOf))
  .flatMap((text) => [text, ...text.split(/(?<=[.!?])\s+/)])
  .map(bare);

const fixed = new Set(texts.filter((text) => !text.includes(FILLED_IN)));

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A message that has nothing of its own would say everything. */
const patterns = [...new Set(texts)]
  .filter((text) => text.includes(FILLED_IN) && /[\p{L}%]/u.test(text))
  .map((text) => {
    const parts = text.split(FILLED_IN);
    return {
      parts: parts.filter(Boolean),
      whole: new RegExp(`^${parts.map(literal).join('(.+?)')}$`, 'u'),
    };
  });

/** What is filled in and no word: something left out, a number, a time, a day. */
const VALUE = /^(…|\d[\d,]*|\d{1,2}:\d\d [AP]M|[A-Z][a-z]{2} \d{1,2})$/;

/**
 * Says of a phrase whether the product can say it, in one message or in several.
 *
 * @param spoken what a screen reader says of itself, as regular expressions
 * @param names what is filled in that stands in no catalogue
 */
export function sayable(spoken: readonly string[], names: readonly string[]): (phrase: string) => boolean {
  const any = spoken.join('|');
  const isSpoken = new RegExp(`^(${any})$`, 'i');
  const beginsSpoken = new RegExp(`^(${any})(?![\\p{L}\\d])`, 'iu');
  const known = new Map<string, boolean>();

  const isOneMessage = (text: string): boolean =>
    fixed.has(text) ||
    names.includes(text) ||
    VALUE.test(text) ||
    isSpoken.test(text) ||
    patterns.some(
      ({ parts, whole }) =>
        parts.every((part) => text.includes(part)) && whole.exec(text)?.slice(1).every(isSayable),
    );

  /** Between two messages is a pause, or a word of the screen reader. */
  const isInParts = (text: string): boolean =>
    [...text.matchAll(/\s*([.,:;!?]?)\s+/g)].some(({ index, 0: gap, 1: pause }) => {
      const first = bare(text.slice(0, index + gap.trimEnd().length));
      const rest = text.slice(index + gap.length);
      const isPause = pause !== '' || rest.startsWith('(') || isSpoken.test(first) || beginsSpoken.test(rest);
      return isPause && isOneMessage(first) && isSayable(rest);
    });

  function isSayable(phrase: string): boolean {
    const text = bare(phrase);
    const before = known.get(text);
    if (before !== undefined) return before;
    // A message that is filled in may lead back to the same words: they do not prove themselves.
    known.set(text, false);
    const found = text === '' || isOneMessage(text) || isInParts(text);
    known.set(text, found);
    return found;
  }

  return isSayable;
}
