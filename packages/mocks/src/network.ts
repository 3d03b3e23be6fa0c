import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { HttpHandler } from 'msw/http';

export { mockHandlers } from './handlers/index.ts';

/** Answers calls inside this page by these handlers until the returned function is called. */
export function intercept(handlers: HttpHandler[]): () => void {
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors })],
    handlers,
    onUnhandledFrame: 'bypass',
    // Otherwise every call is printed, with what a member wrote and with passwords.
    context: { quiet: true },
  });
  network.enable();
  return () => network.disable();
}
