import { birds, butterfly, flowers, snail, tree } from './garden.tsx';
import { SOUP } from './soup.ts';
import { thanks } from './thanks.tsx';
import { WINTER } from './winter.ts';

/** Drawings that fill a page to print, in a box of 360 × 400. */
export const SHEET_PICTURES = { flowers, birds, snail, butterfly, tree, thanks } as const;

/** Small ones, for stickers and steps. */
export const SHEET_SHAPES = { ...SOUP, ...WINTER };
