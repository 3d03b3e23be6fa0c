import { eventText, fileHead, errorJson, apiError } from '@friendbase/contract';
import type { Endpoint, Versioned, Page, StoredFile, Subscribe } from '@friendbase/contract';

interface ResponseContext {
  /** Throws 401 once the session is over. */
  caller: () => unknown;
  heartbeatMs?: number;
}

/** What a handler gave, as the answer to its request. */
export function toResponse(
  endpoint: Endpoint,
  result: unknown,
  request: Request,
  context: ResponseContext,
): Response {
  const { kind, output, status } = endpoint;
  switch (kind) {
    case 'file':
      return fileResponse(result as StoredFile, request);
    case 'stored':
      // Empty, not absent: the XMLHttpRequest of @mswjs/interceptors 0.45 has no headers yet as it loads no body at all.
      return new Response('', { status, headers: { etag: `"${(result as Versioned).version}"` } });
    case 'events':
      return eventResponse(endpoint, result as Subscribe<unknown>, request, context);
    case 'page': {
      const { items, next } = result as Page<unknown>;
      const headers: HeadersInit = next ? { link: nextLink(request.url, next) } : {};
      return Response.json(
        items.map((item) => output?.parse(item)),
        { status, headers },
      );
    }
    case 'json':
      return output ? Response.json(output.parse(result), { status }) : new Response(null, { status });
  }
}

function nextLink(url: string, next: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set('before', next);
  return `<${pathname}?${searchParams}>; rel="next"`;
}

function fileResponse(file: StoredFile, { method, headers: asked }: Request): Response {
  const { status, headers, range } = fileHead(file, method, (name) => asked.get(name));
  if (status === 416) return Response.json(errorJson(apiError('rangeNotSatisfiable')), { status, headers });
  return new Response(range ? streamOf(file.open(range)) : null, { status, headers });
}

/** Ends when the member of the session does, as on a server. */
function eventResponse(
  { access, events }: Endpoint,
  subscribe: Subscribe<unknown>,
  { headers }: Request,
  { caller, heartbeatMs }: ResponseContext,
): Response {
  const over = new AbortController();
  const mayGoOn = async () => access === 'visitor' || isStill(caller);
  const lastEventId = headers.get('last-event-id') ?? undefined;
  const text = eventText(events, subscribe, { lastEventId, signal: over.signal, mayGoOn, heartbeatMs });
  const body = streamOf(text, () => over.abort()).pipeThrough(new TextEncoderStream());
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function isStill(caller: () => unknown): boolean {
  try {
    caller();
    return true;
  } catch {
    return false;
  }
}

/** Not every browser makes streams of iterables by itself. */
function streamOf<Chunk>(
  source: AsyncIterable<Chunk> | ReadableStream<Chunk>,
  onCancel?: () => void,
): ReadableStream<Chunk> {
  if (source instanceof ReadableStream) return source;
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream<Chunk>({
    async pull(stream) {
      const next = await chunks.next();
      if (next.done) stream.close();
      else stream.enqueue(next.value);
    },
    async cancel() {
      onCancel?.();
      await chunks.return?.();
    },
  });
}
