import { catalogue } from '@friendbase/ui-kit/words';

/** The pages that rewards have to print. Loaded when one is opened. */
export const rewardPages = catalogue('rewards.pages', {
  print: 'Print',
  printCount: ({ count }: { count: number }, f) =>
    f.plural(count, {
      one: 'You print 1 page, black on white.',
      other: `You print ${f.number(count)} pages, black on white.`,
    }),
  noPrinter: 'No printer? You can look at it here as often as you like.',

  thanksTitle: 'Thank you!',
  thanksAlt: 'A big sun smiles. Below are a heart and two flowers in the grass.',
  thanksTo: 'For: ______________________',
  thanksFrom: 'From: ______________________',

  flowersTitle: 'Flowers',
  flowersAlt: 'Three big flowers in the grass. One of them smiles. The sun shines.',
  birdsTitle: 'Two birds',
  birdsAlt: 'Two birds sit on a branch with leaves. A heart is between them.',
  snailTitle: 'A very big snail',
  snailAlt: 'A very big snail in the grass, with a round shell. The flower beside it is small.',
  butterflyTitle: 'A butterfly',
  butterflyAlt: 'A butterfly with round marks on its wings flies over two flowers.',
  treeTitle: 'An apple tree',
  treeAlt: 'An apple tree with a fence and a watering can.',

  soupTitle: 'Warm lentil soup for 4',
  soupNeeds:
    'You need 1 onion, 2 carrots, 1 spoon of oil and a little salt. You also need 1 cup of red lentils and 4 cups of water.',
  soupWash: 'Wash the carrots and the lentils.',
  soupCut: 'Cut the onion and the carrots into small pieces. You can ask for help.',
  soupFry: 'Warm the oil in a pot. Cook the onion and carrots for 5 minutes.',
  soupFill: 'Put in the lentils and the water.',
  soupCook: 'Cook it for 20 minutes, until the lentils are soft. Stir it sometimes.',
  soupEat: 'Add the salt. Let it cool a little, and enjoy it.',
  soupHot: 'The pot and the stove are hot. Turn the stove off at the end.',

  animalsTitle: 'Happy animal stickers',
  cut: 'Cut along the lines. With glue they become stickers.',
  dog: 'Dog',
  robin: 'Robin',
  goldfish: 'Goldfish',
  cat: 'Cat',
  rabbit: 'Rabbit',
  hedgehog: 'Hedgehog',
  turtle: 'Turtle',
  duck: 'Duck',
  frog: 'Frog',
  mouse: 'Mouse',
  owl: 'Owl',
  bear: 'Bear',

  winterTitle: 'Winter stickers',
  snowflake: 'Snowflake',
  snowman: 'Snowman',
  scarf: 'Scarf',
  mug: 'Warm drink',
  mitten: 'Mitten',
  hat: 'Hat',

  starsTitle: 'Stars in the north',
  starsAlt:
    'The Great Bear is at the top. A dotted line goes from its two last stars down to the North Star. The Little Bear begins there. The Queen, like a W, is below.',
  greatBear: 'Great Bear',
  littleBear: 'Little Bear',
  pole: 'North Star',
  queen: 'The Queen',
  starsBear:
    '1. Look to the north on a clear evening in spring. Find the seven bright stars of the Great Bear.',
  starsPole: '2. Follow the dotted line from its two last stars. It leads to the North Star.',
  starsOthers: '3. From there, find the Little Bear. The Queen looks like the letter W.',
  starsSouth: 'You see these stars in the northern half of the world.',
});
