import { refused, UPLOAD_RULES } from '@friendbase/contract';
import type { Context, Middleware } from 'koa';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { Sessions } from '../../http/session.ts';
import { cutOffRest } from '../../http/uploadBody.ts';
import type { PartedUpload } from '../../storage/storage.ts';
import type { SignedInMember } from '../sessions/model.ts';
import { ADDRESS_SECONDS, isPermitted } from './addresses.ts';
import type { Permit } from './addresses.ts';
import { noteArrival, requireUpload } from './uploads.ts';
import type { Coming } from './uploads.ts';

export const ROOT = '/api/companion/s3';

/** More than the list of ten thousand parts takes. */
export const MAX_JSON_BYTES = 2 ** 20;

/** What the companion calls have in common. */
export function companionRequests(deps: Deps, sessions: Sessions<SignedInMember>, limits: Limits) {
  const { storage, clock, publicOrigin } = deps;

  /** Whose call it is, once it is counted. */
  async function memberOf(ctx: Context, limit: 'companionFile' | 'companionCall'): Promise<string> {
    const memberId = String(ctx.state['memberId']);
    await limits.count(limit, memberId);
    return memberId;
  }

  return {
    /** Comes first, so that nobody reads what a visitor sends. */
    requireMember: (async (ctx, next) => {
      const member = await sessions.memberOf(ctx);
      if (!member) throw refused('signedOut');
      ctx.state['memberId'] = member.id;
      await next();
    }) satisfies Middleware as Middleware,

    memberOf,

    /** The upload a call names. Throws 404 unless it is the caller's. */
    uploadOf: async (ctx: Context, { key, uploadId }: PartedUpload) => {
      const ownerId = await memberOf(ctx, 'companionCall');
      return { coming: await requireUpload(deps, ownerId, key), upload: { key, uploadId } };
    },

    /** When an address that is made now ends. */
    expiry: (): number => Math.floor(clock.now().getTime() / 1000) + ADDRESS_SECONDS,

    requirePermit: ({ secret }: Coming, permit: Permit, token: string): void => {
      const answer = isPermitted(secret, permit, token, clock.now());
      if (answer !== 'yes') throw refused(answer === 'late' ? 'uploadExpired' : 'uploadNotFound');
    },

    /** Says where the file is, now that it is whole. One that does not fit goes. */
    answerArrived: async (ctx: Context, coming: Coming): Promise<void> => {
      const { size = 0 } = (await storage.stat(coming.key)) ?? {};
      const isFit = size > 0 && size <= UPLOAD_RULES.maxBytes;
      if (!isFit || !(await noteArrival(deps.db, coming, size))) {
        await storage.remove(coming.key);
        throw size === 0 ? refused('fileEmpty') : refused('bodyTooLarge', UPLOAD_RULES);
      }
      ctx.body = { location: `${publicOrigin}/api/media/${coming.row.id}`, key: coming.key };
    },
  };
}

export type CompanionRequests = ReturnType<typeof companionRequests>;

/** A refused body is not read further. */
export const cutOff: Middleware = async (ctx, next) => {
  try {
    await next();
  } finally {
    cutOffRest(ctx);
  }
};
