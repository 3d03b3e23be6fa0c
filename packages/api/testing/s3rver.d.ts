declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type { Middleware } from 'koa';

  export default class S3rver {
    constructor(options: Record<string, unknown>);
    middleware: Middleware[];
    store: { getResourcePath: (bucket: string, key: undefined, resource: 'uploads') => string };
    httpServer: Server;
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
