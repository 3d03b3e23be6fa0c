import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, getMe, logIn } from '../accounts.ts';
import { getContact } from '../contact.ts';
import { confirmEmail, getEmail, sendConfirmation } from '../email.ts';
import { demoSeed } from '../fixtures/demo.ts';
import type { Seed } from '../fixtures/seed.ts';
import { CONFIRMATION_DAYS, MOST_CODE_TRIES } from '../mails.ts';
import { listNotifications } from '../notifications.ts';
import { changePassword } from '../passwordChange.ts';
import { updateUser } from '../profileChange.ts';
import { choosePassword, makeCard, requestRecovery, showCode } from '../recovery.ts';
import { RECOVERY_MINUTES } from '../recoveryCards.ts';
import { register } from '../registration.ts';
import { takeSettings } from '../takenSettings.ts';
import type { Settings } from '../takenSettings.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { goodBodies } from './bodies.ts';
import { confirmationOf, CONFIRMATION_TOKEN, lastSecrets, mailedCode, otherCodeThan } from './mailSeeds.ts';
import { cardOf, proofOf } from './recoverySeeds.ts';
import { annAndBen, memberId, PASSWORD } from './seeds.ts';

const NEW = 'quiet green boat';
const ANN = 'ann@example.com';
const BEN = 'ben@example.com';

/** Ann's address is confirmed, and Ben's is not. */
const confirmed: Seed = {
  ...annAndBen,
  members: annAndBen.members.map((one) =>
    one.username === 'ann' ? { ...one, emailConfirmedAt: '2024-01-03T08:00:00.000Z' } : one,
  ),
};

const choose = (visitor: Visitor, token: string) =>
  visitor.call(choosePassword, { body: { token, newPassword: NEW } });

const expectOver = (visitor: Visitor, token: string) =>
  expectCallError(visitor, choosePassword, { body: { token, newPassword: NEW } }, 'recoveryOver');

const expectRefused = (visitor: Visitor, body: { ticket: string; code: string }) =>
  expectCallError(visitor, showCode, { body }, 'codeRefused');

const changeEmail = (visitor: Visitor, email: string) =>
  visitor.call(updateUser, {
    params: { id: memberId('ann') },
    body: { email, currentPassword: PASSWORD },
  });

/** In the order of the alphabet: several mails are on their way at once. */
const subjectsTo = async (visitor: Visitor, address: string) =>
  (await visitor.mailTo(address)).map(({ subject }) => subject).toSorted();

/** Email, as a way back in and as what tells of the way in. */
export function mailConform(backendName: string, open: OpenBackend): void {
  describe(`a mail to who forgot their password on ${backendName}`, () => {
    asksConform(open);
    linksConform(open);
    codesConform(open);
  });
  describe(`an email address of one’s own on ${backendName}`, () => {
    confirmationsConform(open);
    newsConform(open);
  });
}

function asksConform(open: OpenBackend): void {
  it('is sent to a confirmed address alone, and nobody is told which it was', async () => {
    await using backend = await open(confirmed);
    const visitor = backend.visitor();
    const answers = [];
    for (const email of [' ANN@example.com ', BEN, 'nobody@example.com', 'odd"<>@example.com']) {
      const { status, raw } = await ask(visitor, 'post', requestRecovery.path, { email });
      const { ticket } = JSON.parse(raw) as { ticket: string };
      answers.push([status, raw.replace(ticket, ''), ticket.length]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await subjectsTo(visitor, BEN)).toEqual([]);
    expect(await subjectsTo(visitor, 'nobody@example.com')).toEqual([]);
    expect((await backend.visitor().call(getContact, {})).sendsMail).toBe(true);
  });

  it('is not sent to the account that everybody shares', async () => {
    await using backend = await open(demoSeed(new Date(Date.UTC(2024, 0, 22))));
    const demo = backend.visitor();
    const { email } = await demo.call(logIn, { body: DEMO_ACCOUNT });
    await expectCallError(demo, sendConfirmation, {}, 'demoAccountStays');
    await demo.call(requestRecovery, { body: { email } });
    expect(await demo.mailTo(email)).toEqual([]);
  });
}

function linksConform(open: OpenBackend): void {
  it('has a link that lets its member choose a password, once, in any browser', async () => {
    await using backend = await open(confirmed);
    const [asking, phone] = [await backend.as('ann'), backend.visitor()];
    await asking.call(requestRecovery, { body: { email: ANN } });
    const { token } = await lastSecrets(asking, ANN);
    expect(await choose(phone, token)).toEqual({ username: 'ann', card: null });
    await expectOver(asking, token);
    await expectCallError(asking, getMe, {}, 'signedOut');
    await phone.call(logIn, { body: { username: 'ann', password: NEW } });
    const { items } = await phone.call(listNotifications, {});
    expect(items).toMatchObject([{ what: 'newDevice' }, { what: 'passwordByMail' }]);
    expect(await subjectsTo(phone, ANN)).toEqual([
      'Choose a new FriendBase password',
      'Your FriendBase account was opened on a new device',
      'Your FriendBase password was changed',
    ]);
  });

  it('is over after a newer one, a card, a change of the address or the password, and in time', async () => {
    await using backend = await open({ ...confirmed, recoveryCards: [cardOf('ann')] });
    const visitor = backend.visitor();
    const next = async () => {
      await visitor.call(requestRecovery, { body: { email: ANN } });
      return (await lastSecrets(visitor, ANN)).token;
    };
    const first = await next();
    const second = await next();
    await expectOver(visitor, first);
    await proofOf(visitor, 'ann');
    await expectOver(visitor, second);
    const ann = await backend.as('ann');
    const third = await next();
    await ann.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: PASSWORD } });
    await expectOver(visitor, third);
    backend.moveTo(new Date('2026-01-05T09:00:00.000Z'));
    const fourth = await next();
    backend.moveTo(new Date(Date.UTC(2026, 0, 5, 9, RECOVERY_MINUTES, 10)));
    await expectOver(visitor, fourth);
    const [fifth, member] = [await next(), await backend.as('ann')];
    await changeEmail(member, 'ann.lee@example.com');
    await expectOver(visitor, fifth);
  });
}

