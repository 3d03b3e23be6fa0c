import { Shapes } from '../parts/shapes.tsx';
import { petal, petals, rays, round, spiral } from '../parts/lines.ts';

const GRASS =
  'M0 384c14-16 20-16 26 0 8-24 16-24 22 0 10-14 18-14 24 0 8-22 16-22 24 0M252 384c8-22 16-22 24 0 8-16 18-16 24 0 8-24 16-24 24 0 8-14 18-14 26 0M-4 384h368';

/** Three large flowers and the sun. */
export const flowers = (
  <Shapes
    of={[
      ['paper', round(310, 48, 28)],
      ['', rays(310, 48, 12, 36, 50)],
      ['', 'M96 170c4 80 0 150-2 214M192 250c-2 50 0 90-2 134M276 210c2 70-2 120 2 174'],
      ['paper', petal(96, 300, 0.92, 60, 0.1) + petal(94, 340, 0.56, 60, 0.1)],
      ['paper', petal(191, 340, 0.9, 48, 0.1) + petal(191, 360, 0.6, 44, 0.1)],
      ['paper', petal(276, 300, 0.58, 56, 0.1) + petal(277, 340, 0.93, 56, 0.1)],
      ['paper', petals(96, 130, 8, 82)],
      ['paper', round(96, 130, 26)],
      ['', round(88, 124, 3) + round(104, 124, 3) + 'M84 136c6 8 18 8 24 0'],
      ['paper', petals(190, 250, 6, 56)],
      ['paper', round(190, 250, 16)],
      ['paper', petals(276, 186, 10, 66)],
      ['paper', round(276, 186, 20)],
      ['', GRASS],
    ]}
  />
);

const BIRD = [
  ['paper', 'M96 92 150 152l-28 6Z'],
  ['paper', 'M100 100C90 50 50 26 14 52-20 76-18 132 24 152c44 18 78-10 76-52Z'],
  ['paper', 'M6 62C-20 80-16 134 20 148c22-20 20-68-14-86Z'],
  ['paper', 'M88 92c-8 30-34 40-56 30 4-28 26-42 56-30Z'],
  ['', 'M80 98c-10 18-24 24-38 20M70 102c-6 10-14 14-24 14'],
  ['paper', 'M0 64-26 76-6 84Z'],
  ['ink', round(20, 66, 5)],
  ['', 'M40 156v20M56 154v20'],
] as const;

/** Two birds on a branch, with leaves and a heart between them. */
export const birds = (
  <>
    <Shapes
      of={[
        ['paper', 'M-4 296c80-22 160-8 368-40v18c-200 30-290 18-368 42Z'],
        [
          'paper',
          petal(60, 290, 0.18, 60, 0.1) + petal(120, 300, 0.3, 60, 0.1) + petal(300, 282, 0.2, 60, 0.1),
        ],
        [
          'paper',
          petal(200, 296, 0.27, 66, 0.1) + petal(348, 260, 0.7, 40, 0.1) + petal(20, 296, 0.8, 50, 0.1),
        ],
        ['paper', 'M180 120c-40-24-46-40-46-56 0-30 36-36 46-10 10-26 46-20 46 10 0 16-6 32-46 56Z'],
        [
          'paper',
          'M30 64c-22 0-24-28-2-32 4-24 40-26 46-4 22-6 36 24 14 36ZM270 40c-18 0-20-22-2-26 4-18 32-18 38-2 18-4 28 18 12 28Z',
        ],
      ]}
    />
    <g transform="translate(232 112)">
      <Shapes of={BIRD} />
    </g>
    <g transform="translate(128 118) scale(-1 1)">
      <Shapes of={BIRD} />
    </g>
  </>
);

/** A snail that is larger than the flower beside it. */
export const snail = (
  <Shapes
    of={[
      ['paper', petals(24, 308, 6, 20)],
      ['paper', round(24, 308, 7)],
      ['', 'M24 315v69'],
      ['paper', petal(24, 356, 0.9, 26, 0.1)],
      ['paper', 'M352 372H110c-34 0-50-22-52-52-6-50 50-64 60-16 4 20 14 30 34 30h140c34 0 52 14 60 38Z'],
      ['paper', round(220, 216, 128)],
      ['', spiral(220, 216, 128, 46)],
      ['', 'M76 280 58 236M100 280l8-48'],
      ['paper', round(58, 230, 9) + round(109, 226, 9)],
      ['ink', round(58, 230, 3) + round(109, 226, 3)],
      ['', 'M72 326c8 10 20 12 28 6'],
      ['', GRASS],
    ]}
  />
);

const WING = 'M180 190C190 90 262 40 316 60c44 18 36 96-24 116 40 8 62 56 36 96-30 40-112 12-148-60Z';

/** A butterfly with round marks on its wings, above flowers. */
export const butterfly = (
  <>
    {[undefined, 'translate(360 0) scale(-1 1)'].map((transform) => (
      <g key={transform ?? ''} transform={transform}>
        <Shapes
          of={[
            ['paper', WING],
            ['paper', round(280, 112, 28) + round(228, 140, 16) + round(278, 232, 24) + round(232, 218, 12)],
            ['', round(280, 112, 14) + round(278, 232, 11)],
            ['', 'M190 118c8-34 20-52 42-62'],
            ['paper', petals(300, 348, 6, 26)],
            ['paper', round(300, 348, 8)],
            ['', 'M300 356v28'],
          ]}
        />
      </g>
    ))}
    <Shapes
      of={[
        ['paper', 'M180 128c14 0 18 24 14 60-2 44-6 80-14 96-8-16-12-52-14-96-4-36 0-60 14-60Z'],
        ['paper', round(180, 120, 18)],
        ['', 'M166 184h28M168 210h24M170 236h20M172 258h16'],
        ['', round(174, 118, 2) + round(186, 118, 2) + 'M174 126c3 4 9 4 12 0'],
        ['', GRASS],
      ]}
    />
  </>
);

/** An apple tree, a fence and a watering can. */
export const tree = (
  <Shapes
    of={[
      ['', 'M-4 300h100M264 300h100'],
      ['', 'M-4 336h100M264 336h100'],
      [
        'paper',
        'M8 384V280l14-16 14 16v104ZM60 384V280l14-16 14 16v104ZM272 384V280l14-16 14 16v104ZM324 384V280l14-16 14 16v104Z',
      ],
      ['paper', 'M150 384c14-30 16-80 12-130h40c-4 50-2 100 12 130Z'],
      [
        'paper',
        'M110 260c-60 10-90-50-52-86-40-40 0-104 56-88 20-60 116-60 136 0 56-16 96 48 56 88 38 36 8 96-52 86-30 30-114 30-144 0Z',
      ],
      [
        'paper',
        round(120, 140, 16) +
          round(190, 104, 16) +
          round(248, 146, 16) +
          round(160, 196, 16) +
          round(222, 214, 16),
      ],
      [
        '',
        'M120 124c0-6 2-10 6-12M190 88c0-6 2-10 6-12M248 130c0-6 2-10 6-12M160 180c0-6 2-10 6-12M222 198c0-6 2-10 6-12',
      ],
      ['paper', 'M226 324h52l-6 60h-40Z'],
      ['', 'M232 324c0-26 40-26 40 0M230 344 200 322M278 346c22 0 22 24-2 26'],
      ['paper', 'M196 314l14 14-18 6Z'],
      ['', GRASS],
    ]}
  />
);
