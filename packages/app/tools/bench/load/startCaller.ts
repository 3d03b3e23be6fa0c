import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Answered, Task } from './requests.ts';

/** A process that sends requests, until it is disposed of. */
export function startCaller(): ChildProcess & Disposable {
  const caller = fork(path.join(import.meta.dirname, 'caller.ts'), { serialization: 'advanced' });
  return Object.assign(caller, { [Symbol.dispose]: () => caller.disconnect() });
}

/** One round of a caller: its answers. */
export async function carryOut(caller: ChildProcess, task: Task): Promise<Answered[]> {
  const over = new AbortController();
  const { signal } = over;
  caller.send(task);
  try {
    return await Promise.race([
      once(caller, 'message', { signal }).then(([answers]) => answers as Answered[]),
      once(caller, 'exit', { signal }).then(() => Promise.reject(new Error('A caller ended.'))),
    ]);
  } finally {
    over.abort();
  }
}