function codesConform(open: OpenBackend): void {
  it('has a number for the browser that asked, which takes the place of the link', async () => {
    await using backend = await open(confirmed);
    const visitor = backend.visitor();
    const shown = await mailedCode(visitor, ANN);
    const { token: linked } = await lastSecrets(visitor, ANN);
    await expectRefused(visitor, { ...shown, ticket: 'another' });
    await expectRefused(visitor, { ...shown, code: otherCodeThan(shown.code) });
    const { token } = await visitor.call(showCode, { body: shown });
    await expectRefused(visitor, shown);
    await expectOver(visitor, linked);
    expect(await choose(visitor, token)).toEqual({ username: 'ann', card: null });
  });

  it('has a number that ends with ten wrong ones, and a link that goes on', async () => {
    await using backend = await open(confirmed);
    const visitor = backend.visitor();
    const shown = await mailedCode(visitor, ANN);
    const wrong = { ...shown, code: otherCodeThan(shown.code) };
    for (let n = 0; n < MOST_CODE_TRIES; n += 1) await expectRefused(visitor, wrong);
    await expectRefused(visitor, shown);
    await expect(choose(visitor, (await lastSecrets(visitor, ANN)).token)).resolves.toBeDefined();
  });

  it('has a number that is over after a newer mail, and in time', async () => {
    await using backend = await open(confirmed);
    const visitor = backend.visitor();
    backend.moveTo(new Date('2026-01-05T09:00:00.000Z'));
    const first = await mailedCode(visitor, ANN);
    const second = await mailedCode(visitor, ANN);
    await expectRefused(visitor, first);
    backend.moveTo(new Date(Date.UTC(2026, 0, 5, 9, RECOVERY_MINUTES, 10)));
    await expectRefused(visitor, second);
  });
}

