import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { mockHandlers } from './handlers/index.ts';
import type { MockOptions } from './mock.ts';

/** Answers calls inside this page until the returned function is called. */
export function intercept(options: MockOptions): () => void {
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors })],
    handlers: mockHandlers(options),
    onUnhandledFrame: 'bypass',
    // Otherwise every call is printed, with what a member wrote and with passwords.
    context: { quiet: true },
  });
  network.enable();
  return () => network.disable();
}
