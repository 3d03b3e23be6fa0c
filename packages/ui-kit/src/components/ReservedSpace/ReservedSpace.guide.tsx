import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { ReservedSpace } from './ReservedSpace.tsx';

const come = (
  <Button tone="quiet" icon="arrowDown">
    2 new posts
  </Button>
);

export const reservedSpaceGuide: Guide = {
  purpose: 'Keeps room for what may come by itself, so that nothing moves when it comes.',
  use: [
    'For a button that tells of something new beside a list that is being read.',
    'With every choice that may stand there, in the words they may have at most.',
  ],
  avoid: [
    'For what comes by the member’s own press: it may take its room then.',
    'As the only word of what has come: say it once as well.',
  ],
  keys: [],
  heard: [{ when: 'Nothing stands there', said: 'Nothing' }],
  dos: [
    {
      picture: <ReservedSpace choices={come}>{come}</ReservedSpace>,
      because: 'Its room was there before it.',
    },
  ],
  donts: [{ picture: come, because: 'Put in later, it pushes down what is being read.' }],
};
