import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../../scripts/tempFolder.ts';
import { openKnownSame } from './knownSame.ts';

const [accepted, seen] = [Buffer.from([1, 2, 3]), Buffer.from([4, 5])];

describe('what was found the same', () => {
  let place = tempFolder();
  const open = (sources = ['compare', 'judge']) =>
    openKnownSame(path.join(place.folder, 'new', 'same.txt'), sources);

  beforeEach(() => {
    place = tempFolder();
  });
  afterEach(() => place[Symbol.dispose]());

  it.each<[string, (Uint8Array | string)[]]>([
    ['another picture', [accepted, Buffer.from([4, 6]), 'Chromium 150']],
    ['another accepted picture', [Buffer.from([1, 2]), seen, 'Chromium 150']],
    ['another browser', [accepted, seen, 'Chromium 151']],
    [
      'the same bytes, shared out in another way',
      [Buffer.from([1, 2, 3, 4]), Buffer.from([5]), 'Chromium 150'],
    ],
  ])('does not hold for %s', (_, compared) => {
    const known = open();
    known.add([accepted, seen, 'Chromium 150']);
    expect(known.has(compared)).toBe(false);
  });

  it('does not hold once anything that compares has changed, nor when that is taken back', () => {
    open().add([accepted, seen]);
    expect(open(['compare more', 'judge']).has([accepted, seen])).toBe(false);
    expect(open().has([accepted, seen])).toBe(false);
  });

  it('is nothing at first, and holds from run to run', () => {
    expect(open().has([accepted, seen])).toBe(false);
    open().add([accepted, seen]);
    expect(open().has([accepted, seen])).toBe(true);
  });
});
