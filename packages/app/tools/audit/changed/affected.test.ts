import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../../../scripts/tempFolder.ts';
import { affectedBy } from './affected.ts';

/** A workspace in small: two routes, a kit behind one module, and a story of each. */
const WORKSPACE = {
  'packages/app/src/main.tsx': "import './frame.ts'; import './tree.gen.ts';",
  'packages/app/src/frame.ts': "import '../../ui-kit/src/styles.css';",
  'packages/app/src/tree.gen.ts':
    "import { Route as A } from './routes/friends'; export { Route as B } from './routes/index';",
  'packages/app/src/routes/__root.tsx': '',
  'packages/app/src/routes/index.tsx':
    "import type { Shape } from '../shape.ts'; import { Card } from '../kit.ts'; export const Route = Card as Shape;",
  'packages/app/src/routes/friends.tsx':
    "import { Button } from '../kit.ts'; export const Route = [Button, () => import('../later.ts')];",
  'packages/app/src/shape.ts': 'export type Shape = object;',
  'packages/app/src/later.ts':
    "import { Card as Other } from './kit.ts'; export const later = 'ü'; void import('./latest.ts');",
  'packages/app/src/latest.ts': '',
  'packages/app/src/kit.ts':
    "export * from '../../ui-kit/src/button.ts'; export { default as Card } from '../../ui-kit/src/card.ts';",
  'packages/app/src/Friends.stories.tsx': "import { Route } from './routes/friends';",
  'packages/app/public/icon.svg': '',
  'packages/ui-kit/src/button.ts': "import './button.css'; export const Button = 1;",
  'packages/ui-kit/src/button.css': '',
  'packages/ui-kit/src/card.ts': 'export default 2;',
  'packages/ui-kit/src/card.stories.tsx': "import Card from './card.ts';",
  'packages/ui-kit/src/styles.css': "@import './tokens.css';",
  'packages/ui-kit/src/tokens.css': '',
  'packages/mocks/src/answers.ts': 'export const answer = 1;',
  '.storybook/preview.tsx':
    "import '../packages/ui-kit/src/styles.css'; import { answer } from '../packages/mocks/src/answers.ts';",
};

const EVERY_ROUTE = ['/', '/friends', '/no/such/page'];
const OF_CARD = 'packages/ui-kit/src/card.stories.tsx';
const OF_FRIENDS = 'packages/app/src/Friends.stories.tsx';

const affectedIn = (...changed: string[]) => {
  using place = tempFolder(WORKSPACE);
  return affectedBy(changed, place.folder);
};

describe('what a change may have reached', () => {
  it.each([
    ['nothing', []],
    ['a file that nobody imports', ['docs/qa.md']],
    ['a file that is gone', ['packages/app/src/gone.ts']],
    ['what is a type alone', ['packages/app/src/shape.ts']],
  ])('is nothing for %s', (_, changed) => {
    expect(affectedIn(...changed)).toEqual({ routes: [], storyFiles: [] });
  });

  it.each([
    ['a sheet of a part of the kit', 'packages/ui-kit/src/button.css', ['/friends'], [OF_FRIENDS]],
    ['a part that is loaded later by one that is', 'packages/app/src/latest.ts', ['/friends'], [OF_FRIENDS]],
    [
      'a part of the kit that two use',
      'packages/ui-kit/src/card.ts',
      ['/', '/friends'],
      [OF_FRIENDS, OF_CARD],
    ],
    ['what gives out the kit', 'packages/app/src/kit.ts', ['/', '/friends'], [OF_FRIENDS]],
    ['a story', OF_CARD, [], [OF_CARD]],
  ])('is what imports it, by its name, for %s', (_, file, routes, storyFiles) => {
    expect(affectedIn(file)).toEqual({ routes, storyFiles });
  });

  it.each([
    ['a token', 'packages/ui-kit/src/tokens.css', EVERY_ROUTE, [OF_FRIENDS, OF_CARD]],
    ['the frame of all pages', 'packages/app/src/frame.ts', EVERY_ROUTE, []],
    ['a public file', 'packages/app/public/icon.svg', EVERY_ROUTE, []],
    ['the lockfile', 'pnpm-lock.yaml', EVERY_ROUTE, [OF_FRIENDS, OF_CARD]],
    ['the stage of stories', '.storybook/preview.tsx', [], [OF_FRIENDS, OF_CARD]],
    ['what answers the calls of screens', 'packages/mocks/src/answers.ts', [], [OF_FRIENDS]],
  ])('is all that stands in it for %s', (_, file, routes, storyFiles) => {
    expect(affectedIn(file)).toEqual({ routes, storyFiles });
  });
});
