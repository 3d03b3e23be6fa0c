import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** So long nothing is said, and Orca has nothing to do: it has finished. */
const QUIET_MS = 600;

/** So often is looked whether it has. */
const LOOK_MS = 25;

/** After this long without an answer something is broken. */
const BROKEN_MS = 20_000;

interface FromVoice {
  kind: 'said' | 'stopped' | 'idle';
  text: string;
}

/** Listens at a Unix socket to what `textvoice.py` writes. */
export async function listenToVoice(address: string) {
  const lines: string[] = [];
  let socket: Socket | undefined;
  let lastAt = performance.now();
  let idle = '';
  const server = createServer((connected) => {
    socket = connected;
    // Orca is ended while it may still have something to say.
    connected.on('error', () => {});
    createInterface({ input: connected }).on('line', (line) => {
      const { kind, text } = JSON.parse(line) as FromVoice;
      if (kind === 'idle') idle = text;
      else lastAt = performance.now();
      // A space or a line feed alone is how Orca names what has no words.
      if (kind === 'said' && text.trim() !== '') lines.push(text.trim());
    });
  }).listen(address);
  await once(server, 'listening');

  /** Looks again and again, so that a slow machine makes it late and nothing else. */
  async function until(isSo: () => boolean, whileMs: number): Promise<boolean> {
    for (const end = performance.now() + whileMs; performance.now() < end; await pause(LOOK_MS))
      if (isSo()) return true;
    return isSo();
  }

  return {
    /** All that was said, in order. */
    lines,
    async untilSaid(words: string): Promise<void> {
      const isSaid = await until(() => lines.some((line) => line.includes(words)), BROKEN_MS);
      if (!isSaid) throw new Error(`Orca never said “${words}”. It said: ${lines.join(' | ')}`);
    },
    /** Waits until it is so, for as long at most. */
    until,
    /** Until Orca has said what it has to say. */
    async untilQuiet(): Promise<void> {
      lastAt = performance.now();
      const isQuiet = await until(() => performance.now() - lastAt > QUIET_MS, BROKEN_MS);
      const asked = String(Math.random());
      socket?.write(`${asked}\n`);
      const isIdle = await until(() => idle === asked, BROKEN_MS);
      if (!isQuiet || !isIdle) throw new Error('Orca does not come to rest.');
      if (performance.now() - lastAt < QUIET_MS) await this.untilQuiet();
    },
    close: () => {
      socket?.destroy();
      server.close();
    },
  };
}

export type Voice = Awaited<ReturnType<typeof listenToVoice>>;
