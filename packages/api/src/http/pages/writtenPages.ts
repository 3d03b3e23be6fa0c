import type { Client, VisitorPage, WriteVisitorPage } from '@friendbase/contract';
import { refused, visitorFormUrl } from '@friendbase/contract';
import type { Context } from 'koa';
import { compressedText } from '../compressedText.ts';
import type { IndexPage } from '../indexPage.ts';
import { createDrawing, DRAW_LIMITS } from './drawing.ts';
import type { DrawLimits } from './drawing.ts';
import { createGathering } from './gathering.ts';
import { answerMember } from './memberPages.ts';
import type { PageFiles } from './pageFiles.ts';
import { loadPageWriter } from './pageWriter.ts';
import type { AnswerPage } from './sendPage.ts';
import { visitorPages } from './visitorPages.ts';

/** What answers requests for pages. */
export interface Pages {
  answer: AnswerPage;
  /** Missing where pages are not written. */
  writeVisitorPage?: WriteVisitorPage;
  /** What the policy allows every page to look like. */
  styleHashes: string[];
}

interface WrittenPagesOptions {
  page: IndexPage;
  /** The module that writes pages. */
  file: string;
  isDemoOffered: boolean;
  /** What some sources of the app need. */
  filesOf: (sources: readonly string[]) => PageFiles;
  /** Asks on behalf of whoever is logged in, if somebody is. */
  clientOf: (ctx: Context) => Promise<Client | undefined>;
  onError: (error: unknown) => void;
  /** Ends the drawing thread. */
  stopping: AbortSignal;
  limits: DrawLimits | undefined;
}

/** After these seconds the thread has drawn what waits, or another one has taken its place. */
const BUSY_SECONDS = 5;

/** The group of scripts with the auth screen. */
const AUTH_SCREEN = 'visitor';

/** Writes the page of each address: the auth screen for whoever is not logged in, and a member's page with their data. */
export function writtenPages(options: WrittenPagesOptions): Pages {
  const { page, file, isDemoOffered, filesOf, clientOf, onError, stopping, limits = DRAW_LIMITS } = options;
  const drawing = createDrawing({ file, isDemoOffered, onError, limits });
  stopping.addEventListener('abort', () => drawing.stop(), { once: true });
  const loading = loadPageWriter(file);
  const gathering = loading.then((writer) => createGathering(writer, limits.gather));
  gathering.catch(() => {});
  const { html: files, styleHash } = filesOf([AUTH_SCREEN]);
  const visitors = loading
    .then((writer) => visitorPages({ page, writer, isDemoOffered, files }))
    .catch((error: unknown) => {
      onError(error);
      return samePage(page.html);
    });
  const drawVisitor = async (visitor: VisitorPage) => {
    const data = JSON.stringify((await loading).visitorData(visitor));
    return { data, drawn: await drawing.draw(visitorFormUrl(visitor.place), data, true) };
  };
  // Warms the thread: the first member's page would come too late otherwise.
  drawVisitor({ place: { form: 'log-in', next: undefined }, formKey: '', typed: {} }).catch(onError);
  return {
    async answer(ctx) {
      const client = await clientOf(ctx);
      if (client)
        await answerMember(ctx, client, { page, gather: await gathering, drawing, filesOf, onError });
      else await (await visitors)(ctx);
      ctx.vary('Cookie');
    },
    writeVisitorPage: async (visitor) => {
      const parts = await drawVisitor(visitor);
      // The frame would be of no use: only a script can make a page of it.
      if (!parts.drawn) throw refused('busy', { retryAfterSeconds: BUSY_SECONDS });
      return page.compose({ ...parts, files });
    },
    styleHashes: [...page.styleHashes, ...(styleHash === undefined ? [] : [styleHash])],
  };
}

/** The same document at every address, for everybody. */
export function samePage(html: string): AnswerPage {
  const page = compressedText('html', html);
  return (ctx) => Promise.resolve(page(ctx));
}
