import type { Liking } from '@friendbase/contract';
import { ANIMALS } from '@friendbase/games/animals';
import { round, type Shape } from '@friendbase/ui-kit/drawing';

/** What members like, in a box of 48 × 48: things, and no faces of people. Two are never told apart by their colour alone. */
export const DRAWINGS: Readonly<Record<Liking, readonly Shape[]>> = {
  music: [
    ['', 'M20 37V11l23-6v27M20 19l23-6'],
    ['iris', round(13, 37, 7) + round(36, 32, 7)],
  ],
  singing: [
    ['clay', 'M18 23 5 39c-2 4 2 8 6 6l16-13Z'],
    ['sky', round(31, 17, 13)],
    ['', 'M19 15c7 2 12 7 14 15M25 6c8 3 14 9 17 17'],
  ],
  dancing: [
    ['', 'M20 17 8 10M28 17l12-8M19 39l-3 7M29 39l5 6'],
    ['wash-clay', round(24, 8, 5)],
    ['rose', 'M19 15h10l2 11 8 13H9l8-13Z'],
  ],
  films: [
    ['paper', 'M5 20h38v23H5Z'],
    ['sea', 'M5 20 3 12 40 4l2 8Z'],
    ['', 'M13 10l5 7M24 8l5 6M34 5l5 7'],
    ['coral', 'M20 25l11 6.5L20 38Z'],
  ],
  books: [
    ['coral', 'M6 32h34v11H6Z'],
    ['sky', 'M10 20h32v12H10Z'],
    ['sun', 'M7 8h30v12H7Z'],
    ['', 'M14 8v12M35 20v12M13 32v11'],
  ],
  drawing: [
    ['paper', 'M5 5h30v39H5Z'],
    ['sun', 'M40 10l5 5-20 22-8 3 3-8Z'],
    ['', 'M11 13h14M11 21h8M20 32l5 5'],
  ],
  photos: [
    ['sky', 'M4 14h10l4-6h12l4 6h10v28H4Z'],
    ['paper', round(24, 28, 10)],
    ['deep', round(24, 28, 5)],
    ['sun', round(38, 20, 2)],
  ],
  knitting: [
    ['', 'M7 5l14 18M41 5 27 23'],
    ['rose', round(24, 30, 14)],
    ['', 'M12 25c8-4 18 0 24 8M11 33c6-2 14 2 18 10M20 17c9 1 14 6 17 14'],
  ],
  cooking: [
    ['sea', 'M7 22h34v14c0 5-4 8-9 8H16c-5 0-9-3-9-8Z'],
    ['coral', 'M5 22c2-8 10-10 19-10s17 2 19 10Z'],
    ['sun', round(24, 9, 3)],
    ['', 'M7 29H2M41 29h5'],
  ],
  baking: [
    ['clay', 'M5 41V26c0-9 8-14 19-14s19 5 19 14v15Z'],
    ['', 'M14 18l4 9M24 16l4 9M33 18l3 8'],
  ],
  tea: [
    ['', 'M17 12c-4-4 3-5 0-9M27 12c-4-4 3-5 0-9M36 22h4c6 0 6 11-4 11'],
    ['sky', 'M8 18h28v14c0 7-5 12-14 12S8 39 8 32Z'],
  ],
  gardens: [
    ['', 'M24 32V18'],
    ['leaf', 'M24 27C24 17 16 12 7 13c0 9 6 14 17 14ZM24 22c0-10 7-16 17-16 0 11-6 16-17 16Z'],
    ['clay', 'M12 30h24l-3 14H15Z'],
  ],
  walking: [
    ['clay', 'M13 5h15v18l13 7c3 2 4 5 4 9H7c0-12 6-18 6-34Z'],
    ['deep', 'M6 39h40v5H6Z'],
    ['', 'M22 13h6M22 19h6M31 25l-3 5'],
  ],
  swimming: [
    ['wash-clay', round(34, 16, 6)],
    ['rose', 'M7 30c3-11 13-13 20-4l6 5Z'],
    ['sky', 'M3 30c5-4 9-4 14 0s9 4 14 0 9-4 14 0v13H3Z'],
    ['', 'M3 37c5-4 9-4 14 0s9 4 14 0 9-4 14 0'],
  ],
  football: [
    ['paper', round(24, 24, 20)],
    ['ink', 'M24 16l8 6-3 9H19l-3-9Z'],
    ['', 'M24 16V5M32 22l10-4M29 31l6 9M19 31l-6 9M16 22 6 18'],
  ],
  cycling: [
    ['paper', round(11, 33, 9) + round(37, 33, 9)],
    ['', 'M11 33l8-18h13M11 33h13L19 15M24 33l8-18M37 33 31 8h6M15 12h8'],
  ],
  trains: [
    ['', 'M14 36 6 45M34 36l8 9M11 41h26'],
    ['coral', 'M10 4h28c3 0 4 2 4 4v28H6V8c0-2 1-4 4-4Z'],
    ['sky', 'M11 10h11v11H11ZM26 10h11v11H26Z'],
    ['sun', round(14, 29, 3) + round(34, 29, 3)],
  ],
  cars: [
    ['sea', 'M3 36V26l7-2 6-11h17l8 11 4 2v10Z'],
    ['paper', 'M15 24l4-7h5v7ZM28 17h4l4 7h-8Z'],
    ['deep', round(13, 37, 6) + round(35, 37, 6)],
    ['paper', round(13, 37, 2) + round(35, 37, 2)],
  ],
  dogs: ANIMALS.dog,
  cats: ANIMALS.cat,
  birds: ANIMALS.robin,
  boardGames: [
    ['iris', 'M4 20h24v24H4Z'],
    ['paper', round(10, 26, 2) + round(22, 26, 2) + round(16, 32, 2) + round(10, 38, 2) + round(22, 38, 2)],
    ['coral', 'M30 44c0-9 3-10 4-16h5c1 6 4 7 4 16Z'],
    ['coral', round(36.5, 22, 6)],
  ],
  puzzles: [
    ['leaf', 'M5 14h13c-4-11 12-11 8 0h15v12c-11-4-11 12 0 8v10H28c4-10-12-10-8 0H5V34c10 4 10-12 0-8Z'],
  ],
  sea: [
    ['sun', round(33, 14, 9)],
    ['sea', 'M3 27c5-5 9-5 14 0s9 5 14 0 9-5 14 0v16H3Z'],
    ['', 'M3 35c5-5 9-5 14 0s9 5 14 0 9-5 14 0'],
  ],
};
