import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** As many bytes are read before their memory is given back. */
const STEP = 4_000_000;

// Only a context that is made after this has the function; the flag changes nothing else.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/**
 * The same bytes. Node reads into pieces of 64 KB which V8 knows as tiny objects: it would collect them after some 60 MB,
 * for each file that comes. Collecting what is young takes less than a millisecond.
 */
export async function* freeRead(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of bytes) {
    yield chunk;
    count += chunk.byteLength;
    if (count < STEP) continue;
    collect({ type: 'minor' });
    count = 0;
  }
}
