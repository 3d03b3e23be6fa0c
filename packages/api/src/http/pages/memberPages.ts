import type { Context } from 'koa';
import type { IndexPage } from '../indexPage.ts';
import { languagesOf } from '../problems.ts';
import { allowStyle } from '../security.ts';
import { encodingFor, packed } from './packing.ts';
import type { Encoding } from './packing.ts';
import type { PageProcess } from './pageProcess.ts';
import { MEMBER_HEADER, sendPacked } from './sendPage.ts';

/** Who asks for a page. */
export interface PageMember {
  /** The fields of their record. */
  member: object;
  id: string;
  /** Where they are on the network. */
  address: string;
  /** Somebody can log in with pictures on their device. */
  hasPictures: boolean;
}

/** Answers with members' pages. Where one cannot be rendered the page without anything of it works. */
export function memberPages({ html }: IndexPage, { render }: PageProcess) {
  const frames = new Map<Encoding | undefined, Promise<string | Uint8Array>>();
  // Packed once: it is sent when there is much else to do.
  const frame = (encoding: Encoding | undefined): Promise<string | Uint8Array> => {
    const made = frames.get(encoding) ?? packed(html, encoding);
    frames.set(encoding, made);
    return made;
  };
  /** `status`: of the page without anything of it. */
  return async (ctx: Context, who: PageMember, settings: string, status = 200): Promise<void> => {
    const { hasPictures } = who;
    const encoding = encodingFor(ctx);
    const { member, address } = who;
    const reader = { languages: languagesOf(ctx), settings, hasPictures };
    const page = await render({ kind: 'member', url: ctx.url, member, address, ...reader, encoding });
    if (page === undefined) {
      sendPacked(ctx, await frame(encoding), status);
    } else if ('redirectTo' in page) {
      ctx.redirect(page.redirectTo);
      ctx.status = 303;
    } else {
      if (page.styleHash !== undefined) allowStyle(ctx, page.styleHash);
      ctx.set(MEMBER_HEADER, who.id);
      sendPacked(ctx, page.body, page.status);
    }
  };
}
