import { createClient, getTakenSettings, logOut, takeSettings, type Settings } from '@friendbase/contract';
import { FakeStorage } from '@friendbase/mocks/testing';
import { DEFAULTS } from '@friendbase/ui-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoForEach } from '../../testing/demoForEach.ts';
import { signUpAsKim } from '../../testing/ownAccount.ts';
import { createDeviceStore } from '../lib/device/deviceStore.ts';
import { editComfort } from './editComfort.ts';
import { openComfort } from './openComfort.ts';
import { keepUp } from './settingsAlong.ts';
import { alongState, backToOwn, leaveBehind, takeAlong } from './takeAlong.ts';

const demo = demoForEach('signed-out');
beforeEach(() => signUpAsKim());

const call = createClient();
const take = (settings: Settings | null) => call(takeSettings, { body: { settings } });
const ofAccount = async () => (await call(getTakenSettings, {})).settings;

/** A device where Kim is logged in. */
function openDevice(chosen: object = {}) {
  const storage = new FakeStorage();
  storage.setItem('friendbase.comfort.member.kim', JSON.stringify({ chosen }));
  const comfort = openComfort({ device: createDeviceStore(storage) });
  comfort.meet('kim', true);
  /** Meets the account, as a page does once it stands, and then looks away. */
  const look = async () => {
    await keepUp(comfort, new AbortController().signal);
    document.dispatchEvent(new Event('visibilitychange'));
    return comfort.current();
  };
  return { comfort, look, ...editComfort(comfort), take: () => takeAlong(comfort, take) };
}

describe('comfort settings', () => {
  it('stay on their device until the member takes them along, and are on the other one then', async () => {
    const phone = openDevice({ textSize: 130 });
    phone.change({ theme: 'dark' });
    expect(await ofAccount()).toBeNull();
    await phone.take();
    expect(await ofAccount()).toEqual({ textSize: 130, theme: 'dark' });
    phone.change({ simple: true, keepWriting: 'week', voice: 'one of this phone' });
    await expect.poll(ofAccount).toEqual({ textSize: 130, theme: 'dark', simple: true });
    phone.putBack();
    await expect.poll(ofAccount).toEqual({});
  });

  it(
    'of another device come in place of those of this one, which can be had back',
    { tags: 'long' },
    async () => {
      await take({ textSize: 150, easy: true, newerThanThis: 'yes' });
      const tablet = openDevice({ textSize: 200, keepWriting: 'never' });
      await tablet.take();
      tablet.comfort.showAndPersist();
      expect(tablet.comfort.current()).toMatchObject({ textSize: 150, easy: true, keepWriting: 'never' });
      expect(alongState(tablet.comfort)).toBe('came');
      backToOwn(tablet.comfort);
      tablet.comfort.showAndPersist();
      expect(tablet.comfort.current()).toMatchObject({ textSize: 200, easy: false });
      expect(await ofAccount()).toMatchObject({ textSize: 150, newerThanThis: 'yes' });
      tablet.change({ theme: 'cream' });
      expect(await tablet.look()).toMatchObject({ textSize: 200, theme: 'cream' });
    },
  );

  it('of two devices are all stored, each device having what it changed last', { tags: 'long' }, async () => {
    const [phone, tablet] = [openDevice(), openDevice()];
    await phone.take();
    await tablet.take();
    phone.change({ textSize: 150 });
    tablet.change({ theme: 'dark' });
    await expect.poll(ofAccount).toEqual({ textSize: 150, theme: 'dark' });
    expect(await phone.look()).toMatchObject({ textSize: 150, theme: 'dark' });
    expect(await tablet.look()).toMatchObject({ textSize: 150, theme: 'dark' });
  });

  it('that did not arrive are told with the next look', async () => {
    const phone = openDevice();
    await phone.take();
    const allow = demo.network.refuse({ method: 'PATCH', path: '/api/settings' });
    phone.change({ textSize: 115 });
    await expect(phone.look()).rejects.toMatchObject({ status: 500 });
    expect(await ofAccount()).toEqual({});
    allow();
    expect(await phone.look()).toMatchObject({ textSize: 115 });
    expect(await ofAccount()).toEqual({ textSize: 115 });
  });

  it('are erased from the account once the member leaves them behind, and each device keeps its own', async () => {
    const [phone, tablet] = [openDevice({ textSize: 130 }), openDevice()];
    await phone.take();
    await tablet.take();
    tablet.comfort.showAndPersist();
    await leaveBehind(phone.comfort, take);
    expect(await ofAccount()).toBeNull();
    expect([alongState(phone.comfort), phone.comfort.current().textSize]).toEqual(['off', 130]);
    expect(await tablet.look()).toMatchObject({ textSize: 130 });
    expect(alongState(tablet.comfort)).toBe('off');
  });

  it('that no device knows are the defaults', { tags: 'long' }, async () => {
    await take({ textSize: 'huge', theme: 7, gamePace: 4 });
    const phone = openDevice();
    await phone.take();
    phone.comfort.showAndPersist();
    expect(phone.comfort.current()).toEqual(DEFAULTS);
  });

  it('are of nobody who is not logged in any more', async () => {
    const phone = openDevice();
    await phone.take();
    await call(logOut, {});
    await expect(ofAccount()).rejects.toMatchObject({ status: 401 });
  });
});
