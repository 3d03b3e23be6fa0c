import { apiError } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import { createTurns } from '../../http/turns.ts';
import type { HandlersOf } from '../context.ts';
import { MediaModel } from '../media/model.ts';
import { giveUpUpload } from '../media/removal.ts';
import { lockOpen, newUploadToken, uploadRow } from '../media/uploads.ts';
import { askForm, receiveForm } from './form.ts';
import { keyOf, LIFE_MS, wholeAt } from './keys.ts';
import { addressOf, joinParts, listHere, receivePart, signPart } from './parts.ts';

type CompanionHandlers = HandlersOf<
  | 'createMultipart'
  | 'listParts'
  | 'signPart'
  | 'putPart'
  | 'completeMultipart'
  | 'abortMultipart'
  | 'getUploadParams'
  | 'sendForm'
  | 'getUploadCredentials'
>;

/** The calls of Uppy's companion for storages that speak S3, on every storage. Source: product spec §7. */
export function companionHandlers(deps: Deps): CompanionHandlers {
  const { storage, clock, ids, publicOrigin } = deps;
  const inTurn = createTurns();
  return {
    createMultipart: (_, { member, createOnce }) =>
      createOnce(async (trx) => {
        const [id, uploadId] = [ids.next(), newUploadToken()];
        const upload = { id, ownerId: member.id, token: uploadId, now: clock.now(), lifeMs: LIFE_MS };
        await MediaModel.query(trx).insert(uploadRow(upload));
        return { key: keyOf(id), uploadId };
      }),

    async listParts({ params: { uploadId }, query: { key } }, { member }) {
      const parts = await listHere(deps, addressOf({ key, uploadId }, member.id));
      return parts.map(({ partNumber, byteSize, etag }) => ({
        PartNumber: partNumber ?? 0,
        Size: byteSize,
        ETag: `"${etag}"`,
      }));
    },

    signPart: ({ params: { uploadId, partNumber }, query: { key } }, { member }) =>
      signPart(deps, member, { key, uploadId, number: partNumber }),

    putPart: ({ params: { uploadId, partNumber }, query: { key, ...permit }, upload }, { member, write }) =>
      receivePart({ ...deps, write }, member, { key, uploadId, number: partNumber, ...permit }, upload),

    async completeMultipart({ params: { uploadId }, query: { key }, body }, { member, write }) {
      const address = addressOf({ key, uploadId }, member.id);
      // One of a member after the other: the next call finds it whole, and one file at a time is there twice.
      await inTurn(member.id, () => joinParts({ ...deps, write }, address, body.parts));
      return wholeAt(publicOrigin, address.id);
    },

    async abortMultipart({ params: { uploadId }, query: { key } }, { member, write }) {
      const address = addressOf({ key, uploadId }, member.id);
      await giveUpUpload(storage, write, (trx) => lockOpen(trx, address, clock.now()));
    },

    getUploadParams: async (_, { member }) => askForm(deps, member),

    sendForm: ({ upload }, { member, write }) => receiveForm({ ...deps, write }, member, upload),

    async getUploadCredentials() {
      throw apiError('notOffered');
    },
  };
}
