import { describe, expect, it } from 'vitest';
import { getMe, logIn } from '../accounts.ts';
import { register } from '../registration.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { updateUser } from '../profileChange.ts';
import { getUser, USER_LIMITS } from '../users.ts';
import type { OwnProof } from '../passkeys.ts';
import type { ProfileChange } from '../profileChange.ts';
import { ask, expectError, expectCallError, invalid } from './ask.ts';
import type { Oddity } from './authenticator.ts';
import type { Why } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { logInBy, proofBy, withPasskey } from './passkeySeeds.ts';
import { annAndBen, memberId, PASSWORD, UNKNOWN_ID } from './seeds.ts';

const params = { id: memberId('ann') };
const path = `/api/users/${params.id}`;

const record = async (visitor: Visitor): Promise<unknown> =>
  JSON.parse((await ask(visitor, 'get', getUser.path)).raw);

const ANN = {
  id: memberId('ann'),
  username: 'ann',
  displayName: 'Ann',
  email: 'ann@example.com',
  bio: 'I am ann.',
  defaultPrivacy: 'friends',
  isReadShown: false,
  isTypingShown: false,
  findableBy: 'friendsOfFriends',
  friendbaseBucks: 40,
};

const REFUSED: [title: string, change: Record<string, unknown>, why: Why][] = [
  ['an empty name', { displayName: '' }, ['displayNameMissing']],
  ['a name of spaces', { displayName: '   ' }, ['displayNameMissing']],
  [
    'a name that is too long',
    { displayName: 'A'.repeat(USER_LIMITS.displayName + 1) },
    invalid('displayName'),
  ],
  ['an empty email address', { email: '' }, ['emailInvalid']],
  ['a wrong email address', { email: 'ann at home' }, ['emailInvalid']],
  ['a bio that is too long', { bio: 'a'.repeat(USER_LIMITS.bio + 1) }, invalid('bio')],
  [
    'an emergency contact that is too long',
    { emergencyContact: '5'.repeat(USER_LIMITS.emergencyContact + 1) },
    invalid('emergencyContact'),
  ],
  ['posts that nobody knows who sees', { defaultPrivacy: 'everyone' }, invalid('defaultPrivacy')],
  ['friends alone who find them', { findableBy: 'friends' }, invalid('findableBy')],
  ['perhaps showing that they write', { isTypingShown: 'perhaps' }, invalid('isTypingShown')],
  ['a bio with a NUL', { bio: 'a\0b' }, invalid('bio')],
  ['a good name beside a wrong email address', { displayName: 'Annie', email: 'x' }, ['emailInvalid']],
];

const SAVED: [title: string, change: ProfileChange, saved?: ProfileChange][] = [
  ['a new name without the spaces around it', { displayName: '  Annie  ' }, { displayName: 'Annie' }],
  [
    'a new email address',
    { email: 'annie@example.com', currentPassword: PASSWORD },
    { email: 'annie@example.com' },
  ],
  [
    'their own email address in other letter case',
    { email: 'ANN@example.com', currentPassword: PASSWORD },
    { email: 'ANN@example.com' },
  ],
  ['their own email address as it is, without the password', { email: 'ann@example.com' }],
  ['a bio to the letter', { bio: ' I sing.\n\nمرحبا 🌻 ' }],
  ['a bio of as many emoji as there may be', { bio: '🌻'.repeat(USER_LIMITS.bio) }],
  ['who sees their posts at first', { defaultPrivacy: 'public' }],
  ['that friends see what they have read', { isReadShown: true }],
  ['that friends see when they write', { isTypingShown: true }],
  ['that everybody finds them', { findableBy: 'everybody' }],
  ['that nobody finds them', { findableBy: 'nobody' }],
  ['nothing when nothing changes', {}],
];

/** The member’s own record, and changes to it. */
export function usersConform(backendName: string, open: OpenBackend): void {
  describe(`a member’s own record on ${backendName}`, () => {
    errorsConform(open);
    savingConforms(open);
  });
}

