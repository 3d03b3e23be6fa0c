import type { Client } from '@friendbase/contract';
import type { Context } from 'koa';
import type { IndexPage } from '../indexPage.ts';
import type { Drawing } from './drawing.ts';
import type { Gathered, PageWriter } from './pageWriter.ts';
import { sendPage } from './sendPage.ts';

interface MemberPages {
  page: IndexPage;
  writer: PageWriter;
  drawing: Drawing;
  filesOf: (sources: readonly string[]) => string;
  onError: (error: unknown) => void;
}

/** Answers with a member's page, their data in it. Whatever goes wrong in that: the page without it works. */
export async function answerMember(ctx: Context, client: Client, pages: MemberPages): Promise<void> {
  try {
    const gathered = await pages.writer.gatherPage(ctx.url, client);
    if (!('redirectTo' in gathered)) {
      await sendPage(ctx, await memberPage(ctx.url, gathered, pages), gathered.isFound ? 200 : 404);
    } else if (gathered.redirectTo === ctx.url) {
      await sendPage(ctx, pages.page.html);
    } else {
      ctx.redirect(gathered.redirectTo);
      ctx.status = 303;
    }
  } catch (error) {
    pages.onError(error);
    await sendPage(ctx, pages.page.html);
  }
}

type Page = Exclude<Gathered, { redirectTo: string }>;

async function memberPage(url: string, { data, chunks }: Page, pages: MemberPages): Promise<string> {
  const drawn = data.isDrawn ? await pages.drawing.draw(url, JSON.stringify(data)) : undefined;
  const isDrawn = drawn !== undefined;
  const files = pages.filesOf(chunks);
  return pages.page.compose({ drawn, data: JSON.stringify({ ...data, isDrawn }), files });
}
