import {
  apiError,
  arePicturesClosed,
  drawnPersonIn,
  NO_TRIES,
  picturesText,
  requireOwnAccount,
  toldOfSecurity,
} from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { deviceIn, isDeviceKnown } from './deviceRecords.ts';
import { startOpenSession } from './openSession.ts';
import { isPasswordOf, requireMember } from './people.ts';

type PictureLoginHandlers = Pick<
  MockHandlers,
  'getPictureLogin' | 'makePictureLogin' | 'removePictureLogin' | 'listPictureFaces' | 'logInWithPictures'
>;

export const pictureLogin: PictureLoginHandlers = {
  async getPictureLogin(_, { store, session, caller }) {
    const own = ownPictures(store, caller().id, session.deviceKey());
    return { madeAt: own?.madeAt ?? null, isClosed: own !== undefined && arePicturesClosed(own) };
  },

  async makePictureLogin({ body: { currentPassword, pictures } }, context) {
    const { store, session, caller, now, tell } = context;
    const me = caller();
    requireOwnAccount(me);
    if (me.role !== 'member') throw apiError('picturesNotForRoles');
    const deviceKey = session.deviceKey() ?? '';
    if (!isDeviceKnown(store, me.id, deviceKey)) throw apiError('picturesNeedLogIn');
    if (!isPasswordOf(me, currentPassword)) throw apiError('wrongCurrentPassword');
    removeOwn(store, me.id, deviceKey);
    const madeAt = now().toISOString();
    await store.pictureLogins.create({
      id: crypto.randomUUID(),
      memberId: me.id,
      deviceKey,
      pictures: picturesText(deviceKey, pictures),
      madeAt,
      ...NO_TRIES,
    });
    await tell(toldOfSecurity(me.id, 'pictures', await deviceIn(context.userAgent)));
    return { madeAt, isClosed: false };
  },

  async removePictureLogin(_, { store, session, caller }) {
    removeOwn(store, caller().id, session.deviceKey() ?? '');
  },

  async listPictureFaces(_, { store, session }) {
    return facesOf(store, session.deviceKey()).map(({ id, memberId, ...tries }) => {
      const { displayName, avatarUrl } = requireMember(store, memberId);
      const isDrawn = avatarUrl !== undefined && drawnPersonIn(avatarUrl) !== undefined;
      return { id, displayName, ...(isDrawn && { avatarUrl }), isClosed: arePicturesClosed(tries) };
    });
  },

  async logInWithPictures({ body: { faceId, pictures } }, context) {
    const { store, session, tell, userAgent } = context;
    const deviceKey = session.deviceKey() ?? '';
    const face = facesOf(store, deviceKey).find(({ id }) => id === faceId);
    if (!face) throw apiError('picturesRefused');
    if (arePicturesClosed(face)) throw apiError('picturesClosed');
    const isRight = face.pictures === picturesText(deviceKey, pictures);
    const tries = {
      triesInRow: isRight ? 0 : face.triesInRow + 1,
      triesInAll: face.triesInAll + (isRight ? 0 : 1),
    };
    await store.pictureLogins.update((q) => q.where({ id: faceId }), {
      data: (changing) => void Object.assign(changing, tries),
    });
    if (!isRight) {
      if (!arePicturesClosed(tries)) throw apiError('picturesRefused');
      await tell(toldOfSecurity(face.memberId, 'picturesClosed', await deviceIn(userAgent)));
      throw apiError('picturesClosed');
    }
    const member = requireMember(store, face.memberId);
    await startOpenSession(member, context, { isStrong: false });
    return member;
  },
};

const ownPictures = (store: Store, memberId: string, deviceKey = '') =>
  store.pictureLogins.findFirst((q) => q.where({ memberId, deviceKey }));

const removeOwn = (store: Store, memberId: string, deviceKey: string): void =>
  void store.pictureLogins.delete((q) => q.where({ memberId, deviceKey }));

/** Of members who may log in so. */
const facesOf = (store: Store, deviceKey = '') =>
  store.pictureLogins
    .findMany((q) => q.where({ deviceKey }))
    .filter(({ memberId }) => {
      const { role, closedAt } = requireMember(store, memberId);
      return role === 'member' && !closedAt;
    });
