import { describe, expect, it } from 'vitest';
import { MEDIA_QUOTA, quotaReason } from './mediaQuota.ts';

const MIB = 2 ** 20;
const NOTHING = { storedBytes: 0, inFlightBytes: 0, otherPartsBytes: 0 };

describe('the room of a member', () => {
  it.each([
    ['a part of a file that gets too large', { otherPartsBytes: 50 * MIB }, 1, 'bodyTooLarge'],
    ['what is one byte too much in all', { storedBytes: MEDIA_QUOTA.bytes - 9 }, 10, 'mediaQuotaFull'],
    [
      'what is too much with what is on its way',
      { storedBytes: MEDIA_QUOTA.bytes - 20, inFlightBytes: 11 },
      10,
      'mediaQuotaFull',
    ],
    ['one byte more than 200 MB at once', { inFlightBytes: 200 * MIB }, 1, 'uploadsInFlight'],
  ])('does not hold %s', (_, usage, bytes, code) => {
    expect(quotaReason({ ...NOTHING, ...usage }, bytes)?.[0]).toBe(code);
  });

  it('holds what just fits, and what a server gives', () => {
    const full = { storedBytes: MEDIA_QUOTA.bytes - 10, inFlightBytes: 0, otherPartsBytes: 0 };
    expect(quotaReason(full, 10)).toBeUndefined();
    expect(quotaReason({ ...NOTHING, inFlightBytes: 150 * MIB }, 50 * MIB)).toBeUndefined();
    expect(quotaReason(NOTHING, 11, 10)).toEqual(['mediaQuotaFull']);
  });
});
