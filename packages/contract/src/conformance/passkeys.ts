import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, getMe, logIn } from '../accounts.ts';
import { demoSeed } from '../fixtures/demo.ts';
import { CHALLENGE_MINUTES, MOST_PASSKEYS } from '../passkeyRules.ts';
import {
  answerPasskeyOffer,
  listPasskeys,
  logInWithPasskey,
  makePasskey,
  MOST_PASSKEY_NAME_CHARACTERS,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogIn,
  startPasskeyProof,
} from '../passkeys.ts';
import type { OwnProof } from '../passkeys.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import { softAuthenticator } from './authenticator.ts';
import type { Oddity } from './authenticator.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { allNewsOf } from './deviceSeeds.ts';
import { BY_PASSWORD, logInBy, makingOf, passkeyFor, proofBy, withPasskey } from './passkeySeeds.ts';
import { annAndBen, memberId, UNKNOWN_ID } from './seeds.ts';

/** What is wrong in one thing alone. */
const ODDITIES: [title: string, odd: Oddity][] = [
  ['of another origin', { origin: 'https://friends.example.net' }],
  ['of a page below ours', { origin: 'https://evil.friends.example.com' }],
  ['of another site', { rpId: 'example.com' }],
  ['where the device has not made sure of the person', { isVerified: false }],
  ['of another kind of press', { type: 'payment.get' }],
];

const namesOf = async (visitor: Visitor) =>
  (await visitor.call(listPasskeys, {})).passkeys.map(({ name }) => name);

/** Logging in without a password. */
export function passkeysConform(backendName: string, open: OpenBackend): void {
  describe(`a passkey on ${backendName}`, () => {
    makingConforms(open);
    keepingConforms(open);
    offeringConforms(open);
  });
  describe(`logging in with a passkey on ${backendName}`, () => {
    errorsConform(open);
    challengesConform(open);
    countersConform(open);
  });
}

function makingConforms(open: OpenBackend): void {
  it('is not there for the account that everybody shares, and not where the address is no name', async () => {
    await using shared = await open(demoSeed(new Date(Date.UTC(2024, 0, 22))));
    const demo = shared.visitor();
    await demo.call(logIn, { body: DEMO_ACCOUNT });
    const ofDemo = { proof: { currentPassword: DEMO_ACCOUNT.password } };
    await expectCallError(demo, startPasskey, { body: ofDemo }, 'demoAccountStays');
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const body = await makingOf(ann, await softAuthenticator());
    await expectCallError(demo, makePasskey, { body }, 'demoAccountStays');
    const { device } = await withPasskey(ann);
    const login = await passkeyFor(backend.visitor(), device);
    const proof = await proofBy(ann, device);
    await using nameless = await open(annAndBen, { passkeySite: undefined });
    const ben = await nameless.as('ben');
    expect(await ben.call(listPasskeys, {})).toEqual({ isOffered: false, isNeeded: false, passkeys: [] });
    await expectCallError(ben, startPasskey, { body: { proof: BY_PASSWORD } }, 'notOffered');
    await expectCallError(ben, startPasskeyProof, {}, 'notOffered');
    await expectCallError(ben, makePasskey, { body }, 'notOffered');
    const removal = { params: { id: UNKNOWN_ID }, body: { proof } };
    await expectCallError(ben, removePasskey, removal, 'notOffered');
    await expectCallError(
      ben,
      removePasskey,
      { ...removal, body: { proof: BY_PASSWORD } },
      'passkeyNotFound',
    );
    await expectCallError(nameless.visitor(), startPasskeyLogIn, {}, 'notOffered');
    await expectCallError(nameless.visitor(), logInWithPasskey, { body: login }, 'notOffered');
  });

  it.each([...ODDITIES, ['for another challenge', { challenge: 'bWFkZSB1cA' }] as const])(
    'is not made %s',
    async (_, odd) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const body = await makingOf(ann, await softAuthenticator(), odd);
      await expectCallError(
        ann,
        makePasskey,
        { body },
        'challenge' in odd ? 'passkeyTooLate' : 'passkeyRefused',
      );
      expect(await namesOf(ann)).toEqual([]);
    },
  );

  it('is made with the password or with one that was just used, and with nothing else', async () => {
    await using backend = await open(annAndBen);
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    const { device: ofBen } = await withPasskey(ben);
    const { device } = await withPasskey(ann);
    const refuses = (proof: OwnProof, code: ErrorCode) =>
      expectCallError(ann, startPasskey, { body: { proof } }, code);
    await refuses({ currentPassword: 'wrong' }, 'wrongCurrentPassword');
    await refuses(await proofBy(ben, ofBen), 'passkeyTooLate');
    await refuses({ passkey: await ofBen.use(await ann.call(startPasskeyProof, {})) }, 'passkeyRefused');
    await refuses(await passkeyFor(backend.visitor(), device), 'passkeyTooLate');
    const used = await proofBy(ann, device);
    await withPasskey(ann, used);
    await refuses(used, 'passkeyTooLate');
    expect(await namesOf(ann)).toEqual(['My phone', 'My phone']);
  });

  it('is made once by what a browser gave, and is not another member’s then', async () => {
    await using backend = await open(annAndBen);
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    const device = await softAuthenticator();
    const body = await makingOf(ann, device);
    await ann.call(makePasskey, { body });
    await expectCallError(ann, makePasskey, { body }, 'passkeyTooLate');
    await expectCallError(ben, makePasskey, { body: await makingOf(ben, device) }, 'passkeyRefused');
  });

  it(`is one of ${MOST_PASSKEYS} at most`, async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const late = await makingOf(ann, await softAuthenticator());
    for (let n = 0; n < MOST_PASSKEYS; n += 1) await withPasskey(ann);
    await expectCallError(ann, startPasskey, { body: { proof: BY_PASSWORD } }, 'tooManyPasskeys');
    await expectCallError(ann, makePasskey, { body: late }, 'tooManyPasskeys');
  });
}

