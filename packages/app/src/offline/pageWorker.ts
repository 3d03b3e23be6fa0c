/// <reference lib="webworker" />
import { addressOf, answerFile, answerPage, wayOf } from './answers.ts';
import { forgetPages, forgetOtherBuilds, pageCache, MEMBER_HEADER } from './pageCache.ts';
import { composeOfflinePage, digestOf, policyFor } from './offlinePage.ts';
import { endPush, followPush, persistPushedWords, renewPush, showPush } from './pushes.ts';
import type { CachedPage } from './pageCache.ts';
import type { WorkerWord } from './workerWord.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the app starts with, and the page for an address that is not on the device. */
const START = self.__WB_MANIFEST;
const OFFLINE_PAGE = '/offline.html';
const FILES = 'friendbase-files ';
/** A page that was cached less than that ago is not asked for again by itself. */
const FRESH_MS = 10 * 60 * 1000;

/** In another build each file has another name. */
const build = digestOf(JSON.stringify(START)).then((digest) => digest.slice(0, 12));
const files = async () => caches.open(FILES + (await build));
const opened = build.then((name) => pageCache({ build: name }));

async function offlinePage(address: string, others: readonly CachedPage[]): Promise<Response> {
  const built = await (await files()).match(OFFLINE_PAGE);
  if (!built) return Response.error();
  const html = composeOfflinePage(await built.text(), address, others);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': await policyFor(html),
  };
  return new Response(html, { headers });
}

/** The files come out of the browser's own store: the page has just loaded them. */
async function cacheFiles(urls: readonly string[]): Promise<void> {
  const store = await files();
  const missing = await Promise.all(urls.map(async (url) => ((await store.match(url)) ? [] : [url])));
  await Promise.all(missing.flat().map((url) => store.add(url).catch(() => undefined)));
}

async function cachePage({ memberId, address, files: loaded }: WorkerWord): Promise<void> {
  const pages = await opened;
  await pages.meet(memberId);
  await cacheFiles(loaded);
  const at = await pages.cachedAt(address);
  if (at !== undefined && Date.now() - at < FRESH_MS) return;
  const ticket = await pages.ticket();
  const answer = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' });
  if (answer.headers.has(MEMBER_HEADER)) await pages.take(ticket, address, answer);
}

async function start(): Promise<void> {
  const store = FILES + (await build);
  const old = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== store);
  await Promise.all([...old.map((name) => caches.delete(name)), forgetOtherBuilds(await build)]);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', (event) => {
  // Pages that are open go on with what they have loaded: nothing is reloaded by itself.
  void self.skipWaiting();
  event.waitUntil(
    files().then((store) =>
      store.addAll(START.map((entry) => (typeof entry === 'string' ? entry : entry.url))),
    ),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(start()));

self.addEventListener('message', (event) => {
  const word = event.data as WorkerWord;
  event.waitUntil(Promise.allSettled([cachePage(word), persistPushedWords(word.pushed)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const afterwards = (work: Promise<unknown>) => event.waitUntil(work);
  switch (wayOf(request, self.location.origin)) {
    case 'page': {
      const address = addressOf(request.url);
      const fetchPage = async () =>
        ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
      const answer = opened.then((pages) =>
        answerPage(address, {
          pages,
          fetchPage,
          offlinePage: (others) => offlinePage(address, others),
          afterwards,
        }),
      );
      event.respondWith(answer);
      break;
    }
    case 'file':
      event.respondWith(answerFile(request, files, afterwards));
      break;
    case 'change of member':
      event.respondWith(
        forgetPages()
          .catch(() => undefined)
          .then(() => fetch(request))
          .then((answer) => {
            if (answer.ok) afterwards(endPush(self.registration).catch(() => undefined));
            return answer;
          }),
      );
      break;
    case undefined:
  }
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self.registration, event.data?.text()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(followPush(self.clients, event.notification));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewPush(self.registration, event.newSubscription).catch(() => undefined));
});
