import { type ChildProcess, spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

/** Whether a program can be started by this name. */
export const isThere = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

/** As long may a program take to end by itself. */
const END_MS = 3000;

/** Programs that end together, the last one first. Each is the first of a group, so that what it starts ends with it. */
export class Programs implements AsyncDisposable {
  private readonly running: { program: ChildProcess; ended: Promise<unknown> }[] = [];
  private readonly atExit = () => this.signalAll('SIGKILL');

  constructor() {
    process.once('exit', this.atExit);
  }

  start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions = 'ignore') {
    const program = spawn(command, args, { env, stdio, detached: true });
    this.running.push({ program, ended: once(program, 'exit') });
    return program;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { program, ended } of this.running.toReversed()) {
      signal(program, 'SIGTERM');
      await Promise.race([ended, new Promise((late) => setTimeout(late, END_MS).unref())]);
      signal(program, 'SIGKILL');
    }
    process.off('exit', this.atExit);
  }

  private signalAll(name: NodeJS.Signals): void {
    for (const { program } of this.running) signal(program, name);
  }
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended, and all that it had started.
  }
}
