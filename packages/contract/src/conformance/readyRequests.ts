import { logIn } from '../accounts.ts';
import { endpoints } from '../endpoints.ts';
import type { Visitor } from './backend.ts';
import { softAuthenticator } from './authenticator.ts';
import { bodyOf, DOT, pathFor, requestFor } from './bodies.ts';
import type { CallName, GoodRequest } from './bodies.ts';
import { addressOfPart, askForm, formText, pathOf, withPart } from './companionSeeds.ts';
import type { Begun } from './companionSeeds.ts';
import { mailedCode } from './mailSeeds.ts';
import { makingOf, passkeyFor, withPasskey } from './passkeySeeds.ts';
import { faceOf } from './pictureSeeds.ts';
import { readyExport } from './exportSeeds.ts';
import { proofOf } from './recoverySeeds.ts';
import { PASSWORD } from './seeds.ts';

/** The status of a call that is made as it has to be. Credentials are the one thing that nobody gets. */
export const goodStatus = (name: CallName): number =>
  name === 'getUploadCredentials' ? 501 : endpoints[name].status;

type OfUpload = (
  visitor: Visitor,
  begun: Begun & { etag: string },
) => Partial<GoodRequest> | Promise<Partial<GoodRequest>>;

/** Calls about an upload that comes in parts, which is named by its storage and not by a seed. */
const OF_UPLOAD: Partial<Record<CallName, OfUpload>> = {
  listParts: (_, begun) => ({ path: pathOf(begun) }),
  signPart: (_, begun) => ({ path: pathOf(begun, '/2') }),
  putPart: async (visitor, begun) => ({ path: await addressOfPart(visitor, begun, 2) }),
  completeMultipart: (_, begun) => ({
    path: pathOf(begun, '/complete'),
    body: { parts: [{ PartNumber: 1, ETag: begun.etag }] },
  }),
  abortMultipart: (_, begun) => ({ path: pathOf(begun) }),
};

/** Calls about a passkey, which a device makes and no seed has. */
const OF_PASSKEY: Partial<Record<CallName, (visitor: Visitor) => Promise<Partial<GoodRequest>>>> = {
  async startPasskeyProof(visitor) {
    await withPasskey(visitor);
    return {};
  },
  makePasskey: async (visitor) => ({ body: await makingOf(visitor, await softAuthenticator()) }),
  async renamePasskey(visitor) {
    const { passkey } = await withPasskey(visitor);
    return { path: pathFor('renamePasskey', { id: passkey.id }) };
  },
  async removePasskey(visitor) {
    const { passkey } = await withPasskey(visitor);
    return { path: pathFor('removePasskey', { id: passkey.id }) };
  },
  async logInWithPasskey(visitor) {
    await visitor.call(logIn, { body: { username: 'finn', password: PASSWORD } });
    const { device } = await withPasskey(visitor);
    return { body: await passkeyFor(visitor, device) };
  },
};

/** A request for a call that goes well, once what it is about was begun. */
export async function readyRequest(visitor: Visitor, name: CallName): Promise<GoodRequest> {
  const request = requestFor(name);
  if (name === 'sendForm') {
    const { url, fields } = await askForm(visitor);
    return { ...request, path: url, body: formText(fields, DOT) };
  }
  if (name === 'showCode') return { ...request, body: await mailedCode(visitor, 'finn@example.com') };
  if (name === 'choosePassword')
    return { ...request, body: { ...bodyOf(name), token: await proofOf(visitor, 'finn') } };
  const ofPasskey = OF_PASSKEY[name];
  if (ofPasskey) return { ...request, ...(await ofPasskey(visitor)) };
  if (name === 'logInWithPictures')
    return { ...request, body: { ...bodyOf(name), faceId: await faceOf(visitor, 'finn') } };
  if (name === 'downloadExport') return { ...request, path: await readyExport(visitor) };
  const ofUpload = OF_UPLOAD[name];
  return ofUpload ? { ...request, ...(await ofUpload(visitor, await withPart(visitor))) } : request;
}

/** The path of a call alone. */
export const pathIn = ({ path }: Pick<GoodRequest, 'path'>): string => path.split('?')[0] ?? '';
