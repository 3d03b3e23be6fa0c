import { translationOf } from '@friendbase/ui-kit/words';
import type { rewardPages as reference } from '../en/rewardPages.ts';

export const rewardPages = translationOf<typeof reference>()('en', {
  printCount: ({ count }, f) =>
    f.plural(count, {
      one: 'It is 1 page, in black and white.',
      other: `It is ${f.number(count)} pages, in black and white.`,
    }),
  noPrinter: 'You have no printer? You can look at it here.',
  soupNeeds:
    'You need 1 onion and 2 carrots. You need oil and salt. You need 1 cup of red lentils and 4 cups of water.',
  soupCut: 'Cut the onion and carrots into small pieces. Ask for help if you like.',
  soupFry: 'Put oil in a pot. Cook the onion and carrots for 5 minutes.',
  soupCook: 'Cook it for 20 minutes. Stir it sometimes.',
  soupEat: 'Add salt. Wait until it is not too hot. Then eat.',
  soupHot: 'Careful: it is hot. Turn off the stove at the end.',
  cut: 'Cut them out. With glue they are stickers.',
  starsBear: '1. Look up in the north, on a spring evening. Find the Great Bear. It has seven bright stars.',
  starsPole: '2. Go along the dotted line. There is the North Star.',
  starsOthers: '3. Then find the Little Bear, and the Queen. The Queen looks like a W.',
  starsSouth: 'You can see them in the north of the world.',
});
