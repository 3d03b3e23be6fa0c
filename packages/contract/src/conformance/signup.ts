import { describe, expect, it } from 'vitest';
import { getMe, logIn } from '../accounts.ts';
import { drawnPersonUrl } from '../avatars.ts';
import { NEEDED_SIGNUP_FIELDS, register } from '../registration.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { getUser, WELCOME_FBB } from '../users.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import type { Why } from './ask.ts';
import type { Backend, OpenBackend } from './backend.ts';
import { annAndBen } from './seeds.ts';

/** A sign-up that nothing speaks against. */
const newcomer = {
  username: 'iris',
  email: 'iris@example.com',
  displayName: 'Iris',
  password: 'blue sky',
  challengeType: 'cognitive',
} as const;

const SHORT = 'Password must be at least 6 characters long.';

/** What is changed in `newcomer`, and what the error response says. The order of product spec §5 decides between two. */
const REFUSED: [title: string, change: Record<string, unknown>, why: Why][] = [
  ...NEEDED_SIGNUP_FIELDS.map((field): [string, Record<string, unknown>, Why] => [
    `without ${field}`,
    { [field]: undefined },
    ['signupIncomplete', `All required fields must be filled in. Missing: ${field}.`],
  ]),
  ['with a name of spaces only', { displayName: '   ' }, ['signupIncomplete']],
  ['with no challenge type chosen', { challengeType: '' }, ['signupIncomplete']],
  ['with a challenge type that does not exist', { challengeType: 'robot' }, invalid('challengeType')],
  ['with a face that nobody has drawn', { avatarUrl: drawnPersonUrl('nobody') }, invalid('avatarUrl')],
  ['with a gap before a password that is too short', { email: '', password: 'abc' }, ['signupIncomplete']],
  [
    'with a short password before a wrong email address',
    { email: 'iris', password: 'abc' },
    ['passwordTooShort', SHORT],
  ],
  ['with five characters as the password', { password: 'abcde' }, ['passwordTooShort', SHORT]],
  ['with five emoji as the password', { password: '🌻🌻🌻🌻🌻' }, ['passwordTooShort', SHORT]],
  ['with a wrong email address', { email: 'iris' }, ['emailInvalid', 'email']],
  ['with a username that is too long', { username: 'i'.repeat(31) }, invalid('username')],
  ['with a password that is too long', { password: 'x'.repeat(201) }, invalid('password')],
  ['with an unseen character in the username', { username: 'an\u{200B}n' }, invalid('username')],
  [
    'with a sign that turns text around in the name',
    { displayName: 'Iris\u{202E}nnA' },
    invalid('displayName'),
  ],
  ['with a NUL in the password', { password: 'blue\0sky' }, invalid('password')],
  ['with half a character in the name', { displayName: 'Iris\ud83c' }, invalid('displayName')],
];

const TAKEN: [title: string, change: Partial<Record<keyof typeof newcomer, string>>, code: ErrorCode][] = [
  ['a username', { username: 'ann' }, 'usernameTaken'],
  ['a username in other letter case', { username: 'ANN' }, 'usernameTaken'],
  ['a username with spaces around it', { username: '  ann ' }, 'usernameTaken'],
  ['a username in wide letters', { username: 'ａｎｎ' }, 'usernameTaken'],
  ['an email address', { email: 'ann@example.com' }, 'emailTaken'],
  ['an email address in other letter case', { email: 'Ann@Example.COM' }, 'emailTaken'],
  ['an email address with spaces around it', { email: ' ann@example.com  ' }, 'emailTaken'],
  ['both, and names the username first', { username: 'Ann', email: 'ann@example.com' }, 'usernameTaken'],
];

const signUp = (backend: Backend, change: Record<string, unknown> = {}) =>
  ask(backend.visitor(), 'post', register.path, { ...newcomer, ...change });

