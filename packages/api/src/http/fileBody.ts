import { Readable } from 'node:stream';
import { fileHead, apiError } from '@friendbase/contract';
import type { ByteRange, StoredFile } from '@friendbase/contract';
import type { Context } from 'koa';

/** Answers with a file or the part of it that is asked for. It is opened only if any of it is sent. */
export function answerFile(ctx: Context, file: StoredFile): void {
  const { status, headers, range } = fileHead(
    file,
    ctx.method,
    (name) => ctx.headers[name.toLowerCase()] as string,
  );
  ctx.set(headers);
  if (status === 416) throw apiError('rangeNotSatisfiable');
  ctx.status = status;
  if (range) ctx.body = bodyOf(ctx, file, range);
}

/** What has begun cannot be refused anymore: a connection that ends too early says that it is not whole. */
function bodyOf({ res }: Context, file: StoredFile, range: ByteRange): Readable {
  const bytes = file.open(range) as AsyncIterable<Uint8Array>;
  return Readable.from(bytes, { objectMode: false }).once('error', () => res.destroy());
}
