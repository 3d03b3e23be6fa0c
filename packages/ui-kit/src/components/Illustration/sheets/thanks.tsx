import { Shapes } from '../parts/shapes.tsx';
import { petals, rays, round } from '../parts/lines.ts';

/** A sun that smiles, above two flowers. */
export const thanks = (
  <Shapes
    of={[
      ['wash-sky', 'M8 8h344v384H8Z'],
      ['sun', round(180, 160, 80)],
      ['', rays(180, 160, 16, 96, 126)],
      ['ink', round(152, 146, 6) + round(208, 146, 6)],
      ['', 'M144 178c16 26 56 26 72 0'],
      ['coral', round(132, 172, 8) + round(228, 172, 8)],
      ['leaf', 'M8 350c60-30 130-30 180-12 60-20 110-16 164 0v54H8Z'],
      ['', 'M66 300v60M294 300v60'],
      ['rose', petals(66, 296, 6, 32) + petals(294, 296, 6, 32)],
      ['sun', round(66, 296, 10) + round(294, 296, 10)],
      ['coral', 'M180 372c-26-16-30-26-30-36 0-20 24-24 30-6 6-18 30-14 30 6 0 10-4 20-30 36Z'],
    ]}
  />
);
