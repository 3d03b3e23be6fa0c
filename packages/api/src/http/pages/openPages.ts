import type { Client } from '@friendbase/contract';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { IndexPage } from '../indexPage.ts';
import type { DrawLimits } from './drawing.ts';
import { pageFiles } from './pageFiles.ts';
import { samePage, writtenPages } from './writtenPages.ts';
import type { Pages } from './writtenPages.ts';

interface PagesOptions {
  page: IndexPage;
  staticDir: string;
  /** The module that writes pages. Without one the first HTML is the same for everybody. */
  pagesFile: string | undefined;
  drawLimits: DrawLimits | undefined;
  isDemoOffered: boolean;
  clientOf: (ctx: Context) => Promise<Client | undefined>;
  logger: Logger;
  stopping: AbortSignal;
}

/** The pages of the built app. */
export function openPages({ staticDir, pagesFile, drawLimits, logger, ...options }: PagesOptions): Pages {
  const { page } = options;
  if (pagesFile === undefined) return { answer: samePage(page.html), styleHashes: page.styleHashes };
  return writtenPages({
    ...options,
    file: pagesFile,
    limits: drawLimits,
    filesOf: pageFiles(staticDir, page.html),
    onError: (error) => logger.error({ err: error }, 'page not written'),
  });
}
