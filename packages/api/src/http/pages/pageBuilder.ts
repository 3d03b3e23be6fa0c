import { visitorPlace } from '@friendbase/contract';
import type { Client, VisitorForm } from '@friendbase/contract';
import type { IndexPage } from '../indexPage.ts';
import { packed } from './packing.ts';
import { AUTH_SCREEN } from './pageFiles.ts';
import type { FilesOf } from './pageFiles.ts';
import type { MemberTask, PageAnswer, PageTask, VisitorTask } from './pageTasks.ts';
import type { PageRenderer, Rendered } from './pageRenderer.ts';

interface PageBuilderOptions {
  page: IndexPage;
  renderer: Pick<PageRenderer, 'gatherPage' | 'renderPage' | 'partsFor'>;
  isDemoOffered: boolean;
  filesOf: FilesOf;
  /** Asks on behalf of the member of a task. */
  clientOf: (task: MemberTask) => Client;
}

/** Renders whole pages. No page where the frame, as everybody gets it, is all that can be sent. */
export function createPageBuilder({ page, renderer, isDemoOffered, filesOf, clientOf }: PageBuilderOptions) {
  const render = async (url: string, data: string): Promise<{ rendered?: Rendered; error?: string }> => {
    try {
      return { rendered: await renderer.renderPage(url, data, isDemoOffered) };
    } catch (error) {
      return { error: textOf(error) };
    }
  };
  const memberPage = async (task: MemberTask): Promise<PageAnswer> => {
    const gathered = await renderer.gatherPage(task.url, clientOf(task), task);
    if ('redirectTo' in gathered) return gathered.redirectTo === task.url ? {} : { page: gathered };
    const { data, isFound, chunks, parts } = gathered;
    const { rendered, ...failed } = data.isRendered ? await render(task.url, JSON.stringify(data)) : {};
    const files = filesOf(chunks, parts);
    const html = page.compose({
      rendered,
      data: JSON.stringify({ ...data, isRendered: rendered !== undefined }),
      files: files.html,
    });
    const body = await packed(html, task.encoding);
    return { page: { status: isFound ? 200 : 404, body, styleHash: files.styleHash }, ...failed };
  };
  const visitorPage = async ({ url, data, settings, encoding }: VisitorTask): Promise<PageAnswer> => {
    const { rendered, ...failed } = await render(url, data);
    // The frame would be of no use: only a script can make a page of it.
    if (!rendered) return failed;
    const files = filesOf([AUTH_SCREEN], renderer.partsFor(settings, formAt(url)));
    const html = page.compose({ rendered, data, files: files.html });
    return { page: { status: 200, body: await packed(html, encoding), styleHash: files.styleHash } };
  };
  return async (task: PageTask): Promise<PageAnswer> =>
    task.kind === 'member' ? memberPage(task) : visitorPage(task);
}

function formAt(url: string): VisitorForm {
  const [pathname = '', search = ''] = url.split(/(?=\?)/);
  return visitorPlace({ pathname, search }).form;
}

/** Errors carry what cannot be sent. */
export const textOf = (error: unknown): string => String(error instanceof Error ? error.stack : error);
