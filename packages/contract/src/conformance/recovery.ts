import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, getMe, logIn } from '../accounts.ts';
import { demoSeed } from '../fixtures/demo.ts';
import { countNotifications } from '../notifications.ts';
import { changePassword } from '../passwordChange.ts';
import { choosePassword, getCard, makeCard, showCard } from '../recovery.ts';
import { CARD_PICTURES, RECOVERY_MINUTES } from '../recoveryCards.ts';
import type { CardSecret } from '../recovery.ts';
import { register } from '../registration.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { goodBodies } from './bodies.ts';
import { allNewsOf } from './deviceSeeds.ts';
import { CARD, cardOf, proofOf } from './recoverySeeds.ts';
import { annAndBen, PASSWORD } from './seeds.ts';

const NEW = 'quiet green boat';
const withCard = { ...annAndBen, recoveryCards: [cardOf('ann')] };

const logInAs = (visitor: Visitor, password: string, username = 'ann') =>
  visitor.call(logIn, { body: { username, password } });

const choose = (visitor: Visitor, token: string, newPassword = NEW) =>
  visitor.call(choosePassword, { body: { token, newPassword } });

const expectOver = (visitor: Visitor, token: string) =>
  expectCallError(visitor, choosePassword, { body: { token, newPassword: NEW } }, 'recoveryOver');

const WRONG_CARDS: [string, string, CardSecret][] = [
  ['another picture', 'ann', { ...CARD, pictures: ['tree', 'key', 'apple', 'egg'] }],
  ['the pictures in another order', 'ann', { ...CARD, pictures: CARD.pictures.toReversed() }],
  ['three of the pictures', 'ann', { ...CARD, pictures: CARD.pictures.slice(1) }],
  ['a picture that is none', 'ann', { ...CARD, pictures: ['tree', 'key', 'apple', 'cat'] }],
  ['another number', 'ann', { ...CARD, number: '047292' }],
  ['the name of who has no card', 'ben', CARD],
  ['a name that nobody has', 'nobody', CARD],
  ['no name', '', CARD],
];

/** Getting back in without the password. */
export function recoveryConform(backendName: string, open: OpenBackend): void {
  describe(`a recovery card on ${backendName}`, () => {
    cardsConform(open);
  });
  describe(`choosing a password without the one before on ${backendName}`, () => {
    waysConform(open);
    endingsConform(open);
  });
}

function cardsConform(open: OpenBackend): void {
  it('refuses every other card in the same words, whoever the name is of', async () => {
    await using backend = await open(withCard);
    const answers = [];
    for (const [title, username, card] of WRONG_CARDS) {
      const answer = await ask(backend.visitor(), 'post', showCard.path, { username, ...card });
      expectError(answer, 'cardRefused');
      answers.push([title, answer.status, answer.raw]);
    }
    expect(new Set(answers.map(([, ...same]) => JSON.stringify(same))).size).toBe(1);
    await expect(proofOf(backend.visitor(), ' ANN ')).resolves.toEqual(expect.any(String));
  });

  it('is made with the password alone, and not for the account that everybody shares', async () => {
    await using backend = await open(demoSeed(new Date(Date.UTC(2024, 0, 22))));
    const demo = backend.visitor();
    await demo.call(logIn, { body: DEMO_ACCOUNT });
    const body = { currentPassword: DEMO_ACCOUNT.password };
    await expectCallError(demo, makeCard, { body }, 'demoAccountStays');
    await using others = await open(annAndBen);
    const ann = await others.as('ann');
    await expectCallError(ann, makeCard, { body: { currentPassword: 'wrong' } }, 'wrongCurrentPassword');
    expect(await ann.call(getCard, {})).toEqual({ madeAt: null });
  });

  it('shows four pictures and a number, is told of, and takes the place of the one before', async () => {
    await using backend = await open(withCard);
    const ann = await backend.as('ann');
    const card = await ann.call(makeCard, { body: { currentPassword: PASSWORD } });
    expect([new Set(card.pictures).size, card.number]).toEqual([4, expect.stringMatching(/^\d{6}$/)]);
    expect(CARD_PICTURES).toEqual(expect.arrayContaining(card.pictures));
    expect(await ann.call(getCard, {})).toEqual({ madeAt: card.madeAt });
    expect([await allNewsOf(ann), await ann.call(countNotifications, {})]).toMatchObject([
      ['card'],
      { unseen: 1 },
    ]);
    const visitor = backend.visitor();
    await expectCallError(visitor, showCard, { body: { username: 'ann', ...CARD } }, 'cardRefused');
    await expect(proofOf(visitor, 'ann', card)).resolves.toEqual(expect.any(String));
  });

  it('is offered to who has just signed up, until they have one', async () => {
    await using backend = await open(annAndBen);
    const iris = backend.visitor();
    await iris.call(register, { body: goodBodies.register });
    expect(await allNewsOf(iris)).toEqual(['offerCard']);
    await iris.call(makeCard, { body: { currentPassword: PASSWORD } });
    expect(await allNewsOf(iris)).toEqual(['card']);
  });
}

