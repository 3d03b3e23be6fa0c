import { catalogue } from '@friendbase/ui-kit/words';

/** The settings of games: loaded with them, and with their group. */
export const games = catalogue('comfort.games', {
  usual: 'Usual pace',
  twice: 'Half as fast',
  four: 'Slow',
  ten: 'Very slow',
  wait: 'Wait for me',
  waitMeans: 'Each step comes when you press.',
  writtenMeans: 'In the number game. You get the same points.',
  hintsLater: 'After two tries',
  hintsAlways: 'Always',
  hintsNever: 'Never',
  stayMeans: 'The sums do not get harder.',
  short: 'Short',
  fullWords: 'Everything',
});
