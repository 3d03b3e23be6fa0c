import { pageFiles } from './pageFiles.ts';
import { samePages, writtenPages } from './writtenPages.ts';
import type { Pages, WrittenPagesOptions } from './writtenPages.ts';

interface PagesOptions extends Omit<WrittenPagesOptions, 'filesOf' | 'written'> {
  staticDir: string;
  /** Without it the first HTML is the same for everybody. */
  written: WrittenPagesOptions['written'] | undefined;
}

/** The pages of the built app. */
export function openPages({ staticDir, written, ...options }: PagesOptions): Pages {
  const { page } = options;
  if (written === undefined) return samePages(page);
  return writtenPages({ ...options, written, filesOf: pageFiles(staticDir, page.html) });
}
