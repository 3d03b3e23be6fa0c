import { describe, expect, it } from 'vitest';
import { getMe, logIn, register } from '../accounts.ts';
import { NAME_NEEDS_LETTER_MESSAGE, ONE_SCRIPT_MESSAGE, USERNAME_LOOKS_TAKEN_MESSAGE } from '../usernames.ts';
import { updateUser, USERNAME_TAKEN_MESSAGE } from '../users.ts';
import { ask, expectRefusal, expectRefused } from './ask.ts';
import type { Backend, OpenBackend } from './backend.ts';
import { annAndBen, memberId, PASSWORD } from './seeds.ts';

const newcomer = {
  username: 'iris',
  email: 'iris@example.com',
  displayName: 'Iris',
  password: PASSWORD,
  challengeType: 'cognitive',
} as const;

const SOFT_HYPHEN = '\u{AD}';
const HANGUL_FILLER = '\u{3164}';
const EMPTY_BRAILLE = '\u{2800}';
const CYRILLIC_E = '\u{435}';
const GREEK_O = '\u{3BF}';

const TAKEN: [title: string, first: string, second: string, words: string][] = [
  ['a soft hyphen inside', 'demo', `de${SOFT_HYPHEN}mo`, USERNAME_TAKEN_MESSAGE],
  ['a filler behind', 'demo', `demo${HANGUL_FILLER}`, USERNAME_TAKEN_MESSAGE],
  ['a digit 0 for the letter O', 'solo', 's0lo', USERNAME_LOOKS_TAKEN_MESSAGE],
  ['a small L for a capital I', 'Ines', 'lnes', USERNAME_LOOKS_TAKEN_MESSAGE],
  ['an r and an n for an m', 'modern', 'rnodern', USERNAME_LOOKS_TAKEN_MESSAGE],
  ['Cyrillic letters alone', 'cep', 'сер', USERNAME_LOOKS_TAKEN_MESSAGE],
];

const REFUSED: [title: string, change: Partial<Record<keyof typeof newcomer, string>>, words: string][] = [
  ['a Cyrillic letter among Latin ones', { username: `d${CYRILLIC_E}mo` }, `username: ${ONE_SCRIPT_MESSAGE}`],
  ['a Greek letter among Latin ones', { username: `dem${GREEK_O}` }, `username: ${ONE_SCRIPT_MESSAGE}`],
  ['a username of fillers', { username: HANGUL_FILLER }, `username: ${NAME_NEEDS_LETTER_MESSAGE}`],
  ['a username of signs', { username: '---' }, `username: ${NAME_NEEDS_LETTER_MESSAGE}`],
  ['a name of blank Braille', { displayName: EMPTY_BRAILLE }, `displayName: ${NAME_NEEDS_LETTER_MESSAGE}`],
  ['a name of an emoji', { displayName: '🌻' }, `displayName: ${NAME_NEEDS_LETTER_MESSAGE}`],
];

const signUp = (backend: Backend, change: Record<string, unknown>) =>
  ask(backend.visitor(), 'post', register.path, { ...newcomer, ...change });

/** Names that pass for another's, or for nothing. */
export function namesConform(backendName: string, open: OpenBackend): void {
  describe(`names that look alike on ${backendName}`, () => {
    it.each(TAKEN)('are refused to the second member: %s', async (_, first, second, words) => {
      await using backend = await open(annAndBen);
      const firstAnswer = await signUp(backend, { username: first });
      expect(firstAnswer.status, firstAnswer.raw).toBe(201);
      const answer = await signUp(backend, { username: second, email: 'second@example.com' });
      expectRefusal(answer, 409, words);
    });

    it.each(REFUSED)('are refused with %s, and say what to do', async (_, change, words) => {
      await using backend = await open(annAndBen);
      expectRefusal(await signUp(backend, change), 400, words);
    });

    it.each(['жанна', 'Ζωή', 'さくら桜', '민수', 'Zoë 🌻', 'نور', 'user_7', '2026'])(
      'are no reason against “%s”',
      async (username) => {
        await using backend = await open(annAndBen);
        const answer = await signUp(backend, { username, displayName: username });
        expect(answer.status, answer.raw).toBe(201);
      },
    );

    it('log in without what nobody sees', async () => {
      await using backend = await open(annAndBen);
      const ann = backend.visitor();
      await ann.call(logIn, { body: { username: `a${SOFT_HYPHEN}nn`, password: PASSWORD } });
      await expect(ann.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    });
  });

  describe(`a name that is changed on ${backendName}`, () => {
    it.each([HANGUL_FILLER, EMPTY_BRAILLE, '...'])(
      'keeps a letter or a digit: not “%s”',
      async (displayName) => {
        await using backend = await open(annAndBen);
        const given = { params: { id: memberId('ann') }, body: { displayName } };
        await expectRefused(
          await backend.as('ann'),
          updateUser,
          given,
          400,
          `displayName: ${NAME_NEEDS_LETTER_MESSAGE}`,
        );
      },
    );
  });
}
