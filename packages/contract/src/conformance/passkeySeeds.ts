import type { Client } from '../client.ts';
import {
  logInWithPasskey,
  makePasskey,
  startPasskey,
  startPasskeyLogIn,
  startPasskeyProof,
} from '../passkeys.ts';
import type { OwnProof, Passkey } from '../passkeys.ts';
import type { User } from '../users.ts';
import { softAuthenticator } from './authenticator.ts';
import type { Oddity, SoftAuthenticator } from './authenticator.ts';
import type { Visitor } from './backend.ts';
import { PASSWORD } from './seeds.ts';

export interface OwnDevice {
  device: SoftAuthenticator;
  passkey: Passkey;
}

/** What the members of a seed prove with that it is them. */
export const BY_PASSWORD: OwnProof = { currentPassword: PASSWORD };

/** What somebody's browser sends to make a passkey. */
export async function makingOf(
  { call }: { call: Client },
  device: SoftAuthenticator,
  odd?: Oddity,
  proof = BY_PASSWORD,
) {
  const asked = await call(startPasskey, { body: { proof } });
  return { name: 'My phone', made: await device.make(asked, odd) };
}

/** Makes somebody a passkey, on a device of its own. */
export async function withPasskey(member: Visitor, proof?: OwnProof): Promise<OwnDevice> {
  const device = await softAuthenticator();
  const passkey = await member.call(makePasskey, { body: await makingOf(member, device, {}, proof) });
  return { device, passkey };
}

/** What somebody's browser sends to log in with their device. */
export const passkeyFor = async ({ call }: Visitor, device: SoftAuthenticator, odd?: Oddity) => ({
  passkey: await device.use(await call(startPasskeyLogIn, {}), odd),
});

export const logInBy = async (visitor: Visitor, device: SoftAuthenticator, odd?: Oddity): Promise<User> =>
  visitor.call(logInWithPasskey, { body: await passkeyFor(visitor, device, odd) });

/** What somebody proves with that it is them. */
export const proofBy = async (
  { call }: Visitor,
  device: SoftAuthenticator,
  odd?: Oddity,
): Promise<OwnProof> => ({ passkey: await device.use(await call(startPasskeyProof, {}), odd) });
