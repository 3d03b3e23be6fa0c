import { expect, it } from 'vitest';
import { JOURNEYS } from '../orca/journeys/index.ts';
import { acceptedOf } from '../orca/report.ts';
import { type Difference, differences } from './compare.ts';
import { DIFFERENCES } from './differences.ts';
import { ACCEPTED_VIRTUAL } from './transcripts.ts';

const names = [...JOURNEYS.keys()];

/** What is accepted of both readers, held against each other. */
function unnamedIn(name: string, met = new Set<Difference>()): string[] {
  const [orca, virtual] = [acceptedOf(name), acceptedOf(name, ACCEPTED_VIRTUAL)];
  if (orca === undefined || virtual === undefined)
    return [
      `${name} is to be accepted of both: npm run orca -- ${name} --accept, and once more with --virtual.`,
    ];
  return differences(name, [orca, virtual], DIFFERENCES, met);
}

it.each(names)('the two readers say the same in %s, but for what is named', (name) => {
  expect(unnamedIn(name)).toEqual([]);
});

it('has no named difference that nothing meets', () => {
  const met = new Set<Difference>();
  for (const name of names) unnamedIn(name, met);
  const unmet = DIFFERENCES.filter((one) => !met.has(one));
  expect(unmet.map(({ who, what, why }) => `${who}, ${String(what)}: ${why}`)).toEqual([]);
});
