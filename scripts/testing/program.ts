import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../setup/paths.mjs';

/** Starts a program of ours as its own process, and keeps what it says. */
export function startProgram(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }));
  return {
    ended,
    /** Waits until standard output holds `text`. */
    async says(text: string) {
      while (!said.out.includes(text)) await once(child.stdout, 'data');
    },
    stop: (signal: NodeJS.Signals) => child.kill(signal),
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  };
}