function confirmationsConform(open: OpenBackend): void {
  it('is confirmed by a link alone, once, on any device, and no other address by it', async () => {
    await using backend = await open({ ...annAndBen, emailConfirmations: [confirmationOf('ann')] });
    const [ann, phone] = [await backend.as('ann'), backend.visitor()];
    const body = { token: CONFIRMATION_TOKEN };
    await expectCallError(phone, confirmEmail, { body: { token: 'made-up' } }, 'confirmationOver');
    expect(await ann.call(getEmail, {})).toEqual({ isConfirmed: false, sendsMail: true });
    await phone.call(confirmEmail, { body });
    await expectCallError(phone, confirmEmail, { body }, 'confirmationOver');
    expect(await ann.call(getEmail, {})).toEqual({ isConfirmed: true, sendsMail: true });
    await using other = await open({ ...annAndBen, emailConfirmations: [confirmationOf('ann')] });
    await changeEmail(await other.as('ann'), 'ann.lee@example.com');
    await expectCallError(other.visitor(), confirmEmail, { body }, 'confirmationOver');
  });

  it('is confirmed for three days, also where the clock was set back', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const sentAt = new Date('2026-01-05T09:00:00.000Z');
    const days = (count: number) => new Date(sentAt.getTime() + count * 86_400_000);
    const next = async () => {
      backend.moveTo(sentAt);
      const visitor = await backend.as('ann');
      await visitor.call(sendConfirmation, {});
      return (await lastSecrets(visitor, ANN)).token;
    };
    for (const apart of [CONFIRMATION_DAYS + 0.01, -(CONFIRMATION_DAYS + 0.01)]) {
      const token = await next();
      backend.moveTo(days(apart));
      await expectCallError(backend.visitor(), confirmEmail, { body: { token } }, 'confirmationOver');
    }
    const token = await next();
    backend.moveTo(days(CONFIRMATION_DAYS - 0.01));
    await ann.call(confirmEmail, { body: { token } });
  });

  it('is asked for at sign-up, again by a press, and works for all but a way back until then', async () => {
    await using backend = await open(annAndBen);
    const iris = backend.visitor();
    const { email } = await iris.call(register, { body: goodBodies.register });
    const { token: first } = await lastSecrets(iris, email);
    await iris.call(sendConfirmation, {});
    const { token: second } = await lastSecrets(iris, email);
    await expectCallError(iris, confirmEmail, { body: { token: first } }, 'confirmationOver');
    await iris.call(requestRecovery, { body: { email } });
    expect(await iris.mailTo(email)).toHaveLength(2);
    await iris.call(confirmEmail, { body: { token: second } });
    // Nothing more to confirm.
    await iris.call(sendConfirmation, {});
    expect(await iris.mailTo(email)).toHaveLength(2);
    await iris.call(requestRecovery, { body: { email } });
    expect(await iris.mailTo(email)).toHaveLength(3);
  });
}

function newsConform(open: OpenBackend): void {
  it('that is left is told, if it was confirmed, and the new one is to be confirmed', async () => {
    await using backend = await open(confirmed);
    const ann = await backend.as('ann');
    await changeEmail(ann, 'ann.lee@example.com');
    expect(await subjectsTo(ann, ANN)).toEqual(['Your FriendBase account has another email address']);
    expect(await subjectsTo(ann, 'ann.lee@example.com')).toEqual(['Is this your email address?']);
    expect(await ann.call(getEmail, {})).toMatchObject({ isConfirmed: false });
    await changeEmail(ann, ANN);
    expect(await subjectsTo(ann, 'ann.lee@example.com')).toHaveLength(1);
    const { items } = await ann.call(listNotifications, {});
    expect(items).toMatchObject([{ kind: 'security', what: 'email' }]);
  });

  it('is written to in easy words where a member takes those along', async () => {
    await using backend = await open(confirmed);
    const ann = await backend.as('ann');
    const textAfter = async (settings: Settings | null) => {
      await ann.call(takeSettings, { body: { settings } });
      await ann.call(requestRecovery, { body: { email: ANN } });
      return (await ann.mailTo(ANN)).at(-1)?.text;
    };
    expect(await textAfter({ easy: true })).toContain('Did you forget your FriendBase password?');
    expect(await textAfter(null)).toContain('Somebody forgot the password of your FriendBase account.');
  });

  it('is told of a password and a card, where it is confirmed', async () => {
    await using backend = await open(confirmed);
    for (const name of ['ann', 'ben']) {
      const member = await backend.as(name);
      await member.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: PASSWORD } });
      await member.call(makeCard, { body: { currentPassword: PASSWORD } });
    }
    const visitor = backend.visitor();
    expect(await subjectsTo(visitor, ANN)).toEqual([
      'A recovery card was made',
      'Your FriendBase password was changed',
    ]);
    expect(await subjectsTo(visitor, BEN)).toEqual([]);
  });
}

/** Refused before any handler runs. */
export function mailShapesConform(backendName: string, open: OpenBackend): void {
  it(`an address that is none, and a number of another shape, are refused on ${backendName}`, async () => {
    await using backend = await open(confirmed);
    const visitor = backend.visitor();
    for (const email of ['', 'ann', 'a@b@c', 'a@b.org\r\nBcc: c@d.org'])
      expectError(await ask(visitor, 'post', requestRecovery.path, { email }), [
        'emailInvalid',
        'invalidInput',
      ]);
    for (const code of ['12345', '1234567', '١٢٣٤٥٦', '123 45'])
      expectError(await ask(visitor, 'post', showCode.path, { ticket: 't', code }), ...invalid('code'));
  });
}
