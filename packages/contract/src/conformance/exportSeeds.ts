import { unzipSync } from 'fflate';
import { vi } from 'vitest';
import { getExport, makeExport } from '../takeAlong.ts';
import type { Export } from '../takeAlong.ts';
import { ask } from './ask.ts';
import type { Visitor } from './backend.ts';
import { PASSWORD } from './seeds.ts';

/** The member's file, once it is made. */
export async function madeExport(visitor: Visitor): Promise<Export> {
  return vi.waitFor(async () => {
    const { export: made } = await visitor.call(getExport, {});
    if (made?.state !== 'ready') throw new Error(`The file is ${made?.state}.`);
    return made;
  }, 10_000);
}

/** Asks for the member's file; answers where it is once it is ready. */
export async function readyExport(visitor: Visitor): Promise<string> {
  await visitor.call(makeExport, { body: { currentPassword: PASSWORD } });
  return (await madeExport(visitor)).url ?? '';
}

/** What is in a file, by the names within it. */
export async function filesIn(visitor: Visitor, url: string): Promise<Record<string, Uint8Array>> {
  const response = await visitor.request(url);
  if (!response.ok) throw new Error(`The file answers ${response.status}.`);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

/** The lists and facts of an opened file, and its page. */
export async function thingsOf(visitor: Visitor): Promise<{ page: string; data: Record<string, unknown> }> {
  const files = await filesIn(visitor, await readyExport(visitor));
  const texts = Object.entries(files).map(
    ([name, bytes]) => [name, new TextDecoder().decode(bytes)] as const,
  );
  const data = texts.flatMap(([name, text]) => {
    const [, list] = /^data\/(\w+)\.json$/.exec(name) ?? [];
    return list ? [[list, JSON.parse(text) as unknown] as const] : [];
  });
  return { page: Object.fromEntries(texts)['index.html'] ?? '', data: Object.fromEntries(data) };
}

export const statusOf = async (visitor: Visitor, url: string): Promise<number> =>
  (await ask(visitor, 'get', url)).status;
