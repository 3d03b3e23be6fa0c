import { apiError } from '@friendbase/contract';
import type { Middleware } from 'koa';

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Refuses writes that a page of another site makes a member's browser send, whatever their path. Browsers name the
 * origin of the page in `Origin`; where that is missing, `Sec-Fetch-Site` decides. Programs other than browsers send
 * neither and carry no member's cookies by accident, so they pass.
 */
export function crossSiteCheck(publicOrigin: string): Middleware {
  const allowed = new Set(ownOrigins(publicOrigin));
  return async (ctx, next) => {
    if (isWrite(ctx.method)) {
      const origin = ctx.get('Origin');
      const site = ctx.get('Sec-Fetch-Site');
      if (origin ? !allowed.has(origin) : site === 'cross-site' || site === 'same-site')
        throw apiError('crossSite');
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

/** Methods that only read. */
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a request may change something: every method does that is not known to read only. */
export const isWrite = (method: string): boolean => !SAFE_METHODS.includes(method);
