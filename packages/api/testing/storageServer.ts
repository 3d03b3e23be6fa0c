import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Context, Next } from 'koa';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../src/storage/s3Client.ts';
import { temporaryFolder } from './program.ts';

const BUCKET = 'friendbase';
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface StorageServer extends AsyncDisposable {
  settings: S3Settings;
  /** How many uploads are begun and not whole. */
  begun: () => number;
}

interface Place {
  /** @default a free one */
  port?: number;
  /** Where its files stay. @default one of its own, which goes with the server */
  folder?: string;
}

/** A storage that speaks S3, on loopback, for one test. */
export async function openStorageServer({ port: wanted = 0, folder }: Place = {}): Promise<StorageServer> {
  const own = folder === undefined ? temporaryFolder() : undefined;
  const server = new S3rver({
    port: wanted,
    address: '127.0.0.1',
    silent: true,
    directory: folder ?? own?.path,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const uploads = server.store.getResourcePath(BUCKET, undefined, 'uploads');
  // Behind its log and its own answers in XML.
  server.middleware.splice(2, 0, multipartCalls(uploads));
  // Before its routes, which look at signatures.
  server.middleware.splice(-1, 0, bucketCalls);
  await server.run();
  const { port } = server.httpServer.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, region: 'us-east-1', ...KEY },
    begun: () => (existsSync(uploads) ? readdirSync(uploads).length : 0),
    async [Symbol.asyncDispose]() {
      server.httpServer.closeAllConnections();
      await server.close();
      own?.[Symbol.dispose]();
    },
  };
}

/** The SDK signs `/friendbase/` for calls about the bucket, and the server would look for a signature of `/friendbase`. */
async function bucketCalls(ctx: Context, next: Next): Promise<void> {
  if (/^\/[^/]+\/$/.test(ctx.path)) {
    ctx.state['vhost'] = true;
    ctx['mountPath'] = '/';
  }
  await next();
}

/** What s3rver lacks: the list of uploads, and giving one up. */
function multipartCalls(uploads: string) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const id = String(ctx.query['uploadId'] ?? '');
    const place = join(uploads, id);
    if (ctx.method === 'GET' && 'uploads' in ctx.query) answerXml(ctx, uploadsIn(uploads));
    else if (id === '' || ctx.method === 'OPTIONS') await next();
    else if (!existsSync(place)) answerXml(ctx, '<Error><Code>NoSuchUpload</Code></Error>', 404);
    else if (ctx.method === 'DELETE') {
      rmSync(place, { recursive: true });
      ctx.status = 204;
    } else {
      await next();
      // It leaves the folder of a file that is whole by now.
      if (ctx.method === 'POST' && ctx.status === 200) rmSync(place, { recursive: true, force: true });
    }
  };
}

function answerXml(ctx: Context, xml: string, status = 200): void {
  ctx.status = status;
  ctx.type = 'application/xml';
  ctx.body = `<?xml version="1.0" encoding="UTF-8"?>${xml}`;
}

function uploadsIn(folder: string): string {
  const ids = existsSync(folder) ? readdirSync(folder) : [];
  const rows = ids.map((id) => {
    const [key, at] = [
      readFileSync(join(folder, id, 'key'), 'utf8'),
      statSync(join(folder, id, 'key')).mtime,
    ];
    return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`;
  });
  return `<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>`;
}