function keepingConforms(open: OpenBackend): void {
  it('has a name that its member gives and changes, and is told of', async () => {
    await using backend = await open(annAndBen);
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    await expectCallError(ann, startPasskeyProof, {}, 'passkeyNotFound');
    const { passkey } = await withPasskey(ann);
    expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null, isPaused: false });
    const params = { id: passkey.id };
    await expectCallError(ben, renamePasskey, { params, body: { name: 'Mine' } }, 'passkeyNotFound');
    await ann.call(renamePasskey, { params, body: { name: 'The blue phone' } });
    expect([await namesOf(ann), await namesOf(ben)]).toEqual([['The blue phone'], []]);
    expect(await allNewsOf(ann)).toEqual(['passkeyMade']);
  });

  it('is taken away by its member alone, with the same proof, and is good for nothing then', async () => {
    await using backend = await open(annAndBen);
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    const { device, passkey } = await withPasskey(ann);
    const { device: other } = await withPasskey(ann);
    const { device: ofBen } = await withPasskey(ben);
    const removal = (proof: OwnProof, id = passkey.id) => ({ params: { id }, body: { proof } });
    await expectCallError(ben, removePasskey, removal(BY_PASSWORD), 'passkeyNotFound');
    await expectCallError(ann, removePasskey, removal(BY_PASSWORD, UNKNOWN_ID), 'passkeyNotFound');
    await expectCallError(ann, removePasskey, removal({ currentPassword: 'wrong' }), 'wrongCurrentPassword');
    const forged = await proofBy(ann, device, { isForged: true });
    await expectCallError(ann, removePasskey, removal(forged), 'passkeyRefused');
    await expectCallError(ann, removePasskey, removal(await proofBy(ben, ofBen)), 'passkeyTooLate');
    // Under way when it is taken away.
    const login = await passkeyFor(backend.visitor(), device);
    await ann.call(removePasskey, removal(await proofBy(ann, other)));
    await expectCallError(backend.visitor(), logInWithPasskey, { body: login }, 'passkeyRefused');
    expect(await allNewsOf(ann)).toEqual(['passkeyRemoved', 'passkeyMade']);
    await logInBy(backend.visitor(), other);
  });
}

function offeringConforms(open: OpenBackend): void {
  it('is offered once, to whose browser can make one, until they have one or want none', async () => {
    await using backend = await open(annAndBen);
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    const say = (member: Visitor, answer: 'possible' | 'declined') =>
      member.call(answerPasskeyOffer, { body: { answer } });
    expect(await allNewsOf(ann)).toEqual([]);
    for (const member of [ann, ann, ben]) await say(member, 'possible');
    expect([await allNewsOf(ann), await allNewsOf(ben)]).toEqual([['offerPasskey'], ['offerPasskey']]);
    await say(ben, 'declined');
    await say(ben, 'possible');
    expect(await allNewsOf(ben)).toEqual([]);
    await withPasskey(ann);
    expect(await allNewsOf(ann)).toEqual(['passkeyMade']);
  });
}

function errorsConform(open: OpenBackend): void {
  it.each([
    ...ODDITIES,
    ['that is signed with something else', { isForged: true }] as const,
    ['that says it is another member’s', { userHandle: 'YmVu' }] as const,
  ])('refuses one %s', async (_, odd) => {
    await using backend = await open(annAndBen);
    const { device } = await withPasskey(await backend.as('ann'));
    const visitor = backend.visitor();
    const body = await passkeyFor(visitor, device, odd);
    await expectCallError(visitor, logInWithPasskey, { body }, 'passkeyRefused');
    await expectCallError(visitor, getMe, {}, 'signedOut');
  });

  it('refuses one that nobody has made here, in the same words', async () => {
    await using backend = await open(annAndBen);
    const visitor = backend.visitor();
    const body = await passkeyFor(visitor, await softAuthenticator());
    await expectCallError(visitor, logInWithPasskey, { body }, 'passkeyRefused');
  });
}

