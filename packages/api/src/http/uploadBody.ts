import { checkUpload, countedBytes, apiError } from '@friendbase/contract';
import type { Upload, UploadRules } from '@friendbase/contract';
import type { Context } from 'koa';
import { freeRead } from './freeRead.ts';
import type { Duplex } from 'node:stream';

/**
 * Connections on which a request may take longer to arrive than others, because whoever reads it watches over it. Node
 * knows one limit for all requests of a server; its notice about one of these is passed over.
 */
export const longRequests = new WeakSet<Duplex>();

/** An upload has to go on: after this time without a byte it is over. */
const SILENCE_MS = 30_000;

/** In the long run this much has to come in a second: a slow phone line has more. Time that we take ourselves is not counted. */
const LEAST_BYTES_A_SECOND = 4096;

/** How often it is asked whether who sends is still logged in. */
const CHECK_MS = 2000;

/** How long the caller of a refused upload may go on sending, so that they get to read why. */
const LINGER_MS = 1000;

interface Arriving {
  /** Whether the sender may still send. */
  mayGoOn: () => Promise<boolean>;
  silenceMs?: number | undefined;
  checkMs?: number | undefined;
}

/** The file that a request carries. Throws before a byte is read where its type or length is refused. */
export function uploadIn(ctx: Context, rules: UploadRules, watched: Arriving): Upload {
  const head = checkUpload(rules, ctx.headers['content-type'], ctx.headers['content-length']);
  return { ...head, bytes: countedBytes(freeRead(arriving(ctx, watched)), rules.maxBytes) };
}

/** The bytes as they come, for as long as enough come and their sender is logged in. What is made of them asks once more. */
async function* arriving(
  { req }: Context,
  { mayGoOn, silenceMs = SILENCE_MS, checkMs = CHECK_MS }: Arriving,
): AsyncGenerator<Uint8Array> {
  // Leaving early must not destroy the connection, on which the error response goes out.
  const chunks = req.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  longRequests.add(req.socket);
  const cut: Cut = { now: () => undefined };
  const check = async () => {
    // A database that does not answer now will be asked again.
    if (await mayGoOn().catch(() => true)) return;
    cut.reason = apiError('signedOut');
    cut.now(cut.reason);
  };
  const checks = setInterval(() => void check(), checkMs);
  /** What the sender has left; each byte that comes earns some. */
  let leftMs = silenceMs;
  try {
    for (;;) {
      const begun = performance.now();
      const next = await nextWithin(chunks, leftMs, cut);
      if (next.done) return;
      const earnedMs = (next.value.byteLength / LEAST_BYTES_A_SECOND) * 1000;
      leftMs = Math.min(silenceMs, leftMs - (performance.now() - begun) + earnedMs);
      yield next.value;
    }
  } finally {
    clearInterval(checks);
    longRequests.delete(req.socket);
    chunks.return?.().catch(() => undefined);
  }
}

/** Ends the wait for the next bytes. Not a promise for all of them: each race would leave its bytes there. */
interface Cut {
  now: (reason: Error) => void;
  reason?: Error;
}

async function nextWithin<Chunk>(
  chunks: AsyncIterator<Chunk>,
  ms: number,
  cut: Cut,
): Promise<IteratorResult<Chunk>> {
  if (cut.reason) throw cut.reason;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    cut.now = reject;
    timer = setTimeout(() => reject(apiError('requestTimeout')), ms);
  });
  const next = chunks.next().catch(() => {
    throw apiError('uploadBrokenOff');
  });
  try {
    return await Promise.race([next, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Cuts off a caller who goes on sending what nobody reads anymore. Until then Node drops what comes. */
export function cutOffRest({ req }: Context, lingerMs = LINGER_MS): void {
  if (req.complete) return;
  const cut = setTimeout(() => req.socket.destroy(), lingerMs);
  const keep = () => clearTimeout(cut);
  req.once('end', keep).socket.once('close', keep);
}
