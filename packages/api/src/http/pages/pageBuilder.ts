import type { Client } from '@friendbase/contract';
import type { IndexPage } from '../indexPage.ts';
import { packed } from './packing.ts';
import { AUTH_SCREEN } from './pageFiles.ts';
import type { FilesOf } from './pageFiles.ts';
import type { MemberTask, PageAnswer, PageTask, VisitorTask } from './pageTasks.ts';
import type { PageRenderer, Rendered, Rendering } from './pageRenderer.ts';

interface PageBuilderOptions {
  page: IndexPage;
  renderer: Pick<PageRenderer, 'gatherPage' | 'renderVisitorPage' | 'partsFor'>;
  isDemoOffered: boolean;
  filesOf: FilesOf;
  /** Asks on behalf of the member of a task. */
  clientOf: (task: MemberTask) => Client;
}

/** Renders whole pages. No page where the frame, as everybody gets it, is all that can be sent. */
export function createPageBuilder({ page, renderer, isDemoOffered, filesOf, clientOf }: PageBuilderOptions) {
  const attempt = async (rendering: Rendering): Promise<{ rendered?: Rendered; error?: string }> => {
    try {
      return { rendered: await rendering(isDemoOffered) };
    } catch (error) {
      return { error: textOf(error) };
    }
  };
  const memberPage = async (task: MemberTask): Promise<PageAnswer> => {
    const over = new AbortController();
    try {
      const gathered = await renderer.gatherPage(task.url, clientOf(task), task, over.signal);
      if ('redirectTo' in gathered) return gathered.redirectTo === task.url ? {} : { page: gathered };
      const { data, status, nonce } = gathered;
      const files = filesOf(gathered.chunks, gathered.parts);
      const { rendered, ...failed } = data.isRendered ? await attempt(gathered.render) : {};
      const html = page.compose({
        rendered,
        data: JSON.stringify({ ...data, isRendered: rendered !== undefined }),
        files: files.html,
        scripts: await gathered.takeScripts(),
      });
      const body = await packed(html, task.encoding);
      return { page: { status, body, styleHash: files.styleHash, nonce }, ...failed };
    } finally {
      // What was gathered for a page that is not sent would be held.
      over.abort();
    }
  };
  const visitorPage = async ({ data, settings, encoding }: VisitorTask): Promise<PageAnswer> => {
    const { rendered, ...failed } = await attempt((isOffered) => renderer.renderVisitorPage(data, isOffered));
    // The frame would be of no use: only a script can make a page of it.
    if (!rendered) return failed;
    const files = filesOf([AUTH_SCREEN], renderer.partsFor(settings));
    const html = page.compose({ rendered, data, files: files.html });
    return { page: { status: 200, body: await packed(html, encoding), styleHash: files.styleHash } };
  };
  return async (task: PageTask): Promise<PageAnswer> =>
    task.kind === 'member' ? memberPage(task) : visitorPage(task);
}

/** Errors carry what cannot be sent. */
export const textOf = (error: unknown): string => String(error instanceof Error ? error.stack : error);
