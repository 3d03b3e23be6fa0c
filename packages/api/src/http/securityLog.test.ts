import {
  changePassword,
  choosePassword,
  comeBack,
  confirmEmail,
  endOtherSessions,
  endSession,
  isApiError,
  leaveFriendBase,
  LEAVING_DAYS,
  leftAccountIn,
  listSessions,
  logIn,
  logInWithPasskey,
  makeCard,
  PICTURE_TRIES,
  removePasskey,
  secureAccount,
  sendConfirmation,
  showCode,
  updateUser,
} from '@friendbase/contract';
import {
  among,
  BY_PASSWORD,
  faceOf,
  lastSecrets,
  logInBy,
  mailedCode,
  memberId,
  otherCodeThan,
  passkeyFor,
  PASSWORD,
  readyExport,
  showPictures,
  softAuthenticator,
  withPasskey,
  WRONG_PICTURES,
} from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/openApi.ts';
import { securityLine, securityLines } from '../../testing/securityLines.ts';
import { LIMITS } from './limits.ts';

const ANN = memberId('ann');
const EMAIL = 'ann@example.com';
const NEW = 'quiet green boat';
const DAY = 86_400;
const [{ openApi }] = databases;

/** A server with Ann, and its log. `since` has the lines that were written after it was asked the last time. */
async function open({ isConfirmed = false } = {}) {
  const log = securityLines();
  const seed = among(['ann'], []);
  const confirmed = isConfirmed && { emailConfirmedAt: '2024-01-03T08:00:00.000Z' };
  const members = seed.members.map((one) => ({ ...one, ...confirmed }));
  const api = await openApi({ ...seed, members }, { logger: log.logger });
  let seen = 0;
  return {
    api,
    since: () => {
      const lines = log.lines().slice(seen);
      seen += lines.length;
      return lines;
    },
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}

const refused = (calling: Promise<unknown>) => expect(calling).rejects.toSatisfy(isApiError);

// Whole lines are compared: what is not named here is in none of them.
describe('the log of what concerns the way into an account', () => {
  it('has a passkey that was refused, made, used, copied and taken away', async () => {
    await using opened = await open();
    const { api, since } = opened;
    const [ann, visitor] = [await api.as('ann'), api.visitor()];
    const show = async (...given: Parameters<typeof passkeyFor>) =>
      refused(visitor.call(logInWithPasskey, { body: await passkeyFor(...given) }));
    const { device, passkey } = await withPasskey(ann);
    await show(visitor, await softAuthenticator());
    await show(visitor, device, { isForged: true });
    expect(since()).toEqual([
      securityLine('passkeyMade', ANN),
      securityLine('passkeyRefused'),
      securityLine('passkeyRefused', ANN),
    ]);
    await logInBy(ann, device, { counter: 7 });
    await show(visitor, device, { counter: 7 });
    await show(visitor, device, { counter: 99 });
    await ann.call(removePasskey, { params: { id: passkey.id }, body: { proof: BY_PASSWORD } });
    expect(since()).toEqual([
      securityLine('counterBack', ANN),
      securityLine('passkeyRefused', ANN),
      securityLine('passkeyRemoved', ANN),
    ]);
  });

  it('has a new password, a card that was made, and places that were ended', async () => {
    await using opened = await open();
    const { api, since } = opened;
    const ann = await api.as('ann');
    await ann.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: PASSWORD } });
    await ann.call(makeCard, { body: { currentPassword: PASSWORD } });
    expect(since()).toEqual([securityLine('passwordChanged', ANN), securityLine('cardMade', ANN)]);
    await api.as('ann');
    const params = { userId: ANN };
    const places = await ann.call(listSessions, { params });
    const { id: sessionId = '' } = places.find(({ isCurrent }) => !isCurrent) ?? {};
    await ann.call(endSession, { params: { ...params, sessionId } });
    await ann.call(endOtherSessions, { params });
    await ann.call(secureAccount, { params, body: { notificationId: 'security-card' } });
    expect(since()).toEqual([
      securityLine('placeEnded', ANN, { which: 'one' }),
      securityLine('placeEnded', ANN, { which: 'others' }),
      securityLine('accountSecured', ANN),
    ]);
  });

  it('has a limit that was met, of a visitor and of a member', async () => {
    await using opened = await open();
    const { api, since } = opened;
    const body = { username: 'ann', password: 'wrong words here' };
    for (let n = 0; n < LIMITS.wrongPassword.tries; n += 1)
      await refused(api.visitor().call(logIn, { body }));
    since();
    await refused(api.visitor().call(logIn, { body }));
    expect(since()).toEqual([securityLine('limitMet', undefined, { limit: 'wrongPassword' })]);
    api.wait(LIMITS.wrongPassword.seconds);
    const ann = await api.as('ann');
    for (let n = 0; n < (sendConfirmation.limit?.tries ?? 0); n += 1)
      await ann.call(sendConfirmation, {}).catch(() => undefined);
    since();
    await refused(ann.call(sendConfirmation, {}));
    expect(since()).toEqual([securityLine('limitMet', ANN, { limit: 'sendConfirmation' })]);
  });

  it('has an email address that was confirmed and changed', async () => {
    await using opened = await open();
    const { api, since } = opened;
    const ann = await api.as('ann');
    await ann.call(sendConfirmation, {});
    const { token } = await lastSecrets(ann, EMAIL);
    await ann.call(confirmEmail, { body: { token } });
    await refused(ann.call(confirmEmail, { body: { token } }));
    const body = { email: 'ann.lee@example.com', currentPassword: PASSWORD };
    await ann.call(updateUser, { params: { id: ANN }, body });
    expect(since()).toEqual([securityLine('emailConfirmed', ANN), securityLine('emailChanged', ANN)]);
  });

  it('has a way back by email: whose it is as soon as one has gone, and not before', async () => {
    await using opened = await open({ isConfirmed: true });
    const { api, since } = opened;
    const visitor = api.visitor();
    await mailedCode(visitor, 'nobody@example.com');
    const shown = await mailedCode(visitor, EMAIL);
    expect(since()).toEqual([
      securityLine('recoveryAsked'),
      securityLine('recoveryAsked'),
      securityLine('recoveryMailed', ANN),
    ]);
    await refused(visitor.call(showCode, { body: { ...shown, ticket: 'made-up' } }));
    await refused(visitor.call(showCode, { body: { ...shown, code: otherCodeThan(shown.code) } }));
    const { token } = await visitor.call(showCode, { body: shown });
    await visitor.call(choosePassword, { body: { token, newPassword: NEW } });
    expect(since()).toEqual([
      securityLine('codeRefused'),
      securityLine('codeRefused', ANN),
      securityLine('recoveryUsed', ANN, { way: 'mail' }),
    ]);
  });

  it('has wrong pictures, and once that they are closed', async () => {
    await using opened = await open();
    const { api, since } = opened;
    const device = api.visitor();
    const face = await faceOf(device, 'ann');
    expect(since()).toEqual([securityLine('picturesMade', ANN)]);
    for (let n = 0; n <= PICTURE_TRIES.inRow; n += 1)
      await refused(showPictures(device, face, WRONG_PICTURES));
    const wrong = Array.from({ length: PICTURE_TRIES.inRow }, () => securityLine('picturesRefused', ANN));
    expect(since()).toEqual([
      ...wrong,
      securityLine('picturesClosed', ANN),
      securityLine('picturesRefused', ANN),
    ]);
  });

  it('has a file with a member’s things that was asked for, made and fetched', async () => {
    await using opened = await open();
    const { api, since } = opened;
    const [ann, visitor] = [await api.as('ann'), api.visitor()];
    const url = await readyExport(ann);
    expect((await visitor.request(url)).status).toBe(401);
    expect(since()).toEqual([securityLine('exportAsked', ANN), securityLine('exportMade', ANN)]);
    expect((await ann.request(url)).status).toBe(200);
    expect(since()).toEqual([securityLine('exportFetched', ANN)]);
  });

  it('has a member who left, came back, left again and is deleted', async () => {
    await using opened = await open();
    const { api, since } = opened;
    const ann = await api.as('ann');
    await leave(ann);
    await ann.call(comeBack, { body: { token: await returnTokenOf(ann) } });
    await leave(ann);
    for (let day = 0; day < LEAVING_DAYS + 2; day += 1) {
      api.wait(DAY);
      await api.sweep();
    }
    expect(since()).toEqual([
      securityLine('leavingAsked', ANN),
      securityLine('cameBack', ANN),
      securityLine('leavingAsked', ANN),
      securityLine('accountDeleted', ANN),
    ]);
  });
});

const leave = (member: Visitor) => member.call(leaveFriendBase, { body: { currentPassword: PASSWORD } });

async function returnTokenOf(visitor: Visitor): Promise<string> {
  const error: unknown = await visitor
    .call(logIn, { body: { username: 'ann', password: PASSWORD } })
    .catch((errorLike: unknown) => errorLike);
  return (isApiError(error) ? leftAccountIn(error)?.returnToken : undefined) ?? '';
}
