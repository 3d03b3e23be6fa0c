import { JOURNEYS } from '../../tools/orca/journeys/index.ts';
import { walkOnce } from '../../tools/orca/walk.ts';
import { openVirtualReader } from '../../tools/virtualReader/reader.ts';
import { differenceFromAccepted, VIRTUAL } from '../../tools/virtualReader/transcripts.ts';
import { expect, test } from '@playwright/test';
import { tier } from '../journey.ts';

// What the virtual reader says is held against what Orca says in `tools/virtualReader/accepted.test.ts`.
for (const [name, journey] of JOURNEYS) {
  test(`a journey sounds as accepted: ${name}`, tier(true), async ({ browser }) => {
    // A journey is some fifty steps, and waits after each until all is said.
    test.slow();
    const { text, problems } = await walkOnce(journey, openVirtualReader(browser), VIRTUAL);
    expect(problems).toEqual([]);
    expect(differenceFromAccepted(name, text)).toBeUndefined();
  });
}
