import { createClient, getMe } from '@friendbase/contract';
import type { Client } from '@friendbase/contract';
import { afterEach, expect, it } from 'vitest';
import { startDemo } from './browser.ts';
import type { Demo, DemoOptions } from './browser.ts';

const call: Client = createClient();
const running = new Set<Demo>();

async function visit(options: Partial<DemoOptions> = {}): Promise<Demo> {
  const demo = await startDemo({ scenario: 'busy', ...options });
  running.add(demo);
  return demo;
}

async function leave(demo: Demo): Promise<void> {
  running.delete(demo);
  await demo.stop();
}

afterEach(async () => {
  for (const demo of running) await leave(demo);
});

it('gives the network back when it stops, and takes it again', async () => {
  const own = globalThis.fetch;
  await leave(await visit());
  expect(globalThis.fetch).toBe(own);
  await visit();
  await expect(call(getMe, {})).resolves.toMatchObject({ username: 'demo' });
});

it('leaves all other addresses alone', async () => {
  await visit();
  expect(await fetch(import.meta.url).then((answer) => answer.text())).toContain('leaves all other');
  expect(await fetch('/apiary').then((answer) => answer.text())).not.toContain('message');
  expect(await fetch('data:text/plain,hello').then((answer) => answer.text())).toBe('hello');
});

it('answers requests of the older kind too', async () => {
  await visit();
  const request = new XMLHttpRequest();
  request.open('GET', '/api/auth/me');
  await new Promise((done) => {
    request.addEventListener('loadend', done);
    request.send();
  });
  expect([request.status, JSON.parse(request.responseText)]).toEqual([
    200,
    expect.objectContaining({ username: 'demo' }),
  ]);
});

it('stops an answer the page no longer waits for', async () => {
  await visit({ delayMs: 60_000 });
  const leaving = new AbortController();
  const answer = call(getMe, {}, { signal: leaving.signal });
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ cause: { name: 'AbortError' } });
});
