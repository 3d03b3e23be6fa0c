import { visitorFormUrl } from '@friendbase/contract';
import { buildHandlers } from './handlers.ts';
import { isPassing } from './db/failures.ts';
import { connectToRead, READERS } from './db/location.ts';
import { readIndexPage } from './http/indexPage.ts';
import { memberClient } from './http/pages/memberClient.ts';
import { pageFiles } from './http/pages/pageFiles.ts';
import type { PageAnswer, PageSettings, PageTask, StartTask } from './http/pages/pageTasks.ts';
import { loadPageRenderer } from './http/pages/pageRenderer.ts';
import { createPageBuilder, textOf } from './http/pages/pageBuilder.ts';
import { jobOf, joinPool } from './processes/joinPool.ts';
import { readingDeps } from './readingDeps.ts';
import { memberFrom } from './modules/sessions/model.ts';

// The program that renders pages, run in processes of `http/pages/pageProcess.ts`.
const { database, publicOrigin, staticDir, pagesFile, isDemoOffered } = joinPool() as PageSettings;
const handlers = buildHandlers(readingDeps(connectToRead(database, READERS.pages), publicOrigin));
const renderer = await loadPageRenderer(pagesFile);
const page = readIndexPage(staticDir, isDemoOffered);
const renderPage = createPageBuilder({
  page,
  renderer,
  isDemoOffered,
  filesOf: pageFiles(staticDir, page.html),
  clientOf: ({ member, address }) => memberClient(handlers, memberFrom(member), address),
});

export const run = jobOf(async (task: PageTask | StartTask): Promise<PageAnswer> => {
  if (task.kind === 'start') return {};
  try {
    return await renderPage(task);
  } catch (error) {
    // An outage is no exception of the page; the server's log has it.
    return isPassing(error) ? {} : { error: textOf(error) };
  }
});

// The first member's page would take long otherwise.
const place = { form: 'log-in', next: undefined } as const;
await renderPage({
  kind: 'visitor',
  url: visitorFormUrl(place),
  data: JSON.stringify(renderer.visitorData({ place, formKey: '', typed: {} }, '')),
  settings: '',
  isNeeded: true,
  encoding: undefined,
});
