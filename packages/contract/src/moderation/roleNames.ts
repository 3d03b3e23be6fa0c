import { withoutUnseen } from '../text.ts';

/** The words of a role: the shorter ones as words of their own, the others in any place. */
export interface RoleWords {
  words: readonly string[];
  anywhere: readonly string[];
  /** What makes one word of a role and itself: `helpdesk`, `therealadmin`. */
  beside: readonly string[];
}

/** By language of the catalogues. Each is looked for in every name. */
export const ROLE_WORDS: Readonly<Record<string, RoleWords>> = {
  en: {
    words: ['admin', 'admins', 'mod', 'mods', 'support', 'staff', 'help'],
    anywhere: [
      'friendbase',
      'moderator',
      'moderation',
      'administrator',
      'administration',
      'organizer',
      'organiser',
    ],
    beside: [
      'the',
      'im',
      'iam',
      'our',
      'your',
      'real',
      'official',
      'friend',
      'base',
      'fb',
      'site',
      'sys',
      'super',
      'head',
      'chief',
      'team',
      'member',
      'desk',
      'line',
      'center',
      'centre',
      'service',
      'group',
      'community',
    ],
  },
};

/** As short may a word be that is found across a gap: “Ad Min” is one, “Mo D” is a person. */
const SHORTEST_BROKEN = 5;

/** Letters in circles and squares, and those of flags, which Unicode takes apart into none. */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6];
const plain = (name: string): string =>
  name.replace(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const first = ENCLOSED.findLast((start) => start <= code) ?? code;
    return String.fromCodePoint(0x61 + code - first);
  });

const WRITTEN_FOR = new Map(
  ['0o', '1i', 'li', '!i', '|i', '3e', '4a', '@a', '5s', '$s', '7t', '8b'].map(([sign, letter]) => [
    sign,
    letter,
  ]),
);

/** One letter for all that are written or read for it. Also of the words that are looked for. */
const alike = (word: string): string =>
  [...word.toLowerCase().replaceAll('rn', 'm')].map((letter) => WRITTEN_FOR.get(letter) ?? letter).join('');

const of = (words: readonly string[]): string => words.map(alike).join('|');

interface RoleForms {
  whole: RegExp;
  inside: RegExp;
}

function formsOf(languages: Readonly<Record<string, RoleWords>>): RoleForms {
  const all = Object.values(languages);
  const roles = of(all.flatMap(({ words, anywhere }) => [...words, ...anywhere]));
  const besides = of(all.flatMap(({ beside }) => beside));
  return {
    whole: new RegExp(`^(?:${besides})*(?:${roles})(?:${besides}|${roles})*$`, 'u'),
    inside: new RegExp(of(all.flatMap(({ anywhere }) => anywhere)), 'u'),
  };
}

const OURS = formsOf(ROLE_WORDS);

/** With signs and digits read as letters, and without those around it. */
const readingsOf = (word: string): string[] => [
  alike(word),
  alike(word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')),
];

/** Between words: blanks and signs, but for those that are written for letters. Single letters are one word. */
const wordsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{N}@$!|]+/u)
    .join(' ')
    .replace(/(?<=(?:^| ).) (?=.(?: |$))/gu, '')
    .split(' ');

/** “HelpDesk” is two words. */
const partsOf = (word: string): string[] => word.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);

/** Every run of neighbours, put together. */
const runsOf = (parts: readonly string[]): string[] =>
  parts.flatMap((_, from) =>
    parts.slice(from).map((__, count) => parts.slice(from, from + count + 1).join('')),
  );

/**
 * Whether a name says of its member that they look after others here. `look` gives letters that look alike one letter: the
 * list of those is for backends alone.
 */
export function claimsRole(
  name: string,
  look = (text: string): string => text,
  languages?: typeof ROLE_WORDS,
): boolean {
  const { whole, inside } = languages ? formsOf(languages) : OURS;
  const shown = look(plain(withoutUnseen(name).normalize('NFKC')).normalize('NFKD').replace(/\p{M}/gu, ''));
  const words = wordsOf(shown);
  const parts = words.flatMap(partsOf);
  const broken = runsOf(parts).filter((run) => run.length >= SHORTEST_BROKEN);
  const inWords = words.flatMap(readingsOf);
  return (
    inWords.some((word) => inside.test(word)) ||
    [...inWords, ...[...parts, ...broken].flatMap(readingsOf)].some((word) => whole.test(word))
  );
}
