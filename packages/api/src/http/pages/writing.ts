import type { Client } from '@friendbase/contract';
import type { IndexPage } from '../indexPage.ts';
import type { Draw } from './drawing.ts';
import type { Gather } from './gathering.ts';
import { packed } from './packing.ts';
import { AUTH_SCREEN } from './pageFiles.ts';
import type { FilesOf } from './pageFiles.ts';
import type { MemberTask, PageTask, VisitorTask, WrittenPage } from './pageTasks.ts';
import type { PageData, PageWriter } from './pageWriter.ts';

interface WritingOptions {
  page: IndexPage;
  gather: Gather;
  draw: Draw;
  filesOf: FilesOf;
  partsFor: PageWriter['partsFor'];
  /** Asks on behalf of the member of a task. */
  clientOf: (task: MemberTask) => Client;
}

/** Writes whole pages. Nothing where the frame, as everybody gets it, is all that can be sent. */
export function createWriting({ page, gather, draw, filesOf, partsFor, clientOf }: WritingOptions) {
  const memberPage = async (task: MemberTask): Promise<WrittenPage | undefined> => {
    const gathered = await gather(task.url, clientOf(task), task);
    if ('redirectTo' in gathered) return gathered.redirectTo === task.url ? undefined : gathered;
    const { data, isFound, chunks, parts } = gathered;
    const files = filesOf(chunks, parts);
    const html = await compose(task.url, data, files.html);
    const body = await packed(html, task.encoding);
    return { status: isFound ? 200 : 404, body, styleHash: files.styleHash };
  };
  const compose = async (url: string, data: PageData, files: string): Promise<string> => {
    const drawn = data.isDrawn ? await draw(url, JSON.stringify(data), 'usual') : undefined;
    return page.compose({ drawn, data: JSON.stringify({ ...data, isDrawn: drawn !== undefined }), files });
  };
  const visitorPage = async (task: VisitorTask): Promise<WrittenPage | undefined> => {
    const { url, data, settings, isNeeded, encoding } = task;
    const drawn = await draw(url, data, isNeeded ? 'needed' : 'spare');
    // The frame would be of no use: only a script can make a page of it.
    if (!drawn) return undefined;
    const files = filesOf([AUTH_SCREEN], partsFor(settings));
    const html = page.compose({ drawn, data, files: files.html });
    return { status: 200, body: await packed(html, encoding), styleHash: files.styleHash };
  };
  return async (task: PageTask): Promise<WrittenPage | undefined> =>
    task.kind === 'member' ? memberPage(task) : visitorPage(task);
}
