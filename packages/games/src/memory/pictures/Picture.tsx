import { Drawing, type Shape } from '@friendbase/ui-kit/drawing';
import { FOOD } from './food.ts';
import { GARDEN } from './garden.ts';
import { HOME } from './home.ts';
import type { PictureName } from './names.ts';

const PICTURES: Record<PictureName, readonly Shape[]> = { ...GARDEN, ...HOME, ...FOOD };

/** What is on a card. Two are never told apart by their colour alone: their outlines differ. */
export function Picture({ name }: { name: PictureName }) {
  return <Drawing of={PICTURES[name]} />;
}
