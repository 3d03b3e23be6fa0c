import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, getMe, logIn, logOut } from '../accounts.ts';
import type { Device } from '../devices.ts';
import { MOST_DEVICES_TOLD } from '../devices.ts';
import { demoSeed } from '../fixtures/demo.ts';
import { register } from '../registration.ts';
import { confirmSession, endSession, listSessions, secureAccount } from '../sessions.ts';
import { ask, expectCallError } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { goodBodies } from './bodies.ts';
import { newsOf, onNewDevice, securityOf } from './deviceSeeds.ts';
import { passwordOf } from './pictureSeeds.ts';
import { annAndBen, memberId, PASSWORD, UNKNOWN_ID } from './seeds.ts';

const ann = { userId: memberId('ann') };

/** What browsers call themselves, and what is stored of it. */
const BROWSERS: [string, Device][] = [
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    { browser: 'firefox', system: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'safari', system: 'iphone' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { browser: 'edge', system: 'windows' },
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { browser: 'chrome', system: 'chromebook' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
    { browser: 'samsung', system: 'tablet' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'firefox', system: 'computer' },
  ],
  ['a reading machine of my own', { browser: null, system: null }],
];
const [[FIREFOX]] = BROWSERS as [[string, Device]];

/** Logs in by a browser of this name. */
async function logInBy(visitor: Visitor, userAgent: string): Promise<void> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ username: 'ann', password: PASSWORD }),
  };
  expect((await visitor.request(logIn.path, init)).status).toBe(200);
}

const placesOf = (visitor: Visitor) => visitor.call(listSessions, { params: ann });

/** The place of this session, as its own list names it. */
const hereOf = async (visitor: Visitor) =>
  (await placesOf(visitor)).find(({ isCurrent }) => isCurrent)?.id ?? '';

/** On what a member is logged in, and whether they are told of it. */
export function devicesConform(backendName: string, open: OpenBackend): void {
  describe(`the places of a member on ${backendName}`, () => {
    placesConform(open);
  });
  describe(`a log in on a new device on ${backendName}`, () => {
    newDevicesConform(open);
  });
}

function placesConform(open: OpenBackend): void {
  it('are nobody else’s to keep or to end', async () => {
    await using backend = await open(annAndBen);
    const [here, ben] = [await backend.as('ann'), await backend.as('ben')];
    const params = { ...ann, sessionId: await hereOf(here) };
    for (const call of [confirmSession, endSession]) {
      await expectCallError(ben, call, { params }, 'notYourAccount');
      // Under the own name it is one that has ended.
      await ben.call(call, { params: { ...params, userId: memberId('ben') } });
    }
    await expect(here.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    expect(await placesOf(here)).toMatchObject([{ isConfirmed: false }]);
  });

  it('are those of everybody on the demo account, and stay', async () => {
    await using backend = await open(demoSeed(new Date(Date.UTC(2024, 0, 22))));
    const demo = backend.visitor();
    const { id: userId } = await demo.call(logIn, { body: DEMO_ACCOUNT });
    const params = { userId, sessionId: UNKNOWN_ID };
    await expectCallError(demo, confirmSession, { params }, 'demoAccountStays');
    await expectCallError(demo, endSession, { params }, 'demoAccountStays');
    const secured = { params: { userId }, body: { notificationId: 'security-card' } };
    await expectCallError(demo, secureAccount, secured, 'demoAccountStays');
    const other = backend.visitor();
    await other.call(logIn, { body: DEMO_ACCOUNT });
    expect(await newsOf(other)).toEqual([]);
  });

  it.each(BROWSERS)('store nothing of “%s” but the families', async (userAgent, device) => {
    await using backend = await open(annAndBen);
    const visitor = backend.visitor();
    await logInBy(visitor, userAgent);
    const { raw } = await ask(visitor, 'get', `/api/sessions/${memberId('ann')}`);
    expect(JSON.parse(raw)).toMatchObject([{ device, isCurrent: true, isConfirmed: false }]);
    expect(raw).not.toMatch(/Mozilla|Gecko|machine/);
  });

  it('are stored as known by a yes', async () => {
    await using backend = await open(annAndBen);
    const [here, phone] = [await backend.as('ann'), await backend.as('ann')];
    await here.call(confirmSession, { params: { ...ann, sessionId: await hereOf(phone) } });
    const confirmed = (await placesOf(here)).map(({ isCurrent, isConfirmed }) => [isCurrent, isConfirmed]);
    expect(confirmed).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    );
  });

  it('end one by one, while the others go on', async () => {
    await using backend = await open(annAndBen);
    const [here, phone, tablet] = [
      await backend.as('ann'),
      await onNewDevice(backend),
      await onNewDevice(backend),
    ];
    await here.call(endSession, { params: { ...ann, sessionId: await hereOf(phone) } });
    await expectCallError(phone, getMe, {}, 'signedOut');
    for (const other of [here, tablet]) await other.call(getMe, {});
    expect(await placesOf(here)).toHaveLength(2);
  });
}

function newDevicesConform(open: OpenBackend): void {
  it('is told in the words of the device, and not where somebody signs up or was before', async () => {
    await using backend = await open(annAndBen);
    const iris = backend.visitor();
    await iris.call(register, { body: goodBodies.register });
    await iris.call(logOut, {});
    await passwordOf(iris, 'iris');
    expect(await newsOf(iris)).toEqual(['offerCard']);
    const first = await backend.as('ann');
    expect(await newsOf(first)).toEqual([]);
    await logInBy(backend.visitor(), FIREFOX);
    expect(await securityOf(first)).toMatchObject([
      { what: 'newDevice', device: { browser: 'firefox', system: 'phone' }, isNew: true },
    ]);
  });

  it('is told once: the member is known there from then on', async () => {
    await using backend = await open(annAndBen);
    const first = await backend.as('ann');
    const phone = await onNewDevice(backend);
    const [told] = await securityOf(first);
    await phone.call(logOut, {});
    await passwordOf(phone, 'ann');
    expect(await securityOf(first)).toEqual([told]);
  });

  it('is told to each member of a shared device, who learns nothing of the others', async () => {
    await using backend = await open(annAndBen);
    const [annElsewhere, benElsewhere] = [await backend.as('ann'), await backend.as('ben')];
    const shared = await onNewDevice(backend);
    await passwordOf(shared, 'ben');
    expect(await newsOf(annElsewhere)).toEqual(['newDevice']);
    expect(await newsOf(benElsewhere)).toEqual(['newDevice']);
    expect(await placesOf(annElsewhere)).toHaveLength(1);
  });

  it('is told again after the member has ended it', async () => {
    await using backend = await open(annAndBen);
    const here = await backend.as('ann');
    const phone = await onNewDevice(backend);
    const [before] = await securityOf(here);
    await here.call(endSession, { params: { ...ann, sessionId: await hereOf(phone) } });
    await passwordOf(phone, 'ann');
    const [after, ...others] = await securityOf(here);
    expect(others).toEqual([]);
    expect(after!.createdAt > before!.createdAt).toBe(true);
  });

  it('is one entry for all of the same words, and told a few times a day at most', async () => {
    await using backend = await open(annAndBen);
    const here = await backend.as('ann');
    for (const [userAgent] of [...BROWSERS, ...BROWSERS]) await logInBy(backend.visitor(), userAgent);
    expect(await newsOf(here)).toEqual(Array.from({ length: MOST_DEVICES_TOLD }, () => 'newDevice'));
  });
}
