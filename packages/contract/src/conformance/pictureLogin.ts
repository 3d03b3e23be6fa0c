import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, getMe, logIn, logOut } from '../accounts.ts';
import { demoSeed } from '../fixtures/demo.ts';
import { PICTURE_TRIES } from '../loginPictures.ts';
import type { LoginPicture } from '../loginPictures.ts';
import { listNotifications } from '../notifications.ts';
import { changePassword } from '../passwordChange.ts';
import {
  getPictureLogin,
  listPictureFaces,
  logInWithPictures,
  makePictureLogin,
  removePictureLogin,
} from '../pictureLogin.ts';
import { choosePassword } from '../recovery.ts';
import { endSession, listSessions, secureAccount } from '../sessions.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import {
  choosePictures,
  faceOf,
  passwordOf,
  PICTURES,
  showPictures,
  WRONG_PICTURES,
} from './pictureSeeds.ts';
import { cardOf, proofOf } from './recoverySeeds.ts';
import { annAndBen, memberId, PASSWORD, UNKNOWN_ID } from './seeds.ts';

const NEW = 'quiet green boat';
const ann = { userId: memberId('ann') };
const body = <Picture extends string = LoginPicture>(
  pictures: readonly (LoginPicture | Picture)[] = PICTURES,
  currentPassword = PASSWORD,
) => ({
  currentPassword,
  pictures: [...pictures],
});

const refused = (code: string) => expect.objectContaining({ code });
const facesOn = async (device: Visitor) =>
  (await device.call(listPictureFaces, {})).map(({ displayName, isClosed }) => [displayName, isClosed]);

async function tryWrong(device: Visitor, face: string, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < times; n += 1)
    await showPictures(device, face, WRONG_PICTURES).catch(({ code }: { code: string }) => codes.push(code));
  return codes;
}

/** A device where Ann has chosen her pictures, and her session elsewhere. */
async function withFace(backend: Backend) {
  const here = await backend.as('ann');
  const device = backend.visitor();
  return { here, device, face: await faceOf(device, 'ann') };
}

/** Logging in with pictures, on a device of one's own. */
export function pictureLoginConforms(backendName: string, open: OpenBackend): void {
  describe(`pictures to log in with on ${backendName}`, () => {
    choosingConforms(open);
  });
  describe(`logging in with pictures on ${backendName}`, () => {
    logInConforms(open);
    endingsConform(open);
  });
}

function choosingConforms(open: OpenBackend): void {
  it('take the password, a device that is known, and a member without a role', async () => {
    const moderated = annAndBen.members.map((one) =>
      one.id === memberId('ben') ? { ...one, role: 'moderator' as const } : one,
    );
    await using backend = await open({ ...annAndBen, members: moderated });
    const [here, ben] = [await backend.as('ann'), await backend.as('ben')];
    await expectCallError(here, makePictureLogin, { body: body(PICTURES, 'wrong') }, 'wrongCurrentPassword');
    await expectCallError(ben, makePictureLogin, { body: body() }, 'picturesNotForRoles');
    expect(await here.call(getPictureLogin, {})).toEqual({ madeAt: null, isClosed: false });
    await using demos = await open(demoSeed(new Date(Date.UTC(2024, 0, 22))));
    const demo = demos.visitor();
    await demo.call(logIn, { body: DEMO_ACCOUNT });
    const asDemo = body(PICTURES, DEMO_ACCOUNT.password);
    await expectCallError(demo, makePictureLogin, { body: asDemo }, 'demoAccountStays');
  });

  it('are known on their device alone, which shows the face, and told to the member', async () => {
    await using backend = await open(annAndBen);
    const { here, device } = await withFace(backend);
    expect(await facesOn(device)).toEqual([['Ann', false]]);
    for (const other of [backend.visitor(), here]) expect(await facesOn(other)).toEqual([]);
    const { raw } = await ask(device, 'get', listPictureFaces.path);
    expect(raw).not.toMatch(new RegExp(`${memberId('ann')}|sun|example`));
    expect((await here.call(listNotifications, {})).items[0]).toMatchObject({ what: 'pictures' });
  });

  it('replace those of before, and are taken away', async () => {
    await using backend = await open(annAndBen);
    const device = await backend.as('ann');
    await choosePictures(device, WRONG_PICTURES);
    expect(await choosePictures(device)).toMatchObject({ madeAt: expect.any(String), isClosed: false });
    const faces = await device.call(listPictureFaces, {});
    expect(faces).toHaveLength(1);
    await expect(showPictures(device, faces[0]!.id, WRONG_PICTURES)).rejects.toEqual(
      refused('picturesRefused'),
    );
    await device.call(removePictureLogin, {});
    await device.call(removePictureLogin, {});
    expect([await facesOn(device), await device.call(getPictureLogin, {})]).toEqual([
      [],
      { madeAt: null, isClosed: false },
    ]);
  });
}

