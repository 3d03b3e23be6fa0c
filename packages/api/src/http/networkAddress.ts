import { isIPv4, isIPv6 } from 'node:net';

/** IPv6 as WHATWG URLs write it, which is one spelling for each address. `::ffff:0:0/96` holds the IPv4 addresses. */
const MAPPED_IPV4 = /^::ffff:([\da-f]+):([\da-f]+)$/;

/**
 * The one spelling of an IP address, without a zone. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) is the IPv4
 * address itself. `undefined` for anything else.
 */
export function canonicalAddress(text: string): string | undefined {
  const [address = ''] = text.split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED_IPV4.exec(canonical) ?? [];
  return high && low ? [...bytesOf(high), ...bytesOf(low)].join('.') : canonical;
}

const bytesOf = (group: string): number[] => [
  Number.parseInt(group, 16) >> 8,
  Number.parseInt(group, 16) & 0xff,
];

/**
 * What request limits count: an IPv4 address, or the /64 network of an IPv6 address, because one home or one rented
 * server has all 2^64 of it. `address` is canonical.
 */
export const limitedNetwork = (address: string): string =>
  isIPv6(address) ? networkOf(address, 4) : address;

/** The /48 network of what `limitedNetwork` answers: anybody can have one assigned, with 65,536 /64 networks in it. */
export function assignedNetwork(limited: string): string {
  const [address = ''] = limited.split('/');
  return isIPv6(address) ? networkOf(address, 3) : limited;
}

/** The network that the first `groups` groups of an IPv6 address name. */
function networkOf(address: string, groups: number): string {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, groups).join(':')}::/${groups * 16}`;
}

/** Whether only this machine can reach `host`: a name or an address, an IPv6 one with or without brackets. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
