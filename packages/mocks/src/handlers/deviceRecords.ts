import {
  deviceOf,
  isDemoAccount,
  isDeviceTold,
  NO_TRIES,
  toldOfSecurity,
  UNKNOWN_DEVICE,
} from '@friendbase/contract';
import type { Device } from '@friendbase/contract';
import type { MockContext } from '../mockContext.ts';
import type { Session } from '../session.ts';
import type { Member, Store } from '../store.ts';

export type Starting = Pick<MockContext, 'store' | 'session' | 'now' | 'tell' | 'userAgent'>;

/** The families in what a browser calls itself. */
export async function deviceIn(userAgent: string): Promise<Device> {
  if (userAgent === '') return UNKNOWN_DEVICE;
  const { default: bowser } = await import('bowser');
  const { browser, os, platform } = bowser.parse(userAgent);
  return deviceOf({ browser: browser.name, system: os.name, platform: platform.type });
}

/** Logs a member in here. They are told of a device that they are not known on, unless they have just shown that it is theirs. */
export async function startPlace(
  context: Starting,
  member: Member,
  { isStrong, isKnown = false }: { isStrong?: boolean | undefined; isKnown?: boolean } = {},
): Promise<void> {
  const { store, session, now, userAgent } = context;
  const { id: memberId, passwordVersion } = member;
  const createdAt = now().toISOString();
  const deviceKey = session.storeDevice();
  endPlace(store, session);
  const words = await deviceIn(userAgent);
  const id = crypto.randomUUID();
  await store.places.create({ id, memberId, createdAt, deviceKey, confirmedAt: null, ...words });
  session.start({ id: memberId, passwordVersion, isStrong, placeId: id });
  if (!isDemoAccount(member)) await meetDevice(context, { memberId, deviceKey, words, isTold: !isKnown });
}

async function meetDevice(
  { store, now, tell }: Starting,
  met: { memberId: string; deviceKey: string; words: Device; isTold: boolean },
): Promise<void> {
  const { memberId, deviceKey, words, isTold } = met;
  const known = store.memberDevices.findMany((q) => q.where({ memberId }));
  if (known.some((one) => one.deviceKey === deviceKey)) return;
  await store.memberDevices.create({ memberId, deviceKey, madeAt: now().toISOString() });
  if (isTold && isDeviceTold(known, now())) await tell(toldOfSecurity(memberId, 'newDevice', words));
}

/** Forgets that somebody is logged in here. */
export function endPlace(store: Store, session: Session): void {
  const { placeId } = session.owner() ?? {};
  if (placeId !== undefined) store.places.delete((q) => q.where({ id: placeId }));
}

export const isDeviceKnown = (store: Store, memberId: string, deviceKey: string | undefined): boolean =>
  store.memberDevices.findFirst((q) => q.where({ memberId, deviceKey: deviceKey ?? '' })) !== undefined;

/** Forgets devices of a member, and with each how they log in with pictures there. */
export function forgetDevices(store: Store, memberId: string, isForgotten: (key: string) => boolean): void {
  const isOf = (one: { memberId: string; deviceKey: string }) =>
    one.memberId === memberId && isForgotten(one.deviceKey);
  store.memberDevices.deleteMany((q) => q.where(isOf));
  store.pictureLogins.deleteMany((q) => q.where(isOf));
}

/** A member no longer logs in with pictures, on any device. */
export const removePictures = (store: Store, memberId: string): void =>
  void store.pictureLogins.deleteMany((q) => q.where({ memberId }));

/** The password was used on a device: what was tried there is forgiven. */
export function openPictures(store: Store, memberId: string, deviceKey = ''): void {
  void store.pictureLogins.update((q) => q.where({ memberId, deviceKey }), {
    data: (changing) => void Object.assign(changing, NO_TRIES),
  });
}
