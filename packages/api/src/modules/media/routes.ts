import { placeholderFile } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import { actsAsModerator } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { createProcessing } from './process.ts';
import { removeMedia } from './removal.ts';
import { shownFile } from './shown.ts';
import { receiveUpload, startUpload } from './uploads.ts';

type MediaHandlers = HandlersOf<
  'startUpload' | 'putUpload' | 'processMedia' | 'deleteMedia' | 'getMedia' | 'getPlaceholderMedia'
>;

export function mediaHandlers(deps: Deps): MediaHandlers {
  const { db, storage, clock, ids } = deps;
  const process = createProcessing(deps);
  return {
    startUpload: (_, { member, createOnce }) =>
      createOnce((trx) => startUpload(trx, { id: ids.next(), ownerId: member.id, now: clock.now() })),
    putUpload: ({ params: { id }, query: { token }, upload }, { member, write }) =>
      receiveUpload({ ...deps, write }, { id, ownerId: member.id, token }, upload),
    processMedia: ({ body }, { member, write }) => process(write, member.id, body),
    deleteMedia: ({ params: { id } }, { member, write }) =>
      removeMedia(write, storage, { id, ownerId: member.id }),
    getMedia: ({ params: { id }, query: { width } }, { member }) =>
      shownFile(db, storage, {
        id,
        viewer: { id: member.id, isModerator: actsAsModerator(member) },
        width: width && Number(width),
      }),
    getPlaceholderMedia: async () => placeholderFile,
  };
}
