import { ApiError } from '@friendbase/contract';
import type { Middleware } from 'koa';
import { isApiPath } from './paths.ts';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

const refused = () =>
  new ApiError({ status: 403, message: 'Another website sent this request, so we did not carry it out.' });

/**
 * Refuses writes that a page of another site makes a member's browser send. Browsers say in `Origin` which
 * page asks; one that says nothing there is asked through `Sec-Fetch-Site`. Programs other than browsers send
 * neither and carry no member's cookies by accident, so they pass.
 */
export function crossSiteCheck(publicOrigin: string): Middleware {
  const allowed = new Set(ownOrigins(publicOrigin));
  return async (ctx, next) => {
    if (WRITES.includes(ctx.method) && isApiPath(ctx.path)) {
      const origin = ctx.get('Origin');
      const site = ctx.get('Sec-Fetch-Site');
      if (origin ? !allowed.has(origin) : site === 'cross-site' || site === 'same-site') throw refused();
    }
    await next();
  };
}

/** On one's own machine the three loopback names lead to the same server. */
function ownOrigins(publicOrigin: string): string[] {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (!LOOPBACK_HOSTS.includes(hostname)) return [publicOrigin];
  return LOOPBACK_HOSTS.map((host) => `${protocol}//${host}${port && `:${port}`}`);
}
