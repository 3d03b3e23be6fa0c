import { softAuthenticator } from '@friendbase/contract/authenticator';
import {
  createClient,
  makePasskey,
  startPasskey,
  type MadePasskey,
  type PasskeyUse,
} from '@friendbase/contract';
import { base64URLStringToBuffer, bufferToBase64URLString } from '@simplewebauthn/browser';
import { CAN_HAVE_PASSKEYS } from '../src/lib/hydration/inlineScripts.ts';

const text = (data: BufferSource): string =>
  bufferToBase64URLString(
    data instanceof ArrayBuffer ? data : (Uint8Array.from(data as Uint8Array).buffer as ArrayBuffer),
  );

/** As a browser gives it back: bytes, and ways to ask for the rest. */
function credentialOf({ id, type, response }: MadePasskey | PasskeyUse) {
  const bytes = Object.fromEntries(
    Object.entries(response).map(([name, value]) => [
      name,
      typeof value === 'string' ? base64URLStringToBuffer(value) : value,
    ]),
  );
  return {
    id,
    type,
    rawId: base64URLStringToBuffer(id),
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: {
      ...bytes,
      getAuthenticatorData: () => bytes['authenticatorData'],
      getPublicKey: () => bytes['publicKey'],
      getPublicKeyAlgorithm: () => bytes['publicKeyAlgorithm'],
      getTransports: () => [],
    },
  };
}

const LOCK = 'isUserVerifyingPlatformAuthenticatorAvailable';

/**
 * A device of this browser that has passkeys, with a person in front of it who says yes; `refuses` until it is told otherwise. What
 * browsers fill in is never chosen.
 */
export async function fakePasskeys({ refuses = false } = {}) {
  const soft = await softAuthenticator();
  const device = { refuses };
  const lock = Object.getOwnPropertyDescriptor(PublicKeyCredential, LOCK);
  const here = { origin: location.origin };
  const ask = () => {
    if (device.refuses) throw new DOMException('The operation was not allowed.', 'NotAllowedError');
  };
  navigator.credentials.create = async ({ publicKey } = {}) => {
    ask();
    if (!publicKey?.rp.id) throw new TypeError('Passkeys are of a site.');
    const { challenge, user } = publicKey;
    const asked = { challenge: text(challenge), rp: { id: publicKey.rp.id }, user: { id: text(user.id) } };
    return credentialOf(await soft.make(asked, here)) as never;
  };
  navigator.credentials.get = async ({ publicKey, mediation, signal } = {}) => {
    if (mediation === 'conditional')
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    ask();
    if (!publicKey?.rpId) throw new TypeError('Passkeys are of a site.');
    const { challenge, rpId } = publicKey;
    return credentialOf(await soft.use({ challenge: text(challenge), rpId }, here)) as never;
  };
  Object.defineProperty(PublicKeyCredential, LOCK, { value: async () => true, configurable: true });
  document.documentElement.setAttribute(CAN_HAVE_PASSKEYS, '');
  return {
    device,
    /** Makes one for whoever is logged in, without a page. */
    makeOne: async (currentPassword: string): Promise<void> => {
      const asked = await createClient()(startPasskey, { body: { proof: { currentPassword } } });
      const made = await soft.make(asked, here);
      await createClient()(makePasskey, { body: { name: 'My phone', made } });
    },
    end: (): void => {
      // Those of the browser stand behind them.
      for (const name of ['create', 'get']) Reflect.deleteProperty(navigator.credentials, name);
      if (lock) Object.defineProperty(PublicKeyCredential, LOCK, lock);
      document.documentElement.removeAttribute(CAN_HAVE_PASSKEYS);
    },
  };
}