function waysConform(open: OpenBackend): void {
  it('ends every session, opens the account to the new password alone, and tells the member', async () => {
    await using backend = await open(withCard);
    const [here, phone, ben] = [await backend.as('ann'), await backend.as('ann'), await backend.as('ben')];
    const visitor = backend.visitor();
    const { username, card } = await choose(visitor, await proofOf(visitor, 'ann'));
    expect([username, card]).toEqual(['ann', expect.objectContaining({ number: expect.any(String) })]);
    for (const ended of [here, phone, visitor]) await expectCallError(ended, getMe, {}, 'signedOut');
    await expect(ben.call(getMe, {})).resolves.toMatchObject({ username: 'ben' });
    const { pictures, number } = card ?? CARD;
    await choose(ben, await proofOf(ben, 'ann', { pictures, number }), 'slow blue train');
    // On the browser where it was chosen, whoever was logged in there.
    await expectCallError(ben, getMe, {}, 'signedOut');
    await expectCallError(visitor, logIn, { body: { username: 'ann', password: PASSWORD } }, 'loginRefused');
    await logInAs(visitor, 'slow blue train');
    expect(await allNewsOf(visitor)).toEqual(['newDevice', 'passwordByCard']);
  });

  it('uses the card up: the answer has the next one', async () => {
    await using backend = await open(withCard);
    const visitor = backend.visitor();
    const { card } = await choose(visitor, await proofOf(visitor, 'ann'));
    await expectCallError(visitor, showCard, { body: { username: 'ann', ...CARD } }, 'cardRefused');
    const { pictures, number } = card ?? CARD;
    await choose(visitor, await proofOf(visitor, 'ann', { pictures, number }), 'slow blue train');
    await logInAs(visitor, 'slow blue train');
  });

  it.each<[string, ErrorCode]>([
    ['qwerty', 'passwordCommon'],
    ['ANN@example.com', 'passwordIsName'],
  ])('refuses “%s”, and the way stays open', async (newPassword, code) => {
    await using backend = await open(withCard);
    const visitor = backend.visitor();
    const token = await proofOf(visitor, 'ann');
    await expectCallError(visitor, choosePassword, { body: { token, newPassword } }, code);
    await logInAs(backend.visitor(), PASSWORD);
    await expect(choose(visitor, token)).resolves.toMatchObject({ username: 'ann' });
  });
}

function endingsConform(open: OpenBackend): void {
  it('works once, also in two tabs at once and in another browser', async () => {
    await using backend = await open(withCard);
    const [one, other] = [backend.visitor(), backend.visitor()];
    const token = await proofOf(one, 'ann');
    const outcomes = await Promise.allSettled([choose(one, token), choose(other, token)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expectOver(other, token);
  });

  it('is over for a made-up token, after a newer one, after another change, and in time', async () => {
    await using backend = await open(withCard);
    const visitor = backend.visitor();
    await expectOver(visitor, 'made-up');
    const first = await proofOf(visitor, 'ann');
    const second = await proofOf(backend.visitor(), 'ann');
    await expectOver(visitor, first);
    const ann = await backend.as('ann');
    await ann.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: PASSWORD } });
    await expectOver(visitor, second);
    backend.moveTo(new Date('2026-01-05T09:00:00.000Z'));
    const third = await proofOf(visitor, 'ann');
    backend.moveTo(new Date(Date.UTC(2026, 0, 5, 9, RECOVERY_MINUTES, 10)));
    await expectOver(visitor, third);
  });

  it('does not live the longer for a clock that was set back', async () => {
    await using backend = await open(withCard);
    const visitor = backend.visitor();
    backend.moveTo(new Date('2026-01-05T09:00:00.000Z'));
    const token = await proofOf(visitor, 'ann');
    backend.moveTo(new Date('2026-01-05T08:00:00.000Z'));
    await expectOver(visitor, token);
  });
}

/** Refused before any handler runs. */
export function recoveryShapesConform(backendName: string, open: OpenBackend): void {
  it(`a card of another shape, and a password that is too short, are refused on ${backendName}`, async () => {
    await using backend = await open(withCard);
    const visitor = backend.visitor();
    const wrong: [object, string][] = [
      [{ ...CARD, pictures: [...CARD.pictures, 'cake'] }, 'pictures'],
      [{ ...CARD, pictures: ['tree', 'key', 'apple', 'a cat'] }, 'pictures'],
      [{ ...CARD, number: '04729' }, 'number'],
      [{ ...CARD, number: '٠٤٧٢٩١' }, 'number'],
    ];
    for (const [card, field] of wrong)
      expectError(await ask(visitor, 'post', showCard.path, { username: 'ann', ...card }), ...invalid(field));
    const body = { token: await proofOf(visitor, 'ann'), newPassword: 'five5' };
    await expectCallError(visitor, choosePassword, { body }, 'newPasswordTooShort');
  });
}
