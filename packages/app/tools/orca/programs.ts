import { type ChildProcess, spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

/** What has to be there, and the package of Debian that brings it. */
const NEEDED = {
  orca: 'orca',
  Xvfb: 'xvfb',
  xkbcomp: 'x11-xkb-utils',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
  gdbus: 'libglib2.0-bin',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
} as const;

/** Without a program of their own: Orca reads the screen through them. */
const BINDINGS = ['libatk-adaptor', 'python3-gi', 'python3-pyatspi', 'gir1.2-atspi-2.0', 'gir1.2-gtk-3.0'];

const isThere = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

/** In plain words what to install, where something is missing. */
export function whatIsMissing(): string | undefined {
  const missing = Object.keys(NEEDED).filter((program) => !isThere(program));
  if (missing.length === 0) return undefined;
  const packages = [...new Set(Object.values(NEEDED)), 'gsettings-desktop-schemas', ...BINDINGS].join(' ');
  return [
    `To hear FriendBase, Orca and a screen for it are needed. Missing here: ${missing.join(', ')}.`,
    'On Debian 12, as root:',
    `  apt-get update && apt-get install --no-install-recommends ${packages}`,
    'On other systems, hear it in a container of Debian 12.',
  ].join('\n');
}

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
