import { pageFiles } from './pageFiles.ts';
import { samePages, serverRenderedPages } from './serverRenderedPages.ts';
import type { Pages, ServerRenderingOptions } from './serverRenderedPages.ts';

interface PagesOptions extends Omit<ServerRenderingOptions, 'filesOf' | 'serverRendering'> {
  staticDir: string;
  /** Without it the first HTML is the same for everybody. */
  serverRendering: ServerRenderingOptions['serverRendering'] | undefined;
}

/** The pages of the built app. */
export function openPages({ staticDir, serverRendering, ...options }: PagesOptions): Pages {
  const { page } = options;
  if (serverRendering === undefined) return samePages(page);
  return serverRenderedPages({ ...options, serverRendering, filesOf: pageFiles(staticDir, page.html) });
}
