import { describe, expect, it } from 'vitest';
import { batchStateOf, FILE_STATES, type FileState } from './batchState.ts';

/** Every row of up to five files, in every order of their states. */
function rows(length: number): FileState[][] {
  if (length === 0) return [[]];
  return rows(length - 1).flatMap((row) => FILE_STATES.map((state) => [...row, state]));
}
const all = [0, 1, 2, 3, 4, 5].flatMap(rows);

/** The specification's order, as sentences: the first that is true of the files names their state. */
const SENTENCES: [FileState, (files: readonly FileState[]) => boolean][] = [
  ['error', (files) => files.some((one) => one === 'error')],
  ['complete', (files) => files.length > 0 && files.every((one) => one === 'complete')],
  [
    'paused',
    (files) =>
      files.some((one) => one === 'paused') &&
      files.every((one) => ['paused', 'complete', 'waiting'].includes(one)),
  ],
  ['uploading', (files) => files.some((one) => one === 'uploading')],
  ['preprocessing', (files) => files.some((one) => one === 'preprocessing')],
  ['postprocessing', (files) => files.some((one) => one === 'postprocessing')],
  ['waiting', () => true],
];

describe('what several files are doing together', () => {
  it('is the first true sentence of the order, for every row of up to five files', () => {
    expect(all).toHaveLength(1 + 7 + 49 + 343 + 2401 + 16_807);
    const wrong = all.filter(
      (files) => batchStateOf(files) !== SENTENCES.find(([, isTrue]) => isTrue(files))?.[0],
    );
    expect(wrong).toEqual([]);
  });

  it('does not depend on the order of the files', () => {
    const wrong = all.filter((files) => batchStateOf(files.toReversed()) !== batchStateOf(files));
    expect(wrong).toEqual([]);
  });

  it.each<[FileState[], FileState]>([
    [[], 'waiting'],
    [['complete', 'waiting'], 'waiting'],
    [['complete', 'complete', 'error'], 'error'],
    [['paused', 'uploading'], 'uploading'],
    [['paused', 'complete'], 'paused'],
    [['preprocessing', 'uploading', 'postprocessing'], 'uploading'],
    [['postprocessing', 'preprocessing'], 'preprocessing'],
  ])('of %j is %s', (files, state) => {
    expect(batchStateOf(files)).toBe(state);
  });
});
