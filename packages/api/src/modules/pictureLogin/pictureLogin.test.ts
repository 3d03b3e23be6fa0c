import {
  endOtherSessions,
  listNotifications,
  listPictureFaces,
  logIn,
  logInWithPictures,
  logOut,
} from '@friendbase/contract';
import { choosePictures, PICTURES, WRONG_PICTURES } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { setRole } from '../../../tools/member/setRole.ts';
import { cheapPasswords, json, PASSWORD, strangers } from '../../../testing/members.ts';
import { databases, databasesInTier } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';
import { securityLine, securityLines } from '../../../testing/securityLines.ts';
import { sweepDevices } from '../devices/model.ts';

const ann = { username: 'ann', password: PASSWORD };

/** A device where Ann has chosen her pictures and logged out, and what she is known by there. */
async function withFace(api: TestApi) {
  const device = api.visitor();
  await device.call(logIn, { body: ann });
  await choosePictures(device, PICTURES, PASSWORD);
  await device.call(logOut, {});
  const [face] = await device.call(listPictureFaces, {});
  return { device, faceId: face?.id ?? '' };
}

type Device = ReturnType<TestApi['visitor']>;

const tryAt = async (device: Device, faceId: string, pictures = WRONG_PICTURES): Promise<number> =>
  (await device.request(logInWithPictures.path, json('POST', { faceId, pictures }))).status;

describe.each(databasesInTier)('the key of a device on $name', ({ openApi }) => {
  it('is a cookie that no script reads, lasts, and is in no row', async () => {
    await using api = await openApi(strangers('ann'), { publicOrigin: 'https://friends.example.com' });
    const response = await fetch(`${api.address}/api/auth/login`, json('POST', ann));
    const [, line = ''] = response.headers.getSetCookie();
    expect(line).toMatch(
      /^__Host-friendbase-device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const key = /=([\w-]+)/.exec(line)?.[1] ?? '';
    const rows = [await api.db('memberDevices'), await api.db('sessions')];
    expect(rows.map((all) => all.length)).toEqual([1, 1]);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('is forgotten with its pictures when it was not used for longer than browsers keep it', async () => {
    await using api = await openApi(strangers('ann'));
    await withFace(api);
    const days = (count: number) => new Date(api.now().getTime() + count * 86_400_000);
    await sweepDevices(api.db, days(399));
    expect(await api.db('pictureLogins')).toHaveLength(1);
    await sweepDevices(api.db, days(401));
    expect([await api.db('memberDevices'), await api.db('pictureLogins')]).toEqual([[], []]);
  });
});

describe.each(databasesInTier)('guessing pictures on $name', ({ openApi }) => {
  it('takes the same work on a device where they are made, on another one and for nobody', async () => {
    let verified = 0;
    const passwords: typeof cheapPasswords = {
      ...cheapPasswords,
      verify: (...given) => ((verified += 1), cheapPasswords.verify(...given)),
    };
    await using api = await openApi(strangers('ann', 'ben'), { passwords });
    const { device, faceId } = await withFace(api);
    const other = await api.as('ben');
    const work = [];
    for (const [from, id] of [
      [device, faceId],
      [device, 'nobody'],
      [other, faceId],
      [api.visitor(), faceId],
    ] as const) {
      const statements = api.watchStatements();
      verified = 0;
      const status = await tryAt(from, id);
      work.push({ status, verified, statements: [...statements] });
    }
    for (const one of work.slice(1)) expect(one).toEqual(work[0]);
  });

  it('is stored by a hash that the database alone cannot be gone through for', async () => {
    await using api = await openApi(strangers('ann'));
    await withFace(api);
    const [row] = (await api.db('pictureLogins')) as { secretHash: string }[];
    expect(row?.secretHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toMatch(/sun|fish|key /);
    expect(await cheapPasswords.verify(PICTURES.join(' '), row?.secretHash)).toBe(false);
  });
});

describe.each(databases)('a role on $name', ({ openApi }) => {
  it('ends logging in with pictures', async () => {
    await using api = await openApi(strangers('ann'));
    const { device, faceId } = await withFace(api);
    await setRole(api.db, { role: 'moderator', username: 'ann' });
    expect(await device.call(listPictureFaces, {})).toEqual([]);
    expect(await tryAt(device, faceId, PICTURES)).toBe(403);
    await setRole(api.db, { role: 'member', username: 'ann' });
    expect(await device.call(listPictureFaces, {})).toEqual([]);
  });
});

describe('the log of pictures and devices', () => {
  it('tells each event with a hashed id alone', async () => {
    const { logger, lines } = securityLines();
    const [{ openApi }] = databases;
    await using api = await openApi(strangers('ann'), { logger });
    const here = await api.as('ann');
    const { faceId, device } = await withFace(api);
    await tryAt(device, faceId);
    await tryAt(api.visitor(), faceId);
    const { items } = await here.call(listNotifications, {});
    await here.call(endOtherSessions, { params: { userId: 'ann-id' } });
    await here.request('/api/sessions/ann-id/secure', json('POST', { notificationId: items[0]?.id }));
    expect(lines()).toEqual([
      securityLine('newDevice', 'ann-id'),
      securityLine('picturesMade', 'ann-id'),
      securityLine('picturesRefused', 'ann-id'),
      securityLine('picturesRefused'),
      securityLine('placeEnded', 'ann-id', { which: 'others' }),
      securityLine('accountSecured', 'ann-id'),
    ]);
  });
});
