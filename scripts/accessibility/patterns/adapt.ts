import { NO_POWERS } from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const adapt: readonly Row[] = [
  {
    number: '4.9.1',
    name: 'Let Users Control When the Content Moves or Changes',
    by: 'T',
    words:
      'A filter changes its list alone, what plays was started, and nothing goes on by itself where the member takes every step.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/FilterGroup/FilterGroup.test.tsx',
        title: 'keys: arrows move and choose, and go round',
      },
      { file: 'packages/games/src/story/machine.test.ts', title: 'arms no timer' },
      NO_POWERS,
      {
        file: 'packages/app/src/everyPage.long.test.tsx',
        title:
          'stays as it is at letters and digits that nobody asked for, and as the focus goes from control to control',
      },
      {
        file: 'packages/app/src/everyRoute/rest.long.test.tsx',
        title: '%s: what is set in a field takes nobody elsewhere',
      },
    ],
  },
  {
    number: '4.9.2',
    name: 'Enable APIs and Extensions',
    by: 'T',
    words:
      "Words can be selected and pasted, the menu of the browser stays, and the reader's own colours win.",
    tests: [
      NO_POWERS,
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title:
          'with forced colours icons have the colour of their words, and pictures the colours of the system',
      },
      {
        file: 'packages/ui-kit/src/tokens/wishes.test.tsx',
        title: 'the colours are the reader’s, with theme %s',
      },
    ],
  },
  {
    number: '4.9.3',
    name: 'Support Simplification',
    by: 'T',
    words:
      'Simple mode keeps the five daily pages in view and all others behind More; one press brings everything back, and nothing written is lost.',
    tests: [
      {
        file: 'packages/app/e2e/both/reach.spec.ts',
        title: 'everything is back with one press, and what was written stays',
      },
      {
        file: 'packages/app/e2e/both/reach.spec.ts',
        title: 'quotes, tips and the reward store can go one by one, and links of the menu',
      },
      {
        file: 'packages/app/src/lib/lists/shown.test.ts',
        title: 'has a way back as soon as anything is left out: %o',
      },
    ],
  },
  {
    number: '4.9.4',
    name: 'Support a Personalized and Familiar Interface',
    by: 'T',
    words:
      'Every setting is found by its name, lasts over a reload, holds before the first paint where it is for the appearance, and can be put back.',
    tests: [
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title: 'P1 to P15 can be put back: one change, those of today, and all of them, also after a reload',
      },
      {
        file: 'packages/app/src/comfort/ComfortDialog.test.tsx',
        title: 'every setting that there is can be found by its name',
      },
      { file: 'packages/app/src/hydrationOfRoutes.test.tsx', title: '%s' },
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title:
          'P1 Text size: everything grows, at once and before the next first paint, and nothing is cut off',
      },
    ],
  },
];
