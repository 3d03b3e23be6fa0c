import { checkUpload, countedBytes, refused } from '@friendbase/contract';
import type { Upload, UploadRules } from '@friendbase/contract';
import type { Context } from 'koa';
import { freeRead } from './freeRead.ts';
import { longRequests } from './longRequests.ts';

/** An upload has to go on: after this time without a byte it is over. */
const SILENCE_MS = 30_000;

/** How long the caller of a refused upload may go on sending, so that they get to read why. */
const LINGER_MS = 1000;

/** The file that a request carries. Throws before a byte is read where its type or length is refused. */
export function uploadIn(ctx: Context, rules: UploadRules, silenceMs = SILENCE_MS): Upload {
  const head = checkUpload(rules, ctx.headers['content-type'], ctx.headers['content-length']);
  return { ...head, bytes: countedBytes(freeRead(arriving(ctx, silenceMs)), rules.maxBytes) };
}

/** The bytes as they come, for as long as they come: how long that takes in all does not matter. */
async function* arriving({ req }: Context, silenceMs: number): AsyncGenerator<Uint8Array> {
  // Leaving early must not destroy the connection, on which the refusal goes out.
  const chunks = req.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  longRequests.add(req.socket);
  try {
    for (;;) {
      const next = await nextWithin(chunks, silenceMs);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    longRequests.delete(req.socket);
    chunks.return?.().catch(() => undefined);
  }
}

async function nextWithin<Chunk>(chunks: AsyncIterator<Chunk>, ms: number): Promise<IteratorResult<Chunk>> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refused('requestTimeout')), ms);
  });
  const next = chunks.next().catch(() => {
    throw refused('uploadBrokenOff');
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Cuts off a caller who goes on sending what nobody reads any more. Until then Node drops what comes. */
export function cutOffRest({ req }: Context, lingerMs = LINGER_MS): void {
  if (req.complete) return;
  const cut = setTimeout(() => req.socket.destroy(), lingerMs);
  const keep = () => clearTimeout(cut);
  req.once('end', keep).socket.once('close', keep);
}
