import '@friendbase/ui-kit/styles.css';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../../../.storybook/checks/everyVisualMode.ts';
import { resize, restoringEnvironment } from '../../../../.storybook/checks/emulate.ts';
import type { Problem } from '../../../../.storybook/checks/seen.ts';
import { standStill } from '../../../../.storybook/checks/still.ts';
import { unstick } from '../../e2e/wholePage.ts';
import { ROUTES, routesForEach } from '../../testing/everyRoute.tsx';
import { FIRST_WINDOWS, SETTINGS } from '../../testing/firstWindow.tsx';

const open = routesForEach();

afterEach(() => page.viewport(414, 896));

// What stands behind presses is the audit's.
describe.each(SETTINGS)('%s', (_, chosen) => {
  it.each(ROUTES)('%s has nothing in any window that axe finds, with the stricter rules', async (path) => {
    await open(path, { chosen });
    const found: Problem[] = [];
    await restoringEnvironment(async () => {
      for (const [width, height] of FIRST_WINDOWS) {
        await resize(width, height);
        await standStill();
        unstick(false);
        found.push(...(await axeProblems(document)).map((problem) => `at ${width} × ${height}: ${problem}`));
        unstick(true);
      }
    });
    expect(found).toEqual([]);
  });
});
