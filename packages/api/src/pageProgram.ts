import { visitorFormUrl } from '@friendbase/contract';
import { buildHandlers } from './handlers.ts';
import { isPassing } from './db/failures.ts';
import { connectToRead, READERS } from './db/location.ts';
import { readIndexPage } from './http/indexPage.ts';
import { createRendering } from './http/pages/rendering.ts';
import { createGathering } from './http/pages/gathering.ts';
import { memberClient } from './http/pages/memberClient.ts';
import { pageFiles } from './http/pages/pageFiles.ts';
import type { PageAnswer, PageSettings, PageTask } from './http/pages/pageTasks.ts';
import { loadPageRenderer } from './http/pages/pageRenderer.ts';
import { createPageBuilder } from './http/pages/pageBuilder.ts';
import { readingDeps } from './readingDeps.ts';
import { memberFrom } from './modules/sessions/model.ts';

// The program that renders pages, started by `http/pages/pageProcess.ts`.
process.on('disconnect', () => process.exit(0));
// Ends when the server does: a signal to both must not cut off the pages that it still waits for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.once('message', (settings: PageSettings) => void open(settings));

const tell = (message: PageAnswer | 'ready') => process.send?.(message);
const textOf = (error: unknown): string => String(error instanceof Error ? error.stack : error);

async function open({ database, publicOrigin, gather, render, ...app }: PageSettings): Promise<void> {
  const { staticDir, pagesFile, isDemoOffered } = app;
  const handlers = buildHandlers(readingDeps(connectToRead(database, READERS.pages), publicOrigin));
  const renderer = await loadPageRenderer(pagesFile);
  const page = readIndexPage(staticDir, isDemoOffered);
  const onError = (error: unknown) => tell({ id: 0, error: textOf(error) });
  const renderPage = createPageBuilder({
    page,
    gather: createGathering(renderer, gather),
    render: createRendering({
      renderer,
      isDemoOffered,
      limits: render,
      onError,
      onHang: () => process.exit(1),
    }),
    filesOf: pageFiles(staticDir, page.html),
    partsFor: renderer.partsFor,
    clientOf: ({ member, address }) => memberClient(handlers, memberFrom(member), address),
  });
  const answer = async ({ id, ...task }: PageTask & { id: number }) => {
    try {
      tell({ id, page: await renderPage(task) });
    } catch (error) {
      // Neither too many pages at once nor an outage is an exception of the page; the server's log has the outage.
      tell({ id, ...(isPassing(error) ? {} : { error: textOf(error) }) });
    }
  };
  // The first member's page would take long otherwise.
  const place = { form: 'log-in', next: undefined } as const;
  const data = JSON.stringify(renderer.visitorData({ place, formKey: '', typed: {} }, ''));
  await renderPage({
    kind: 'visitor',
    url: visitorFormUrl(place),
    data,
    settings: '',
    isNeeded: true,
    encoding: undefined,
  });
  process.on('message', (task: PageTask & { id: number }) => void answer(task));
  tell('ready');
}
