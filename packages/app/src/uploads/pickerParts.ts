import { laterPart } from '../lib/loading/laterPart.ts';

/** Scripts of their own: dropping files is the largest part of choosing them, and who has chosen none needs no list. */
export const pickerParts = {
  chooseFiles: laterPart(() => import('./ChooseFiles.tsx').then(({ ChooseFiles }) => ChooseFiles)),
  chosenFiles: laterPart(() => import('./ChosenFiles.tsx').then(({ ChosenFiles }) => ChosenFiles)),
};
