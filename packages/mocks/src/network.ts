import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { HttpHandler } from 'msw/http';

export { mockBackend } from './handlers/index.ts';

/** Who sends a file, by the id of the request, until it is answered. */
const senders = new Map<string, XMLHttpRequest>();

/** Tells whoever sends a file how far it has come. By itself the interceptor tells nothing before the answer. */
export function tellSent(requestId: string, loaded: number, total: number): void {
  const progress = new ProgressEvent('progress', { lengthComputable: true, loaded, total });
  senders.get(requestId)?.upload.dispatchEvent(progress);
}

function rememberSenders(interceptor: XMLHttpRequestInterceptor): void {
  interceptor.on('request', ({ requestId, initiator }) => {
    const sender = initiator as XMLHttpRequest;
    senders.set(requestId, sender);
    sender.addEventListener('loadend', () => senders.delete(requestId));
  });
}

/** Answers calls inside this page by this handler until the returned function is called. */
export function intercept(handler: HttpHandler): () => void {
  const ofFiles = new XMLHttpRequestInterceptor();
  rememberSenders(ofFiles);
  const interceptors = [new FetchInterceptor(), ofFiles];
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors })],
    handlers: [handler],
    onUnhandledFrame: 'bypass',
    // Otherwise every call is printed, with what a member wrote and with passwords.
    context: { quiet: true },
  });
  network.enable();
  return () => network.disable();
}
