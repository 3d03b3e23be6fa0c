import { describe, expect, it } from 'vitest';
import { getMe, logIn } from '../accounts.ts';
import { register } from '../registration.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { getUser } from '../users.ts';
import { updateUser } from '../profileChange.ts';
import { ask, expectError, expectCallError } from './ask.ts';
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
const CYRILLIC_A = '\u{430}';
const CYRILLIC_E = '\u{435}';
const GREEK_O = '\u{3BF}';

const TAKEN: [title: string, first: string, second: string, code: ErrorCode][] = [
  ['a soft hyphen inside', 'demo', `de${SOFT_HYPHEN}mo`, 'usernameTaken'],
  ['a filler behind', 'demo', `demo${HANGUL_FILLER}`, 'usernameTaken'],
  ['a digit 0 for the letter O', 'solo', 's0lo', 'usernameLooksTaken'],
  ['a small L for a capital I', 'Ines', 'lnes', 'usernameLooksTaken'],
  ['an r and an n for an m', 'modern', 'rnodern', 'usernameLooksTaken'],
  ['Cyrillic letters alone', 'cep', 'сер', 'usernameLooksTaken'],
];

const REFUSED: [title: string, change: Partial<Record<keyof typeof newcomer, string>>, code: ErrorCode][] = [
  ['a Cyrillic letter among Latin ones', { username: `d${CYRILLIC_E}mo` }, 'usernameMixesAlphabets'],
  ['a Greek letter among Latin ones', { username: `dem${GREEK_O}` }, 'usernameMixesAlphabets'],
  ['a username of fillers', { username: HANGUL_FILLER }, 'nameWithoutLetter'],
  ['a username of signs', { username: '---' }, 'nameWithoutLetter'],
  ['a name of blank Braille', { displayName: EMPTY_BRAILLE }, 'nameWithoutLetter'],
  ['a name of an emoji', { displayName: '🌻' }, 'nameWithoutLetter'],
  ['a name that claims a role', { displayName: 'FriendBase Moderator' }, 'nameClaimsRole'],
  [
    'a name of look-alike letters that claims one',
    { displayName: `${CYRILLIC_A}dmin Sam` },
    'nameClaimsRole',
  ],
  ['a username that claims a role', { username: 'the_m0derator1' }, 'nameClaimsRole'],
  [
    'a username of look-alike letters that claims one',
    { username: 'НЕLР'.replace('L', '1') },
    'nameClaimsRole',
  ],
];

const signUp = (backend: Backend, change: Record<string, unknown>) =>
  ask(backend.visitor(), 'post', register.path, { ...newcomer, ...change });

/** Names that pass for another's, or for nothing. */
export function namesConform(backendName: string, open: OpenBackend): void {
  describe(`names that look alike on ${backendName}`, () => {
    it.each(TAKEN)('are refused to the second member: %s', async (_, first, second, code) => {
      await using backend = await open(annAndBen);
      const firstAnswer = await signUp(backend, { username: first });
      expect(firstAnswer.status, firstAnswer.raw).toBe(201);
      const answer = await signUp(backend, { username: second, email: 'second@example.com' });
      expectError(answer, code);
    });

    it.each(REFUSED)('are refused with %s, and say what to do', async (_, change, code) => {
      await using backend = await open(annAndBen);
      expectError(await signUp(backend, change), code, Object.keys(change)[0]);
    });

    it.each([
      'Helpful Sam',
      'Stafford',
      'жанна',
      'Ζωή',
      'さくら桜',
      '민수',
      'Zoë 🌻',
      'نور',
      'user_7',
      '2026',
    ])('are no reason against “%s”', async (username) => {
      await using backend = await open(annAndBen);
      const answer = await signUp(backend, { username, displayName: username });
      expect(answer.status, answer.raw).toBe(201);
    });

    it('log in without what nobody sees', async () => {
      await using backend = await open(annAndBen);
      const ann = backend.visitor();
      await ann.call(logIn, { body: { username: `a${SOFT_HYPHEN}nn`, password: PASSWORD } });
      await expect(ann.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    });
  });

  describe(`a name that is changed on ${backendName}`, () => {
    it.each(['FriendBase Support', `${CYRILLIC_A}dmin`, 'Staff', 'H e l p'])(
      'claims no role: not “%s”',
      async (displayName) => {
        await using backend = await open(annAndBen);
        const ann = await backend.as('ann');
        const given = { params: { id: memberId('ann') }, body: { displayName, bio: 'Hello' } };
        await expectCallError(ann, updateUser, given, 'nameClaimsRole', 'displayName');
        expect(await ann.call(getUser, {})).toMatchObject({ displayName: 'Ann', bio: 'I am ann.' });
      },
    );

    it('may be one from before, which its member keeps, also with what else they change', async () => {
      const members = annAndBen.members.map((one) => ({ ...one, displayName: 'Help' }));
      await using backend = await open({ ...annAndBen, members });
      const ann = await backend.as('ann');
      const body = { displayName: 'Help', bio: 'Hello' };
      expect(await ann.call(updateUser, { params: { id: memberId('ann') }, body })).toMatchObject(body);
    });

    it.each([HANGUL_FILLER, EMPTY_BRAILLE, '...'])(
      'keeps a letter or a digit: not “%s”',
      async (displayName) => {
        await using backend = await open(annAndBen);
        const given = { params: { id: memberId('ann') }, body: { displayName } };
        await expectCallError(await backend.as('ann'), updateUser, given, 'nameWithoutLetter', 'displayName');
      },
    );
  });
}
