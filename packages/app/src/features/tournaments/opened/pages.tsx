import type { PageSet } from '@friendbase/contract';
import { ANIMALS } from '@friendbase/games/animals';
import { SHEET_PICTURES, SHEET_SHAPES, StarMap, type SheetProps } from '@friendbase/ui-kit/sheets';
import type { Translate } from '@friendbase/ui-kit/words';
import type { rewardPages } from '../../../words/en/rewardPages.ts';

type T = Translate<typeof rewardPages>;

/** A sheet in the member's words. */
export type Page = Omit<SheetProps, 'children'> & { words?: readonly string[] };

const GARDEN = ['flowers', 'birds', 'snail', 'butterfly', 'tree'] as const;
const STEPS = [
  ['soupWash', 'wash'],
  ['soupCut', 'cut'],
  ['soupFry', 'fry'],
  ['soupFill', 'fill'],
  ['soupCook', 'cook'],
  ['soupEat', 'eat'],
] as const;
const ANIMAL_NAMES = [
  'dog',
  'robin',
  'goldfish',
  'cat',
  'rabbit',
  'hedgehog',
  'turtle',
  'duck',
  'frog',
  'mouse',
  'owl',
  'bear',
] as const;
const WINTER = ['snowflake', 'snowman', 'scarf', 'mug', 'mitten', 'hat'] as const;

/** What each reward has to print. */
export const PAGES: Readonly<Record<PageSet, (t: T) => readonly Page[]>> = {
  'thank-you-card': (t) => [
    {
      title: t('thanksTitle'),
      picture: { drawing: SHEET_PICTURES.thanks, alt: t('thanksAlt') },
      words: [t('thanksTo'), t('thanksFrom')],
    },
  ],
  'soup-recipe': (t) => [
    {
      title: t('soupTitle'),
      isOrdered: true,
      items: STEPS.map(([step, name]) => ({ word: t(step), shapes: SHEET_SHAPES[name] })),
      words: [t('soupNeeds'), t('soupHot')],
    },
  ],
  garden: (t) =>
    GARDEN.map((name) => ({
      title: t(`${name}Title`),
      picture: { drawing: SHEET_PICTURES[name], alt: t(`${name}Alt`) },
    })),
  'animal-stickers': (t) => [
    {
      title: t('animalsTitle'),
      items: ANIMAL_NAMES.map((name) => ({ word: t(name), shapes: ANIMALS[name] })),
      words: [t('cut')],
    },
  ],
  'winter-stickers': (t) => [
    {
      title: t('winterTitle'),
      items: WINTER.map((name) => ({ word: t(name), shapes: SHEET_SHAPES[name] })),
      words: [t('cut')],
    },
  ],
  'star-map': (t) => [
    {
      title: t('starsTitle'),
      picture: {
        drawing: (
          <StarMap
            words={{
              greatBear: t('greatBear'),
              littleBear: t('littleBear'),
              pole: t('pole'),
              queen: t('queen'),
            }}
          />
        ),
        alt: t('starsAlt'),
      },
      words: [t('starsBear'), t('starsPole'), t('starsOthers'), t('starsSouth')],
    },
  ],
};