function errorsConform(open: OpenBackend): void {
  it('refuses changes to another member, known or not', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    for (const id of [memberId('ben'), UNKNOWN_ID]) {
      await expectCallError(
        ann,
        updateUser,
        { params: { id }, body: { displayName: 'Me' } },
        'notYourAccount',
      );
    }
    expect(await record(await backend.as('ben'))).toMatchObject({ displayName: 'Ben' });
  });

  it.each(['ben@example.com', ' BEN@example.com'])(
    'refuses the email address “%s” of another',
    async (email) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      await expectCallError(
        ann,
        updateUser,
        { params, body: { email, bio: 'New', currentPassword: PASSWORD } },
        'emailTaken',
      );
      expect(await record(ann)).toEqual(ANN);
    },
  );

  it.each<[string, string | undefined, ErrorCode]>([
    ['no password', undefined, 'emailNeedsPassword'],
    ['an empty password', '', 'wrongCurrentPassword'],
    ['a wrong password', 'bad friends', 'wrongCurrentPassword'],
  ])('refuses another email address with %s, and changes nothing', async (_, currentPassword, code) => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const change = { email: 'annie@example.com', bio: 'New' };
    const body = currentPassword === undefined ? change : { ...change, currentPassword };
    await expectCallError(ann, updateUser, { params, body }, code);
    expect(await record(ann)).toEqual(ANN);
  });

  it('takes another email address with a passkey in place of the password, used now and once', async () => {
    await using backend = await open(annAndBen);
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    const { device } = await withPasskey(ann);
    const { device: bens } = await withPasskey(ben);
    const change = async (visitor: Visitor, from: Promise<OwnProof>) =>
      visitor.call(updateUser, { params, body: { email: 'annie@example.com', ...(await from) } });
    const foreign = proofBy(ben, bens);
    await expect(change(ann, foreign)).rejects.toMatchObject({ status: 403 });
    expect(await record(ann)).toMatchObject({ email: 'ann@example.com' });
    const used = proofBy(ann, device);
    expect(await change(ann, used)).toMatchObject({ email: 'annie@example.com' });
    await ann.call(updateUser, {
      params,
      body: { email: 'ann@example.com', ...(await proofBy(ann, device)) },
    });
    await expect(change(ann, used)).rejects.toMatchObject({ code: 'passkeyTooLate' });
  });

  it('refuses another email address with a passkey that was forged, or may have been copied', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const { device } = await withPasskey(ann);
    const bodyWith = async (odd: Oddity) => ({
      email: 'annie@example.com',
      ...(await proofBy(ann, device, odd)),
    });
    await expectCallError(
      ann,
      updateUser,
      { params, body: await bodyWith({ isForged: true }) },
      'passkeyRefused',
    );
    expect(await record(ann)).toEqual(ANN);
    await logInBy(ann, device, { counter: 7 });
    await expectCallError(ann, updateUser, { params, body: await bodyWith({ counter: 7 }) }, 'passkeyPaused');
    expect(await record(ann)).toEqual(ANN);
  });

  it('shows the balance beside the record, and nothing more', async () => {
    await using backend = await open(annAndBen);
    expect(await record(await backend.as('ann'))).toEqual(ANN);
  });

  it('tells a member the emergency contact they gave, and in no other of their answers', async () => {
    await using backend = await open(annAndBen);
    const iris = backend.visitor();
    const emergencyContact = '555 010 0199';
    const body = {
      username: 'iris',
      email: 'iris@example.com',
      displayName: 'Iris',
      password: PASSWORD,
      challengeType: 'cognitive' as const,
      emergencyContact,
    };
    const registered = await iris.call(register, { body });
    expect(await record(iris)).toMatchObject({ emergencyContact });
    const others = [
      registered,
      await iris.call(getMe, {}),
      await iris.call(logIn, { body: { username: 'iris', password: PASSWORD } }),
      await iris.call(updateUser, { params: { id: registered.id }, body: { bio: 'Hi' } }),
    ];
    expect(JSON.stringify(others)).not.toMatch(/emergency|555 010/);
    expect(await record(await backend.as('ann'))).toEqual(ANN);
  });
}

function savingConforms(open: OpenBackend): void {
  it('saves an emergency contact, and takes it back, with answers that do not tell it', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const change = { emergencyContact: ' Aunt May, 555 010 0199 ' };
    const { friendbaseBucks, ...shown } = ANN;
    expect(await ann.call(updateUser, { params, body: change })).toEqual(shown);
    const emergencyContact = 'Aunt May, 555 010 0199';
    expect(await record(ann)).toEqual({ ...shown, friendbaseBucks, emergencyContact });
    expect(await ann.call(getMe, {})).toEqual({
      ...shown,
      isModerator: false,
      isOrganizer: false,
      pausedUntil: null,
    });
    await ann.call(updateUser, { params, body: { bio: 'Hi' } });
    expect(await record(ann)).toMatchObject({ emergencyContact });
    await ann.call(updateUser, { params, body: { emergencyContact: '  ' } });
    expect(await record(ann)).not.toHaveProperty('emergencyContact');
  });

  it.each(SAVED)('saves %s and leaves the rest', async (_, body, saved = body) => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const { friendbaseBucks, ...expected } = { ...ANN, ...saved };
    await expect(ann.call(updateUser, { params, body })).resolves.toEqual(expected);
    expect(await record(ann)).toEqual({ ...expected, friendbaseBucks });
  });

  it('removes the bio that is emptied', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    await ann.call(updateUser, { params, body: { bio: '' } });
    expect(await record(ann)).not.toHaveProperty('bio');
    await expect(ann.call(getMe, {})).resolves.not.toHaveProperty('bio');
  });

  it('ignores fields that are not the member’s to change', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const extra = { id: UNKNOWN_ID, username: 'queen', friendbaseBucks: 9999, password: 'changed' };
    const answer = await ask(ann, 'patch', path, { ...extra, displayName: 'Annie' });
    expect(answer.status).toBe(200);
    expect(await record(ann)).toEqual({ ...ANN, displayName: 'Annie' });
    await backend.visitor().call(logIn, { body: { username: 'ann', password: PASSWORD } });
  });

  it('frees an email address that a member gives up', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    await ann.call(updateUser, { params, body: { email: 'new@example.com', currentPassword: PASSWORD } });
    await backend.visitor().call(register, {
      body: {
        username: 'iris',
        email: 'ann@example.com',
        displayName: 'Iris',
        password: PASSWORD,
        challengeType: 'cognitive',
      },
    });
  });
}

/** Refused before any handler runs. */
export function userShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong change to one’s record on ${backendName}`, () => {
    it.each(REFUSED)('refuses %s and changes nothing', async (_, change, why) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      expectError(await ask(ann, 'patch', path, change), ...why);
      expect(await record(ann)).toEqual(ANN);
    });
  });
}