function challengesConform(open: OpenBackend): void {
  it('needs a challenge that was asked for that, is new and was never used', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const { device } = await withPasskey(ann);
    const visitor = backend.visitor();
    const tooLate = async (body: Awaited<ReturnType<typeof passkeyFor>>) =>
      expectCallError(visitor, logInWithPasskey, { body }, 'passkeyTooLate');
    await tooLate(await passkeyFor(visitor, device, { challenge: 'bWFkZSB1cA' }));
    await tooLate({ passkey: await device.use(await ann.call(startPasskeyProof, {})) });
    const body = await passkeyFor(visitor, device);
    await visitor.call(logInWithPasskey, { body });
    await tooLate(body);
    backend.moveTo(new Date('2026-01-05T09:00:00.000Z'));
    const old = await passkeyFor(visitor, device);
    backend.moveTo(new Date(Date.UTC(2026, 0, 5, 9, CHALLENGE_MINUTES, 10)));
    await tooLate(old);
  });

  it('uses a challenge up also where it refuses', async () => {
    await using backend = await open(annAndBen);
    const { device } = await withPasskey(await backend.as('ann'));
    const visitor = backend.visitor();
    const asked = await visitor.call(startPasskeyLogIn, {});
    const forged = { passkey: await device.use(asked, { isForged: true }) };
    await expectCallError(visitor, logInWithPasskey, { body: forged }, 'passkeyRefused');
    const right = { passkey: await device.use(asked) };
    await expectCallError(visitor, logInWithPasskey, { body: right }, 'passkeyTooLate');
  });

  it('lets one of two in that answer one challenge at once, in any browser and again and again', async () => {
    await using backend = await open(annAndBen);
    const { device } = await withPasskey(await backend.as('ann'));
    const [one, other] = [backend.visitor(), backend.visitor()];
    const body = await passkeyFor(one, device);
    const outcomes = await Promise.allSettled(
      [one, other].map(({ call }) => call(logInWithPasskey, { body })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const visitor of [one, other]) {
      expect(await logInBy(visitor, device)).toMatchObject({ id: memberId('ann') });
      await expect(visitor.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    }
  });
}

function countersConform(open: OpenBackend): void {
  it('pauses a passkey that counts back, tells its member, and lets the password in', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const { device, passkey } = await withPasskey(ann);
    const visitor = backend.visitor();
    const paused = async (odd?: Oddity) => {
      const body = await passkeyFor(visitor, device, odd);
      await expectCallError(visitor, logInWithPasskey, { body }, 'passkeyPaused');
    };
    await logInBy(visitor, device, { counter: 7 });
    await paused({ counter: 7 });
    await paused({ counter: 99 });
    const { passkeys } = await ann.call(listPasskeys, {});
    expect(passkeys).toMatchObject([{ isPaused: true, lastUsedAt: expect.any(String) }]);
    expect(await allNewsOf(ann)).toEqual(['passkeyPaused', 'newDevice', 'passkeyMade']);
    await expectCallError(ann, startPasskeyProof, {}, 'passkeyNotFound');
    const { device: second } = await withPasskey(ann);
    const asked = async () => ({ passkey: await device.use(await ann.call(startPasskeyProof, {})) });
    await expectCallError(ann, startPasskey, { body: { proof: await asked() } }, 'passkeyPaused');
    const removal = { params: { id: passkey.id }, body: { proof: await asked() } };
    await expectCallError(ann, removePasskey, removal, 'passkeyPaused');
    await ann.call(removePasskey, { params: { id: passkey.id }, body: { proof: BY_PASSWORD } });
    await logInBy(visitor, second);
  });

  it('takes one that counts nothing, as synced ones do', async () => {
    await using backend = await open(annAndBen);
    const { device } = await withPasskey(await backend.as('ann'));
    for (let n = 0; n < 3; n += 1) await logInBy(backend.visitor(), device, { counter: 0 });
  });
}

/** Refused before any handler runs. */
export function passkeyShapesConform(backendName: string, open: OpenBackend): void {
  it(`a passkey without a name, and what no authenticator gives, are refused on ${backendName}`, async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const body = await makingOf(ann, await softAuthenticator());
    await expectCallError(ann, makePasskey, { body: { ...body, name: ' ' } }, 'passkeyNameMissing');
    const { passkey } = await withPasskey(ann);
    const renaming = { params: { id: passkey.id }, body: { name: '' } };
    await expectCallError(ann, renamePasskey, renaming, 'passkeyNameMissing');
    const tooLong = { ...body, name: 'a'.repeat(MOST_PASSKEY_NAME_CHARACTERS + 1) };
    expectError(await ask(ann, 'post', makePasskey.path, tooLong), ...invalid('name'));
    const odd = { ...body, made: { ...body.made, id: 'no base64url!' } };
    expectError(await ask(ann, 'post', makePasskey.path, odd), ...invalid('id'));
    for (const proof of [{}, { currentPassword: 7 }, { passkey: body.made }])
      expectError(await ask(ann, 'post', startPasskey.path, { proof }), ...invalid('proof'));
  });
}
