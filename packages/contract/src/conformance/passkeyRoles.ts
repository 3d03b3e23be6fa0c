import { describe, expect, it } from 'vitest';
import { getMe, logIn } from '../accounts.ts';
import { getModerationCounts, listCases } from '../moderation/cases.ts';
import { countNotifications, listNotifications } from '../notifications.ts';
import { changePassword } from '../passwordChange.ts';
import { updateUser } from '../profileChange.ts';
import { listPasskeys, logInWithPasskey, removePasskey, startPasskey } from '../passkeys.ts';
import { createPost } from '../postDraft.ts';
import { choosePassword } from '../recovery.ts';
import { secureAccount } from '../sessions.ts';
import { expectCallError, expectError } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { askFor, calls } from './bodies.ts';
import { BY_PASSWORD, logInBy, passkeyFor, proofBy, withPasskey } from './passkeySeeds.ts';
import { cardOf, proofOf } from './recoverySeeds.ts';
import { decide } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { among, member, memberId, PASSWORD, postBy, postId } from './seeds.ts';

/** Ann and Ben are members; Ed and Finn are moderators, and Ann has a case. */
const seed = {
  ...among(['ann', 'ben', 'ed', 'finn'], []),
  members: [
    member('ann'),
    member('ben'),
    { ...member('ed'), role: 'moderator' as const },
    { ...member('finn'), role: 'moderator' as const },
  ],
  posts: [postBy('ann', 1)],
  cases: [caseAbout('ann', 1, { subjectKind: 'post', subjectId: postId(1) })],
  recoveryCards: [cardOf('ed')],
};

const NEW = 'quiet green boat';

const expectWeak = (visitor: Visitor) =>
  expectCallError(visitor, listCases, { query: { list: 'reports' } }, 'passkeyNeeded');
const expectStrong = (visitor: Visitor) =>
  expect(visitor.call(listCases, { query: { list: 'reports' } })).resolves.toMatchObject({ items: [{}] });

const strictly = (open: OpenBackend) => (): Promise<Backend> => open(seed, { requirePasskeyForRoles: true });

/** What a role is for, where it takes a session that began with a passkey. */
export function weakSessionsConform(backendName: string, open: OpenBackend): void {
  describe(`a moderator without a passkey on ${backendName}`, () => {
    weakConforms(strictly(open));
  });
}

/** Where a role takes a session that began with a passkey. */
export function passkeyRolesConform(backendName: string, open: OpenBackend): void {
  const openStrict = strictly(open);
  describe(`a moderator with a passkey on ${backendName}`, () => {
    strongConforms(openStrict);
    accountsConform(openStrict);
  });
}

function weakConforms(open: () => Promise<Backend>): void {
  it('is a member, and is told what their role waits for', async () => {
    await using backend = await open();
    const [ed, ben] = [await backend.as('ed'), await backend.as('ben')];
    const ofRole = calls.filter(([, { access }]) => access === 'moderator');
    for (const [name] of ofRole) expectError(await askFor(ed, name), 'passkeyNeeded');
    await expectCallError(ben, getModerationCounts, {}, 'nothingHere');
    expect(await ed.call(getMe, {})).toMatchObject({ isModerator: true });
    expect(await ed.call(countNotifications, {})).not.toHaveProperty('cases');
    expect(await ed.call(listPasskeys, {})).toMatchObject({ isOffered: true, isNeeded: true });
    expect(await ben.call(listPasskeys, {})).toMatchObject({ isNeeded: false });
    await ed.call(createPost, { body: { authorId: memberId('ed'), content: 'Hello' } });
  });

  it('goes on at once with the one they make', async () => {
    await using backend = await open();
    const [ed, elsewhere] = [await backend.as('ed'), await backend.as('ed')];
    await withPasskey(ed);
    await expectStrong(ed);
    expect(await ed.call(listPasskeys, {})).toMatchObject({ isNeeded: false });
    await expectWeak(elsewhere);
  });
}

