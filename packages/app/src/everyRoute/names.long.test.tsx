import { createClient, logOut } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resize, restoringEnvironment } from '../../../../.storybook/checks/emulate.ts';
import { fitProblems } from '../../../../.storybook/checks/fit.ts';
import { labelProblems, nameProblems } from '../../../../.storybook/checks/names.ts';
import { standStill } from '../../../../.storybook/checks/still.ts';
import { ROUTES, routesForEach } from '../../testing/everyRoute.tsx';
import { confirmAsKim, KIM, kimsMail, signUpAsKim } from '../../testing/ownAccount.ts';
import { PROFILE_DIALOGS, STATES, type State } from '../../tools/audit/states.ts';
import { forgetAsked } from '../help/recovery/askedMail.ts';

const open = routesForEach();

afterEach(async () => {
  forgetAsked();
  await page.viewport(414, 896);
});

it.each(ROUTES)('%s has no control that is called other than what is read on it', async (path) => {
  await open(path);
  expect([...nameProblems(), ...labelProblems()]).toEqual([]);
});

/** Forms at an address of their own. */
const FORMS: State[] = [
  {
    name: 'moderation, letters',
    route: '/moderation?show=letters',
    scenario: 'moderator',
    shows: ['textbox', /^Your answer/],
  },
  {
    name: 'login, need help',
    route: '/login?form=help',
    scenario: 'signed-out',
    shows: ['tabpanel', 'Need Help?'],
  },
];

interface Step extends State {
  prepare?: () => Promise<void>;
  /** What is written at the end, which only the server knows before. */
  ends?: () => Promise<void>;
}

const BY_MAIL = [
  ['button', 'Send me an email'],
  ['textbox', /^Your email address/, KIM.email],
  ['button', 'Send the email'],
] as const;

const ofRecovery = (name: string, heading: string, presses: NonNullable<State['presses']>): Step => ({
  name: `login, ${name}`,
  route: '/login?form=help',
  scenario: 'signed-out',
  presses,
  shows: ['heading', heading],
});

/** The later steps of a way back in, each with its fields. */
const RECOVERY: Step[] = [
  ofRecovery('the number of an email', 'Look at your email', BY_MAIL),
  {
    ...ofRecovery('a new password', 'Choose a new password', BY_MAIL),
    prepare: async () => {
      await confirmAsKim();
      await createClient()(logOut, {});
    },
    ends: async () => {
      const field = page.getByRole('textbox', { name: /^The number in the email/ });
      await expect.element(field).toBeVisible();
      await field.fill((await kimsMail()).code);
      await userEvent.keyboard('{Enter}');
    },
  },
];

/** What opens over the profile of whoever has an account of their own. */
const OWN_DIALOGS = ['Change Password', 'Emergency contact', 'Leave FriendBase'];

/** A state of a member with an account of their own, who may change everything. */
const ofKim = (name: string, shows: NonNullable<State['shows']>) => ({
  name: `profile, ${name}`,
  route: '/profile',
  scenario: 'busy' as const,
  presses: [['button', name] as const],
  shows,
  prepare: () => signUpAsKim(),
});

/**
 * What stands behind presses, as the audit views it, the forms, and all that opens over the profile. Not where a script does not
 * come: those are files of a build, which the audit views; nor what waits for the network: a stage is not live, and has no outbox;
 * nor where a file is chosen: a frame opens no chooser.
 */
const BEHIND: Step[] = [
  ...STATES.filter(
    ({ presses = [], shows, misses, scenario }) =>
      (presses.length > 0 || shows) &&
      !misses &&
      scenario !== 'offline' &&
      !presses.some(([, , given]) => typeof given === 'object'),
  ),
  ...FORMS,
  ...RECOVERY,
  ofKim('Edit Profile', ['form', 'Edit Profile']),
  ...[...PROFILE_DIALOGS, ...OWN_DIALOGS].map((name) => ofKim(name, ['dialog', name])),
];

it.each(BEHIND)(
  '$name has none either, and fits a phone',
  async ({ route, scenario, presses, shows = ['dialog', /./], says, prepare, ends }) => {
    await open(route, { scenario, ...(prepare && { prepare }) });
    for (const [role, name, given] of presses ?? []) {
      const control = page.getByRole(role, { name, exact: true }).first();
      await expect.element(control).toBeInTheDocument();
      if (typeof given === 'string') await control.fill(given);
      else {
        (control.element() as HTMLElement).focus();
        await userEvent.keyboard(role === 'radio' ? ' ' : '{Enter}');
      }
    }
    await ends?.();
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
