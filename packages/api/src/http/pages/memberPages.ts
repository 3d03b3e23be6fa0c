import type { Client } from '@friendbase/contract';
import type { Context } from 'koa';
import { TemporaryError } from '../../db/temporaryError.ts';
import type { IndexPage } from '../indexPage.ts';
import { allowStyle } from '../security.ts';
import type { Drawing } from './drawing.ts';
import type { Gather } from './gathering.ts';
import type { PageFiles } from './pageFiles.ts';
import type { PageData } from './pageWriter.ts';
import { sendPage } from './sendPage.ts';

interface MemberPages {
  page: IndexPage;
  gather: Gather;
  drawing: Drawing;
  filesOf: (sources: readonly string[]) => PageFiles;
  onError: (error: unknown) => void;
}

/** Answers with a member's page, their data in it. Whatever goes wrong in that: the page without it works. */
export async function answerMember(ctx: Context, client: Client, pages: MemberPages): Promise<void> {
  try {
    const gathered = await pages.gather(ctx.url, client);
    if (!('redirectTo' in gathered)) {
      const files = pages.filesOf(gathered.chunks);
      if (files.styleHash !== undefined) allowStyle(ctx, files.styleHash);
      const html = await memberPage(ctx.url, gathered.data, files.html, pages);
      await sendPage(ctx, html, gathered.isFound ? 200 : 404);
    } else if (gathered.redirectTo === ctx.url) {
      await sendPage(ctx, pages.page.html);
    } else {
      ctx.redirect(gathered.redirectTo);
      ctx.status = 303;
    }
  } catch (error) {
    // Too many pages at once are no fault.
    if (!(error instanceof TemporaryError)) pages.onError(error);
    await sendPage(ctx, pages.page.html);
  }
}

async function memberPage(url: string, data: PageData, files: string, pages: MemberPages): Promise<string> {
  const drawn = data.isDrawn ? await pages.drawing.draw(url, JSON.stringify(data)) : undefined;
  const isDrawn = drawn !== undefined;
  return pages.page.compose({ drawn, data: JSON.stringify({ ...data, isDrawn }), files });
}
