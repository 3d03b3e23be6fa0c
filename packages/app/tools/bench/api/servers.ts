import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root, startProduct } from '../product.ts';
import { logInDemo } from './calls.ts';

const TESTING = path.join(root, 'packages/api/testing');

/** What the bare route sends. */
interface BareAnswer {
  status: number;
  body: string;
}

export interface Server extends AsyncDisposable {
  origin: string;
  /** Of the demo member. */
  cookie: string;
}

/** The API as a process of its own with the demo community; pages are not measured, so the app is not served. */
export async function startApi(settings: Record<string, string> = {}): Promise<Server> {
  const product = await startProduct({ RATE_LIMIT_SCALE: '1000000', ...settings }, ['--no-app']);
  const { cookie } = await logInDemo(product.origin);
  return {
    origin: product.origin,
    cookie,
    [Symbol.asyncDispose]: () => product[Symbol.asyncDispose](),
  };
}

/** A bare Koa route as a process of its own, and how to tell it what it sends. */
export async function startBare(): Promise<Server & { send(answer: BareAnswer): Promise<void> }> {
  const child = fork(path.join(TESTING, 'bareServer.ts'));
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    cookie: '',
    async send(answer) {
      child.send(answer);
      await once(child, 'message');
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The PostgreSQL of the tests, which does not wait for the disk; nothing where it does not start. */
export async function startPostgres(): Promise<(AsyncDisposable & { url: string }) | undefined> {
  const child = fork(path.join(TESTING, 'postgresServer.ts'), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [told] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  const { url } = (typeof told === 'object' && told !== null ? told : {}) as { url?: string };
  if (url === undefined) {
    if (child.connected) child.disconnect();
    await ended;
    return undefined;
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await ended;
    },
  };
}
