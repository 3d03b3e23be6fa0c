import type { Middleware } from 'koa';
import type { PartChecks } from './partChecks.ts';

/**
 * Answers those who watch over this process: `/healthz` as long as it runs, `/readyz` where it can serve as well, otherwise
 * 503 with what is missing. Before everything else: neither log nor limits nor sessions see them.
 */
export function probes(checks: PartChecks, stopping: AbortSignal): Middleware {
  const failing = async (): Promise<string[]> => {
    // Whoever balances requests sends them elsewhere from now on.
    if (stopping.aborted) return ['stopping'];
    const asked = Object.entries(checks).map(async ([part, isThere]) => ((await isThere()) ? [] : [part]));
    return (await Promise.all(asked)).flat();
  };
  const probesByPath: Readonly<Record<string, () => Promise<string[]>>> = {
    '/healthz': () => Promise.resolve([]),
    '/readyz': failing,
  };
  return async (ctx, next) => {
    const probe = Object.hasOwn(probesByPath, ctx.path) ? probesByPath[ctx.path] : undefined;
    if (!probe) {
      await next();
      return;
    }
    const missing = await probe();
    ctx.status = missing.length === 0 ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { failing: missing };
  };
}
