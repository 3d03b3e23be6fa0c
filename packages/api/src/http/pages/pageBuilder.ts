import type { Client } from '@friendbase/contract';
import type { IndexPage } from '../indexPage.ts';
import type { Render } from './rendering.ts';
import type { Gather } from './gathering.ts';
import { packed } from './packing.ts';
import { AUTH_SCREEN } from './pageFiles.ts';
import type { FilesOf } from './pageFiles.ts';
import type { MemberTask, PageTask, VisitorTask, RenderedPage } from './pageTasks.ts';
import type { PageData, PageRenderer } from './pageRenderer.ts';

interface PageBuilderOptions {
  page: IndexPage;
  gather: Gather;
  render: Render;
  filesOf: FilesOf;
  partsFor: PageRenderer['partsFor'];
  /** Asks on behalf of the member of a task. */
  clientOf: (task: MemberTask) => Client;
}

/** Renders whole pages. Nothing where the frame, as everybody gets it, is all that can be sent. */
export function createPageBuilder({ page, gather, render, filesOf, partsFor, clientOf }: PageBuilderOptions) {
  const memberPage = async (task: MemberTask): Promise<RenderedPage | undefined> => {
    const gathered = await gather(task.url, clientOf(task), task);
    if ('redirectTo' in gathered) return gathered.redirectTo === task.url ? undefined : gathered;
    const { data, isFound, chunks, parts } = gathered;
    const files = filesOf(chunks, parts);
    const html = await compose(task.url, data, files.html);
    const body = await packed(html, task.encoding);
    return { status: isFound ? 200 : 404, body, styleHash: files.styleHash };
  };
  const compose = async (url: string, data: PageData, files: string): Promise<string> => {
    const rendered = data.isRendered ? await render(url, JSON.stringify(data), 'usual') : undefined;
    return page.compose({
      rendered,
      data: JSON.stringify({ ...data, isRendered: rendered !== undefined }),
      files,
    });
  };
  const visitorPage = async (task: VisitorTask): Promise<RenderedPage | undefined> => {
    const { url, data, settings, isNeeded, encoding } = task;
    const rendered = await render(url, data, isNeeded ? 'needed' : 'spare');
    // The frame would be of no use: only a script can make a page of it.
    if (!rendered) return undefined;
    const files = filesOf([AUTH_SCREEN], partsFor(settings));
    const html = page.compose({ rendered, data, files: files.html });
    return { status: 200, body: await packed(html, encoding), styleHash: files.styleHash };
  };
  return async (task: PageTask): Promise<RenderedPage | undefined> =>
    task.kind === 'member' ? memberPage(task) : visitorPage(task);
}
