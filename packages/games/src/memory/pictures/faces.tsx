import { Drawing, type Shape } from '@friendbase/ui-kit/drawing';
import type { ReactElement } from 'react';
import { FOOD } from './food.ts';
import { GARDEN } from './garden.ts';
import { HOME } from './home.ts';
import type { PictureName } from './names.ts';

const PICTURES: Record<PictureName, readonly Shape[]> = { ...GARDEN, ...HOME, ...FOOD };

/** What is on the cards. Two are never told apart by their colour alone: their outlines differ. */
export const FACES = Object.fromEntries(
  Object.entries(PICTURES).map(([name, shapes]) => [name, <Drawing key={name} of={shapes} />]),
) as Record<PictureName, ReactElement>;
