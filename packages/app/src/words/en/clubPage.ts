import { catalogue } from '@friendbase/ui-kit/words';

/** The page of one club, and what joining it says. */
export const clubPage = catalogue('clubs.page', {
  leave: 'Leave',
  failed: 'We could not load who is in the clubs',
  failedText: 'You can play all the same. Please try again.',
  unknown: 'We could not find that club.',
  people: 'Who is in this club',
  peopleFailed: 'We could not load who is in this club',
  membersHere: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'No members are here yet.',
      one: '1 member is here.',
      other: `${f.number(count)} members are here.`,
    }),
  example: ({ count }: { count: number }, f) => `The number ${f.number(count)} is an example.`,
  onlyYou: 'You are the first one here. Your friends can join too.',
  nobody: 'Be the first one here. Press Join Club.',
  friends: 'Your friends here',
  others: 'Others here',
  notNamed: 'Some members are not shown. They choose who can find them.',
  moments: 'Good moments',
  moment: ({ name, stars }: { name: string; stars: number }, f) =>
    f.plural(stars, {
      one: `${name}: 1 star, found together.`,
      other: `${name}: ${f.number(stars)} stars, found together.`,
    }),
  noMoments: 'The next good moment can be yours. Just play when you like.',
  momentsFailed: 'We could not load the good moments',
  allGames: 'All games and clubs',
});