/** Signing up: every row of product spec §5 and §8 that a server sees. */
export function signupConform(backendName: string, open: OpenBackend): void {
  describe(`signing up on ${backendName}`, () => {
    it.each(TAKEN)('refuses %s that somebody has already', async (_, change, code) => {
      await using backend = await open(annAndBen);
      expectError(await signUp(backend, change), code);
    });

    it('starts no session for a sign-up it refuses', async () => {
      await using backend = await open(annAndBen);
      const visitor = backend.visitor();
      await ask(visitor, 'post', register.path, { ...newcomer, username: 'ann' });
      await expectCallError(visitor, getMe, {}, 'signedOut');
    });

    it('gives a name wanted by many at once to one only', async () => {
      await using backend = await open(annAndBen);
      const answers = await Promise.all(
        [1, 2, 3, 4].map((n) => signUp(backend, { email: `iris${n}@example.com` })),
      );
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    });

    it('logs the new member in at once, with 100 FBB', async () => {
      await using backend = await open(annAndBen);
      const visitor = backend.visitor();
      const { id } = await visitor.call(register, { body: newcomer });
      await expect(visitor.call(getMe, {})).resolves.toMatchObject({ id, username: 'iris' });
      await expect(visitor.call(getUser, {})).resolves.toMatchObject({ id, friendbaseBucks: WELCOME_FBB });
    });

    it('stores names without the spaces around them, and the password with them', async () => {
      await using backend = await open(annAndBen);
      const body = { ...newcomer, username: ' iris ', displayName: ' Iris B ', email: ' iris@example.com ' };
      await expect(
        backend.visitor().call(register, { body: { ...body, password: '  sky ' } }),
      ).resolves.toEqual(
        expect.objectContaining({ username: 'iris', displayName: 'Iris B', email: 'iris@example.com' }),
      );
      await expectCallError(
        backend.visitor(),
        logIn,
        { body: { username: 'iris', password: 'sky' } },
        'loginRefused',
      );
      await backend.visitor().call(logIn, { body: { username: 'iris', password: '  sky ' } });
    });

    it.each(['Zoë Łuk', 'زينب', 'Mo 🌻', '👩🏽‍🦽 Jo'])(
      'stores the name %s to the letter',
      async (displayName) => {
        await using backend = await open(annAndBen);
        const visitor = backend.visitor();
        await visitor.call(register, { body: { ...newcomer, displayName } });
        await expect(visitor.call(getMe, {})).resolves.toMatchObject({ displayName });
      },
    );

    it.each([null, '', undefined])('takes %j for each answer that is free to leave out', async (empty) => {
      await using backend = await open(annAndBen);
      const answer = await signUp(backend, {
        caregiverEmail: empty,
        emergencyContact: empty,
        supportNeeds: empty,
        avatarUrl: empty,
      });
      expect(answer.status, answer.raw).toBe(201);
    });

    it('gives the face that was chosen, and none to who chose none', async () => {
      await using backend = await open(annAndBen);
      const [iris, ivo] = [backend.visitor(), backend.visitor()];
      const face = { avatarUrl: drawnPersonUrl('maya') };
      await expect(iris.call(register, { body: { ...newcomer, ...face } })).resolves.toMatchObject(face);
      await expect(iris.call(getMe, {})).resolves.toMatchObject(face);
      const other = { ...newcomer, username: 'ivo', email: 'ivo@example.com', avatarUrl: '' };
      expect(await ivo.call(register, { body: other })).not.toHaveProperty('avatarUrl');
    });

    it('takes a password of six spaces and one of six emoji', async () => {
      await using backend = await open(annAndBen);
      for (const [username, password] of [
        ['six', '      '],
        ['emoji', '🌻🌻🌻🌻🌻🌻'],
      ] as const) {
        const answer = await signUp(backend, { username, password, email: `${username}@example.com` });
        expect(answer.status, answer.raw).toBe(201);
      }
    });

    it('tells nobody the challenge type, caregiver, support needs or password, and the emergency contact only in the own record', async () => {
      await using backend = await open(annAndBen);
      const visitor = backend.visitor();
      const secrets = {
        caregiverEmail: 'care@example.com',
        emergencyContact: 'Aunt May',
        supportNeeds: 'quiet rooms',
      };
      const answers = [
        await ask(visitor, 'post', register.path, { ...newcomer, ...secrets }),
        await ask(visitor, 'get', getMe.path),
        await ask(visitor, 'get', getUser.path),
        await ask(visitor, 'post', logIn.path, newcomer),
      ];
      const own = answers[2];
      for (const { raw: whole } of answers) {
        expect(whole).toContain('iris@example.com');
        const raw = whole === own?.raw ? whole.replace('"emergencyContact":"Aunt May"', '') : whole;
        expect(raw).not.toMatch(/care|Aunt|quiet|cognitive|challenge|emergency|support|password|blue sky/i);
      }
    });
  });
}

/** Refused before any handler runs. */
export function signupShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong sign-up on ${backendName}`, () => {
    it('refuses an incomplete or wrong sign-up, and says what is wrong', async () => {
      await using backend = await open(annAndBen);
      for (const [title, change, why] of REFUSED) {
        const answer = await signUp(backend, change);
        expect(answer.status, `${title}: ${answer.raw}`).toBe(400);
        expectError(answer, ...why);
      }
    });
  });
}
