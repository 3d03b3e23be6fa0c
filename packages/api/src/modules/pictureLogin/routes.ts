import { arePicturesClosed } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { HandlersOf } from '../context.ts';
import { pictureLoginCommands } from './commands.ts';
import { facesOf, ownPictures } from './model.ts';

type PictureLoginHandlers = HandlersOf<
  'getPictureLogin' | 'makePictureLogin' | 'removePictureLogin' | 'listPictureFaces' | 'logInWithPictures'
>;

export function pictureLoginHandlers(deps: Deps, limits: Limits): PictureLoginHandlers {
  const { db } = deps;
  const commands = pictureLoginCommands(deps, limits);
  return {
    async getPictureLogin(_, { member, deviceKey = '' }) {
      const own = await ownPictures(db, member.id, deviceKey);
      return { madeAt: own?.madeAt ?? null, isClosed: own !== undefined && arePicturesClosed(own) };
    },

    makePictureLogin: ({ body }, context) => commands.make(body, context),

    async removePictureLogin(_, { member, deviceKey = '', write }) {
      await write(async (trx) => void (await ownPictures(trx, member.id, deviceKey).delete()));
    },

    async listPictureFaces(_, context) {
      const found = await facesOf(db, context.deviceKey);
      context.tellFaces(found.length > 0);
      return found.map((one) => ({
        id: one.id,
        displayName: one.member.displayName,
        // A photo is for members: visitors see the first letter of the name in its place.
        ...(one.member.drawnPerson && { avatarUrl: one.member.avatarUrl }),
        isClosed: arePicturesClosed(one),
      }));
    },

    logInWithPictures: ({ body }, context) => commands.logIn(body, context),
  };
}