function strongConforms(open: () => Promise<Backend>): void {
  it('moderates where they logged in with it, also after another password, and nowhere else', async () => {
    await using backend = await open();
    const { device } = await withPasskey(await backend.as('ed'));
    const ed = backend.visitor();
    await logInBy(ed, device);
    await expectStrong(ed);
    await ed.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } });
    await expectStrong(ed);
    const byPassword = backend.visitor();
    await byPassword.call(logIn, { body: { username: 'ed', password: NEW } });
    await expectWeak(byPassword);
  });

  it('makes and takes away no other one with the password alone, which somebody may have found out', async () => {
    await using backend = await open();
    const first = await backend.as('ed');
    const { device, passkey } = await withPasskey(first);
    const ed = await backend.as('ed');
    await expectCallError(ed, startPasskey, { body: { proof: BY_PASSWORD } }, 'passkeyNeeded');
    const removal = { params: { id: passkey.id }, body: { proof: BY_PASSWORD } };
    await expectCallError(ed, removePasskey, removal, 'passkeyNeeded');
    const address = { email: 'ed.lee@example.com', currentPassword: PASSWORD };
    const change = { params: { id: memberId('ed') }, body: address };
    await expectCallError(ed, updateUser, change, 'passkeyNeeded');
    await withPasskey(ed, await proofBy(ed, device));
    await expectStrong(ed);
  });

  it('is a member again everywhere without their last passkey, and makes the next one with the password', async () => {
    await using backend = await open();
    const first = await backend.as('ed');
    const { device, passkey } = await withPasskey(first);
    const { passkey: second } = await withPasskey(first);
    const elsewhere = backend.visitor();
    await logInBy(elsewhere, device);
    const remove = ({ id }: { id: string }) =>
      first.call(removePasskey, { params: { id }, body: { proof: BY_PASSWORD } });
    await remove(second);
    await expectStrong(elsewhere);
    await remove(passkey);
    for (const one of [first, elsewhere]) await expectWeak(one);
    await withPasskey(first);
    await expectStrong(first);
  });

  it('does not stay one by a passkey that was not theirs', async () => {
    await using backend = await open();
    const ed = await backend.as('ed');
    await withPasskey(ed);
    const { items } = await ed.call(listNotifications, {});
    const [{ id: notificationId } = { id: '' }] = items;
    await ed.call(secureAccount, { params: { userId: memberId('ed') }, body: { notificationId } });
    await expectWeak(ed);
  });

  it('does not get their role back by a recovery card', async () => {
    await using backend = await open();
    await withPasskey(await backend.as('ed'));
    const visitor = backend.visitor();
    const token = await proofOf(visitor, 'ed');
    await visitor.call(choosePassword, { body: { token, newPassword: NEW } });
    await visitor.call(logIn, { body: { username: 'ed', password: NEW } });
    await expectWeak(visitor);
    const body = { proof: { currentPassword: NEW } };
    await expectCallError(visitor, startPasskey, { body }, 'passkeyNeeded');
  });
}

function accountsConform(open: () => Promise<Backend>): void {
  /** Ann, on her way in after Finn has decided about her post. */
  const annAfter = async (backend: Backend, action: 'close' | 'pause7') => {
    const { device } = await withPasskey(await backend.as('ann'));
    const finn = await backend.as('finn');
    await withPasskey(finn);
    await decide(finn, caseId(1), action);
    const visitor = backend.visitor();
    return { visitor, body: await passkeyFor(visitor, device) };
  };

  it('closes an account, which is told to whoever logs in with a passkey as with the password', async () => {
    await using backend = await open();
    const { visitor, body } = await annAfter(backend, 'close');
    const refused = expect.objectContaining({
      code: 'accountClosed',
      details: expect.objectContaining({ appealToken: expect.any(String) }),
    });
    await expect(visitor.call(logInWithPasskey, { body })).rejects.toEqual(refused);
    await expectCallError(visitor, getMe, {}, 'signedOut');
  });

  it('pauses an account, which holds for whoever logs in with a passkey', async () => {
    await using backend = await open();
    const { visitor, body } = await annAfter(backend, 'pause7');
    await visitor.call(logInWithPasskey, { body });
    const post = { authorId: memberId('ann'), content: 'Hello' };
    await expectCallError(visitor, createPost, { body: post }, 'accountPaused');
  });
}
