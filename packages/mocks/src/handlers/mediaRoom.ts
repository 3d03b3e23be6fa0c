import { quotaReason, apiError } from '@friendbase/contract';
import type { Picture, Store } from '../store.ts';

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

/** Throws where the member has no room for so many more bytes: of a file, or of the part of a file with this number. */
export function requireRoom(
  store: Store,
  { id, ownerId }: Picture,
  bytes: number,
  partNumber?: number,
): void {
  const own = store.media.all().filter((file) => file.ownerId === ownerId);
  const partsOf = ({ parts = [] }: Picture) => parts;
  const others = own.filter((file) => file.id === id).flatMap(partsOf);
  const coming = own.filter(({ state }) => state === 'waiting' || state === 'processing');
  const usage = {
    storedBytes: sum(own.filter(({ state }) => state === 'ready').map(({ byteSize }) => byteSize ?? 0)),
    inFlightBytes: sum(
      coming.flatMap((file) => [file.byteSize ?? 0, ...partsOf(file).map(({ size }) => size)]),
    ),
    otherPartsBytes:
      partNumber === undefined
        ? 0
        : sum(others.filter(({ number }) => number !== partNumber).map(({ size }) => size)),
  };
  const reason = quotaReason(usage, bytes);
  if (reason) throw apiError(...reason);
}
