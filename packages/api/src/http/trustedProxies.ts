import { BlockList, isIPv4 } from 'node:net';
import type { Middleware } from 'koa';
import { canonicalAddress } from './networkAddress.ts';

/** `BlockList` is Node's set of networks; nothing is blocked here. */
export type Networks = BlockList;

/** The networks that a comma-separated list names, or `undefined` when an entry is neither an address nor a network. */
export function networksIn(list: string): Networks | undefined {
  const networks = new BlockList();
  const areAll = list.split(',').every((entry) => addNetwork(networks, entry.trim()));
  return areAll ? networks : undefined;
}

const MAPPED_BITS = 96;

/** Answers whether `entry` is one. A prefix of 0 is not taken: everybody could then choose their address. */
function addNetwork(networks: Networks, entry: string): boolean {
  const [, text = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const address = text.includes('%') ? undefined : canonicalAddress(text);
  if (address === undefined) return false;
  const isMapped = isIPv4(address) && !isIPv4(text);
  const mostBits = isIPv4(address) ? 32 : 128;
  const bits = prefix === undefined ? mostBits : Number(prefix) - (isMapped ? MAPPED_BITS : 0);
  if (bits < 1 || bits > mostBits) return false;
  networks.addSubnet(address, bits, familyOf(address));
  return true;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * The address of whoever made a request: the right-most one in `forwardedFor` that is not a proxy of ours. Each proxy
 * appends the address it was called from, so all further left is the caller's own claim. `peer` is the other end of the
 * connection; unless it is a proxy of ours, the header counts for nothing.
 */
export function clientAddress(peer: string, forwardedFor: string, proxies: Networks): string {
  let address = canonicalAddress(peer) ?? '';
  for (const hop of forwardedFor.split(',').toReversed()) {
    if (address === '' || !proxies.check(address, familyOf(address))) break;
    const next = canonicalAddress(withoutPort(hop.trim()));
    // What cannot be read hides who is behind it: the proxy that passed it on counts.
    if (next === undefined) break;
    address = next;
  }
  return address;
}

const withoutPort = (hop: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

/** Makes `ctx.ip` the address of the caller. Koa's own `proxy` setting would believe the left-most address. */
export const callerAddress =
  (proxies: Networks): Middleware =>
  async (ctx, next) => {
    ctx.request.ip = clientAddress(ctx.req.socket.remoteAddress ?? '', ctx.get('X-Forwarded-For'), proxies);
    await next();
  };