function logInConforms(open: OpenBackend): void {
  it('starts a session of the one who is chosen', async () => {
    await using backend = await open(annAndBen);
    const { device, face } = await withFace(backend);
    const bens = await faceOf(device, 'ben');
    expect((await facesOn(device)).map(([name]) => name)).toEqual(['Ann', 'Ben']);
    await expect(showPictures(device, face)).resolves.toMatchObject({ username: 'ann' });
    await expect(device.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    await expect(showPictures(device, bens)).resolves.toMatchObject({ username: 'ben' });
  });

  it('is refused in the same words for other pictures, another device and nobody', async () => {
    await using backend = await open(annAndBen);
    const { here, device, face } = await withFace(backend);
    const answers = [];
    const tries: [Visitor, string, readonly string[]][] = [
      [device, face, WRONG_PICTURES],
      [device, UNKNOWN_ID, PICTURES],
      [here, face, PICTURES],
      [backend.visitor(), face, PICTURES],
    ];
    for (const [visitor, faceId, pictures] of tries) {
      const answer = await ask(visitor, 'post', logInWithPictures.path, { faceId, pictures: [...pictures] });
      expectError(answer, 'picturesRefused');
      answers.push(`${answer.status} ${answer.raw}`);
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('is closed by five wrong ones in a row, which is told once, until the password is used there', async () => {
    await using backend = await open(annAndBen);
    const { here, device, face } = await withFace(backend);
    expect(await tryWrong(device, face, 4)).toEqual(Array.from({ length: 4 }, () => 'picturesRefused'));
    await showPictures(device, face);
    expect((await tryWrong(device, face, 6)).slice(3)).toEqual([
      'picturesRefused',
      'picturesClosed',
      'picturesClosed',
    ]);
    await expect(showPictures(device, face)).rejects.toEqual(refused('picturesClosed'));
    expect(await facesOn(device)).toEqual([['Ann', true]]);
    const told = (await here.call(listNotifications, {})).items.filter(
      (one) => one.kind === 'security' && one.what === 'picturesClosed',
    );
    expect(told).toHaveLength(1);
    // The password elsewhere does not open it.
    await passwordOf(here, 'ann');
    await expect(showPictures(device, face)).rejects.toEqual(refused('picturesClosed'));
    await passwordOf(device, 'ann');
    await device.call(logOut, {});
    await expect(showPictures(device, face)).resolves.toMatchObject({ username: 'ann' });
  });

  it('has a bound that no right one gives back', async () => {
    await using backend = await open(annAndBen);
    const { device, face } = await withFace(backend);
    for (let n = 0; n < PICTURE_TRIES.inAll; n += 4) {
      await tryWrong(device, face, 4);
      if (n + 4 < PICTURE_TRIES.inAll) await showPictures(device, face);
    }
    await expect(showPictures(device, face)).rejects.toEqual(refused('picturesClosed'));
  });

  it('counts tries that come at once', async () => {
    await using backend = await open(annAndBen);
    const { device, face } = await withFace(backend);
    await Promise.all(Array.from({ length: 12 }, () => tryWrong(device, face, 1)));
    await expect(showPictures(device, face)).rejects.toEqual(refused('picturesClosed'));
  });
}

type End = (backend: Backend, here: Visitor, device: Visitor) => Promise<unknown>;

const ENDINGS: [string, End][] = [
  [
    'a changed password',
    (_, here) => here.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } }),
  ],
  [
    'a password that was chosen by card',
    async (backend) => {
      const visitor = backend.visitor();
      const token = await proofOf(visitor, 'ann');
      await visitor.call(choosePassword, { body: { token, newPassword: NEW } });
    },
  ],
  [
    '“This was not me”',
    (_, here) => here.call(secureAccount, { params: ann, body: { notificationId: 'security-pictures__' } }),
  ],
  [
    'the end of that device',
    async (_, here, device) => {
      await passwordOf(device, 'ann');
      const places = await device.call(listSessions, { params: ann });
      const sessionId = places.find(({ isCurrent }) => isCurrent)?.id ?? '';
      await here.call(endSession, { params: { ...ann, sessionId } });
    },
  ],
];

function endingsConform(open: OpenBackend): void {
  it.each(ENDINGS)('is over after %s', async (_, end) => {
    await using backend = await open({ ...annAndBen, recoveryCards: [cardOf('ann')] });
    const { here, device, face } = await withFace(backend);
    await end(backend, here, device);
    expect(await facesOn(device)).toEqual([]);
    await expect(showPictures(device, face)).rejects.toEqual(refused('picturesRefused'));
  });

  it('needs a device where the member is known: not one that was ended', async () => {
    await using backend = await open(annAndBen);
    const here = await backend.as('ann');
    const twice = await backend.as('ann');
    const places = await here.call(listSessions, { params: ann });
    const sessionId = places.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    await here.call(endSession, { params: { ...ann, sessionId } });
    await expectCallError(twice, getMe, {}, 'signedOut');
    // Both were on one device.
    await expectCallError(here, makePictureLogin, { body: body() }, 'picturesNeedLogIn');
  });
}

/** Refused before any handler runs. */
export function pictureLoginShapesConform(backendName: string, open: OpenBackend): void {
  it(`other pictures, too few, too many and four times the same are refused on ${backendName}`, async () => {
    await using backend = await open(annAndBen);
    const here = await backend.as('ann');
    for (const wrong of [['sun', 'key', 'fish'], [...PICTURES, 'sun'], ['sun', 'key', 'fish', 'egg'], []]) {
      const chosen = await ask(here, 'put', makePictureLogin.path, body(wrong));
      expectError(chosen, ...invalid('pictures'));
      const shown = { faceId: UNKNOWN_ID, pictures: wrong };
      expectError(await ask(here, 'post', logInWithPictures.path, shown), ...invalid('pictures'));
    }
    const same = body(['sun', 'sun', 'sun', 'sun']);
    expectError(await ask(here, 'put', makePictureLogin.path, same), 'picturesTooSame');
  });
}
