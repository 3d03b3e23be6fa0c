/**
 * Which files are sent in parts: none, those over 100 MiB, or those over another size. However that is, a file of no more
 * than 5 MiB comes whole. Source: product spec §9 “Uploader”.
 */
export type PartsSetting = 'off' | 'default' | { overBytes: number };

/** The product turns it off: no file of a post is that large. */
export const PRODUCT_PARTS: PartsSetting = 'off';

const MIB = 2 ** 20;
const LEAST_BYTES = 5 * MIB;
const DEFAULT_BYTES = 100 * MIB;

export function comesInParts(bytes: number, setting: PartsSetting): boolean {
  if (setting === 'off') return false;
  return bytes > Math.max(LEAST_BYTES, setting === 'default' ? DEFAULT_BYTES : setting.overBytes);
}

/** Whether what an address stands for comes in parts. Source: product spec §7, the companion calls. */
export const isPartsAddress = (address: string | undefined): address is string =>
  address?.startsWith('/api/companion/s3/multipart/') ?? false;
