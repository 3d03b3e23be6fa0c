import { refused } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { MediaModel } from '../media/model.ts';
import { askForm, receiveForm } from './form.ts';
import { receivePart, signPart } from './parts.ts';
import { beginUpload, newUpload, requireUpload } from './uploads.ts';
import { answerWhole, requirePartedUpload } from './whole.ts';

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
  const { storage } = deps;
  const { multipart } = storage;
  return {
    async createMultipart(_, { member, createOnce }) {
      const coming = newUpload(deps, member.id);
      // Not within the transaction, which must not wait for a storage.
      const uploadId = await multipart.create(coming.key);
      try {
        return await createOnce(async (trx) => {
          await beginUpload(trx, coming);
          return { key: coming.key, uploadId };
        });
      } catch (error) {
        await multipart.abort({ key: coming.key, uploadId });
        throw error;
      }
    },

    async listParts({ params: { uploadId }, query: { key } }, { member }) {
      await requireUpload(deps, member.id, key);
      const parts = await multipart.parts({ key, uploadId });
      if (!parts) throw refused('uploadNotFound');
      return parts.map(({ number, size, etag }) => ({ PartNumber: number, Size: size, ETag: `"${etag}"` }));
    },

    signPart: ({ params: { uploadId, partNumber }, query: { key } }, { member }) =>
      signPart(deps, member.id, { key, uploadId, number: partNumber }),

    putPart: ({ params: { uploadId, partNumber }, query: { key, ...permit }, upload }, { member, write }) =>
      receivePart({ ...deps, write }, member.id, { key, uploadId, number: partNumber, ...permit }, upload),

    async completeMultipart({ params: { uploadId }, query: { key }, body }, { member, write }) {
      const coming = await requireUpload(deps, member.id, key);
      const parts = body.parts.map(({ PartNumber, ETag }) => ({
        number: PartNumber,
        etag: ETag.replaceAll('"', ''),
      }));
      // It is whole already where the answer to this call was lost.
      const isWhole =
        (await multipart.complete({ key, uploadId }, parts)) || (await storage.stat(key)) !== undefined;
      if (!isWhole) throw refused('uploadNotFound');
      return answerWhole({ ...deps, write }, coming);
    },

    async abortMultipart({ params: { uploadId }, query: { key } }, { member, write }) {
      const { id } = await requirePartedUpload(deps, member.id, { key, uploadId });
      await multipart.abort({ key, uploadId });
      // It is whole already where nobody heard of it.
      await storage.remove(key);
      await write((trx) => MediaModel.query(trx).deleteById(id));
    },

    getUploadParams: (_, { member, write }) => askForm({ ...deps, write }, member.id),

    sendForm: (input, { member, write }) => receiveForm({ ...deps, write }, member.id, input.upload),

    async getUploadCredentials() {
      throw refused('notOffered');
    },
  };
}
