import type { PersonName } from '../../components/Illustration/people/index.ts';
import { catalogue } from '../catalogue.ts';

/** What the drawn people look like, for who does not see them or chooses one. */
export const people = catalogue('kit.people', {
  sam: 'Sam: round face, smiling eyes, short brown hair, striped top',
  maya: 'Maya: fair hair in a bun, small earrings, blue cardigan',
  leo: 'Leo: short black hair, round glasses, green jumper',
  priya: 'Priya: long black hair in a plait, yellow dress',
  tom: 'Tom: brown beard, purple hat with a bobble, brown jumper',
  nadia: 'Nadia: blue-green headscarf, pink dress',
  grace: 'Grace: curly white hair, hearing aid, pink cardigan',
  zoe: 'Zoe: ginger bunches, freckles, wheelchair, green jumper',
  kenji: 'Kenji: short black hair, red headphones, purple hoodie',
  ella: 'Ella: big black curls, yellow hairband, red jumper',
  ruth: 'Ruth: pink headwrap with a knot, round earrings, blue dress',
  victor: 'Victor: bald, gray mustache, square glasses',
  mila: 'Mila: long brown hair, freckles, star in the hair, dungarees',
  omar: 'Omar: white beard, green cap, walking stick',
  hana: 'Hana: black hair to the chin, pink jumper, white collar',
} satisfies Record<PersonName, string>);
