import '@friendbase/ui-kit/styles.css';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resize, restoringEnvironment } from '../../../../.storybook/checks/emulate.ts';
import { fitProblems } from '../../../../.storybook/checks/fit.ts';
import { labelProblems, nameProblems } from '../../../../.storybook/checks/names.ts';
import { standStill } from '../../../../.storybook/checks/still.ts';
import { ROUTES, routesForEach } from '../../testing/everyRoute.tsx';
import { STATES, type State } from '../../tools/audit/states.ts';

const open = routesForEach();

afterEach(() => page.viewport(414, 896));

it.each(ROUTES)('%s has no control that is called other than what is read on it', async (path) => {
  await open(path);
  expect([...nameProblems(), ...labelProblems()]).toEqual([]);
});

/** All steps of sign-up, of which the audit sees the first. */
const WHOLE_SIGN_UP: State = {
  name: 'login, sign up, all steps',
  route: '/login?form=sign-up',
  scenario: 'signed-out',
  presses: [['button', 'Show all at once']],
  shows: ['textbox', /^Support needs/],
};

/** What stands behind presses, as the audit looks at it. */
const BEHIND = [...STATES.filter(({ presses }) => presses), WHOLE_SIGN_UP];

it.each(BEHIND)(
  '$name has none either, and fits a phone',
  async ({ route, scenario, presses, shows = ['dialog', /./], says }) => {
    await open(route, { scenario });
    for (const [role, name, text] of presses ?? []) {
      const control = page.getByRole(role, { name, exact: true }).first();
      await expect.element(control).toBeInTheDocument();
      if (text !== undefined) await control.fill(text);
      else {
        (control.element() as HTMLElement).focus();
        await userEvent.keyboard(role === 'radio' ? ' ' : '{Enter}');
      }
    }
    const [role, name] = shows;
    const shown =
      says === undefined ? page.getByRole(role, { name }) : page.getByRole('main').getByText(says);
    await expect.element(shown.first()).toBeVisible();
    await standStill();
    expect([...nameProblems(), ...labelProblems()]).toEqual([]);
    await restoringEnvironment(async () => {
      await resize(320, 568);
      await standStill();
      expect(fitProblems()).toEqual([]);
    });
  },
);
