import type { FaultyProxy } from './faultyProxy.ts';
import { runProgram } from './program.ts';

/** A server behind a line that is killed and comes back, as often as a test wants. `args` as those of `runProgram`. */
export async function runKilledServer(env: Record<string, string>, proxy: FaultyProxy, args?: string[]) {
  let program = runProgram(env, args);
  let up = program.ready();
  let kills = 0;
  proxy.target = await up;
  const killed = async (): Promise<string> => {
    kills += 1;
    proxy.target = undefined;
    program.signal('SIGKILL');
    await program.ended;
    program = runProgram(env, args);
    const address = await program.ready();
    proxy.target = address;
    return address;
  };
  return {
    get kills() {
      return kills;
    },
    /** Once it answers again. */
    isUp: async (): Promise<void> => void (await up),
    /** At once, or where it is down already, once it is up again. */
    kill: (): void => {
      up = proxy.target === undefined ? up.then(killed) : killed();
    },
    async stop(): Promise<void> {
      await up;
      program.signal('SIGTERM');
      await program.ended;
    },
    async [Symbol.asyncDispose]() {
      await up.catch(() => undefined);
      await program[Symbol.asyncDispose]();
    },
  };
}
