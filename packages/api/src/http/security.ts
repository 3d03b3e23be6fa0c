import koaHelmet from 'koa-helmet';
import type { Context, Middleware } from 'koa';

export interface Allowed {
  /** Scripts that stand in the first HTML itself, by their hashes. */
  scriptHashes?: string[] | undefined;
  /** Style sheets that stand in pages themselves, by their hashes. */
  styleHashes?: string[] | undefined;
}

/** Headers that let a page of ours load and run only what this origin serves, and what is allowed beside it. */
export function securityHeaders(
  publicOrigin: string,
  { scriptHashes = [], styleHashes = [] }: Allowed,
): Middleware {
  const isHttps = publicOrigin.startsWith('https:');
  const options: Parameters<typeof koaHelmet>[0] = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", ...styleHashes],
        // Previews of a picture that is being chosen are blob: and data: addresses.
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // A browser that saw this header once refuses plain http for a year, so it is for https alone.
    strictTransportSecurity: isHttps,
    // With `no-referrer` browsers send `Origin: null` in some writes, which the cross-site check refuses.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
  return koaHelmet(options);
}

/** Allows a style sheet that stands in this answer alone, by its hash. */
export function allowStyle(ctx: Context, hash: string): void {
  const header = 'Content-Security-Policy';
  ctx.set(header, ctx.response.get(header).replace("style-src 'self'", `$& ${hash}`));
}

/**
 * Browsers and proxies store no answer, because it may hold one member's own data. It does not depend on the path, so
 * that no spelling of one gets around it. What everybody may have (the built app, the API document) sets its own.
 */
export const notStored: Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};

/** Denies the browser features that no page of ours uses. */
export const permissionsPolicy: Middleware = async (ctx, next) => {
  ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  await next();
};
