import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { vi } from 'vitest';

interface Progress {
  lengthComputable: boolean;
  loaded: number;
  total: number;
}

/**
 * Gives a client written for browsers what it sends requests with, as a page of `origin` whose member is logged in:
 * `fetch` and as much of `XMLHttpRequest` as Uppy uses.
 */
export function stubBrowserRequests(origin: string, cookie: string): void {
  const { fetch } = globalThis;
  const headersFor = (url: string): Record<string, string> =>
    url.startsWith(origin) ? { cookie, origin } : {};
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const url = new URL(input, origin).href;
    return fetch(url, { ...init, headers: { ...(init.headers as object), ...headersFor(url) } });
  });
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      statusText = '';
      responseText = '';
      upload: { onprogress?: (event: Progress) => void } = {};
      onload?: () => void;
      onerror?: () => void;
      #headers: Record<string, string> = {};
      #call: [method: string, url: string] = ['GET', origin];
      #answer: IncomingMessage | undefined;
      #request: ClientRequest | undefined;
      #isOver = false;

      open(method: string, url: string) {
        this.#call = [method, new URL(url, origin).href];
      }
      setRequestHeader(name: string, value: string) {
        this.#headers[name] = value;
      }
      getResponseHeader(name: string): string | null {
        return (this.#answer?.headers[name.toLowerCase()] as string | undefined) ?? null;
      }
      abort() {
        this.#isOver = true;
        this.#request?.destroy();
      }
      send(body: Blob | FormData) {
        void this.#send(body).catch(() => {
          if (!this.#isOver) this.onerror?.();
        });
      }

      async #send(body: Blob | FormData): Promise<void> {
        const [method, url] = this.#call;
        const packed = new Response(body);
        const type = packed.headers.get('content-type');
        const bytes = Buffer.from(await packed.arrayBuffer());
        if (this.#isOver) return;
        const headers = {
          ...(type && { 'content-type': type }),
          'content-length': bytes.length,
          ...headersFor(url),
        };
        const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
        this.#request = request(url, { method, headers: { ...headers, ...this.#headers }, agent: false })
          .once('response', resolve)
          .once('error', reject);
        for (let at = 0; at < bytes.length && !this.#isOver; at += STEP) {
          const part = bytes.subarray(at, at + STEP);
          await new Promise((resume) => this.#request?.write(part, resume));
          const loaded = Math.min(at + STEP, bytes.length);
          this.upload.onprogress?.({ lengthComputable: true, loaded, total: bytes.length });
        }
        this.#request.end();
        this.#answer = await promise;
        for await (const chunk of this.#answer) this.responseText += String(chunk);
        this.status = this.#answer.statusCode ?? 0;
        this.statusText = this.#answer.statusMessage ?? '';
        this.onload?.();
      }
    },
  );
}

/** As much as is written at once. */
const STEP = 2 ** 20;
