import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const sources = globSync('packages/{app,games,ui-kit}/{public,src}/**/*.{ts,tsx,css,svg}', {
  cwd: root,
  exclude: (file) => /\.(test|stories|guide)\.tsx?$/.test(file),
}).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** What no screen uses, and where one does for a reason that stands beside it there. */
const UNUSED: [what: string, pattern: RegExp, but: string[]][] = [
  // WCAG 2.5.4.
  ['is worked by moving the device', /devicemotion|deviceorientation/, []],
  // COGA 4.9.2. A toast is swiped away.
  [
    'keeps words from being selected',
    /user-select: none/,
    ['packages/ui-kit/src/components/ToastRegion/ToastRegion.css'],
  ],
  ['takes the menu of the browser away', /contextmenu/i, []],
  // Pictures are pasted there; words go where they would.
  [
    'takes hold of what is pasted',
    /onPaste|'paste'/,
    ['packages/ui-kit/src/components/DropZone/DropZone.tsx'],
  ],
  // WCAG 1.4.2.
  ['plays by itself', /autoPlay|new Audio\(/, []],
  // COGA 4.2.2. Links lead through the router; a notification of the system was pressed outside of the page.
  [
    'leads to another page but a link',
    /navigate\(\{ (href|to)\b/,
    [
      'packages/app/src/features/frame/MemberFrame.tsx',
      'packages/app/src/offline/cachePages.ts',
      'packages/app/src/people/PersonDialog.tsx',
    ],
  ],
  // WCAG 1.4.5. Beside the initial stands the name; the names of stars come from the catalogue, in the letters of the page.
  [
    'draws text',
    /<(text|tspan|textPath|foreignObject)\b/,
    ['packages/ui-kit/src/components/Avatar/Avatar.tsx', 'packages/ui-kit/src/patterns/Sheet/StarMap.tsx'],
  ],
  // WCAG 3.2.5. The map of an event says so in its words.
  ['opens a window of the browser', /window\.open|_blank/, ['packages/app/src/lib/events/EventFacts.tsx']],
];

it.each(UNUSED)('nothing %s', (_, pattern, but) => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(but);
});
