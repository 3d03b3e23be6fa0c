import type { SessionEntry } from '@friendbase/contract';
import { startDemo, type Demo } from '@friendbase/mocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, errorAnswer, type Calls } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { hear } from '../../../../testing/hear.ts';
import { KIM, signUpAsKim } from '../../../../testing/ownAccount.ts';

const NEW = 'quiet green boat';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const question = (name: string) => page.getByRole('alertdialog', { name });
const secret = (label: string) => page.getByLabelText(new RegExp(`^${label} \\(`)).first();
/** Without what buttons say while they work. */
const outcomesOf = (heard: string[]) => heard.filter((words) => !words.endsWith('...'));

let demo: Demo;
let giveBack: (() => void)[] = [];
const fail = (calls: Calls) => void giveBack.push(answerInstead(calls, () => errorAnswer(500, 'ourFault')));
const recover = () => giveBack.pop()?.();
beforeEach(async () => void (demo = await startDemo({ scenario: 'busy' })));
afterEach(async () => {
  for (const end of giveBack.toReversed()) end();
  giveBack = [];
  await demo.stop();
});

const EXCEPTION = 'Something went wrong on our side. Please try again.';

describe('changing the password', () => {
  /** By key: what is said of an earlier try may lie over the button, and stays while a pointer rests there. */
  async function save() {
    ((await button('Change password now').findElement()) as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  }
  async function open() {
    await signUpAsKim();
    await render(<AppStage path="/profile" />);
    await button('Change Password').click();
    await expect
      .element(dialog('Change Password').getByText(/^This logs you out on all other/))
      .toBeVisible();
  }
  async function fill(current: string, next: string, again = next) {
    await secret('Your password now').fill(current);
    await secret('New password').fill(next);
    await secret('New password again').fill(again);
  }

  it('leads to one field at a time, and says kindly what is wrong', { tags: 'long' }, async () => {
    await open();
    await save();
    await expect.element(secret('Your password now')).toHaveFocus();
    await fill(KIM.password, 'abc');
    await save();
    await expect.element(secret('New password')).toHaveAccessibleDescription(/too short\. Add 3 more\./);
    await fill(KIM.password, NEW, 'quiet green goat');
    await save();
    await expect.element(secret('New password again')).toHaveAccessibleDescription(/passwords are different/);
    await fill(KIM.password, 'password123');
    await save();
    await expect.element(secret('New password')).toHaveAccessibleDescription(/easy to guess/);
    await fill('not this one', NEW);
    await save();
    await expect.element(secret('Your password now')).toHaveFocus();
    await expect
      .element(secret('Your password now'))
      .toHaveAccessibleDescription('This is not your password now. Please try again.');
  });

  it('keeps what was written when the server fails, and says so once', async () => {
    await open();
    fail({ method: 'POST', path: '/api/auth/password' });
    await fill(KIM.password, NEW);
    const heard = hear();
    await save();
    await expect.element(dialog('Change Password').getByText(EXCEPTION)).toBeVisible();
    await expect.poll(() => outcomesOf(heard)).toEqual([EXCEPTION]);
    recover();
    await save();
    await expect.element(button('Change Password')).toHaveFocus();
  });

  it('says once that it is done, and the new one opens the account', async () => {
    await open();
    await fill(KIM.password, NEW);
    const heard = hear();
    await save();
    await expect.element(button('Change Password')).toHaveFocus();
    const words = 'Your password is changed. You are logged out everywhere else.';
    await expect.element(page.getByRole('main').getByText(words)).toBeVisible();
    await expect.poll(() => outcomesOf(heard)).toEqual([words]);
    await button('Log Out').click();
    await page.getByRole('textbox', { name: /^Username/ }).fill(KIM.username);
    await secret('Password').fill(NEW);
    await button('Log In').click();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('is not for the demo account, and the button says why', { tags: 'long' }, async () => {
    await render(<AppStage path="/profile" />);
    await expect.element(button('Change Password')).toBeVisible();
    (button('Change Password').element() as HTMLElement).click();
    await expect.element(button('Change Password')).toHaveAccessibleDescription(/so its password stays/);
    await expect.element(dialog('Change Password')).not.toBeInTheDocument();
  });
});

describe('the places where a member is logged in', () => {
  const PHONE: SessionEntry = {
    id: 'phone',
    createdAt: '2026-11-18T10:00:00.000Z',
    lastUsedOn: '2026-11-19',
    isCurrent: false,
    device: { browser: 'firefox', system: 'phone' },
    isConfirmed: false,
  };
  async function open({ isElsewhere = true } = {}) {
    await signUpAsKim();
    if (isElsewhere) {
      const list = { method: 'GET', path: '/api/sessions/' } as const;
      giveBack.push(changeAnswers<SessionEntry[]>(list, (sessions) => [PHONE, ...sessions]));
    }
    await render(<AppStage path="/profile" />);
    await button('Where you are logged in').click();
  }
  const end = () => button('Log out everywhere else');

  it('has nothing to end where there is only this one', { tags: 'long' }, async () => {
    await open({ isElsewhere: false });
    await expect.element(end()).toHaveAccessibleDescription('You are only logged in here.');
    (end().element() as HTMLElement).click();
    await expect.element(question('Log out everywhere else?')).not.toBeInTheDocument();
  });

  it('are ended after asking; a failure is told once', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Firefox on a phone' })).toBeVisible();
    await expect.element(page.getByText(/Last used on Nov 19\.$/)).toBeVisible();
    fail({ method: 'DELETE', path: '/api/sessions/' });
    await end().click();
    await expect.element(button('Change nothing')).toHaveFocus();
    const heard = hear();
    await question('Log out everywhere else?')
      .getByRole('button', { name: 'Log out everywhere else' })
      .click();
    await expect.element(dialog('Where you are logged in').getByText(EXCEPTION)).toBeVisible();
    await expect.poll(() => outcomesOf(heard)).toHaveLength(1);
    await expect.element(question('Log out everywhere else?')).not.toBeInTheDocument();
    recover();
    recover();
    await end().click();
    await question('Log out everywhere else?')
      .getByRole('button', { name: 'Log out everywhere else' })
      .click();
    await expect.element(page.getByText('You are logged out everywhere else').first()).toBeVisible();
    await expect.element(page.getByText(/^Firefox on a phone/)).not.toBeInTheDocument();
    await expect.element(end()).toHaveFocus();
  });

  it('leave the focus to the pressed button, however soon the list changes', { tags: 'long' }, async () => {
    await open();
    await end().click();
    await expect.element(button('Change nothing')).toHaveFocus();
    // The focus comes back in the first frame after the question is gone.
    const held: FrameRequestCallback[] = [];
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => held.push(then));
    recover();
    await question('Log out everywhere else?')
      .getByRole('button', { name: 'Log out everywhere else' })
      .click();
    await expect.element(page.getByText(/^Firefox on a phone/)).not.toBeInTheDocument();
    frames.mockRestore();
    for (const then of held) requestAnimationFrame(then);
    await expect.element(end()).toHaveFocus();
  });

  it('are stored as known by a yes, and the focus stays in the list', { tags: 'long' }, async () => {
    await open();
    giveBack.push(
      answerInstead({ method: 'PUT', path: '/api/sessions/' }, () => {
        const list = { method: 'GET', path: '/api/sessions/' } as const;
        giveBack.push(
          changeAnswers<SessionEntry[]>(list, (all) =>
            all.map((one) => (one.id === PHONE.id ? { ...one, isConfirmed: true } : one)),
          ),
        );
        return new Response(null, { status: 204 });
      }),
    );
    const heard = hear();
    await button('Yes, Firefox on a phone').click();
    await expect.element(page.getByText('You said that this is you.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Places where you are logged in' })).toHaveFocus();
    await expect.poll(() => outcomesOf(heard)).toEqual(['We remember that this is you.']);
    await button('Log out there, Firefox on a phone').click();
    await expect.element(question('Log out there: Firefox on a phone?')).toBeVisible();
  });

  it('that are not the member’s are ended by a no, which leads to a new password', async () => {
    await open();
    const heard = hear();
    await button('No, Firefox on a phone').click();
    await expect.element(dialog('Change Password')).toBeVisible();
    const words = 'This place is logged out. Change your password, so that nobody comes back.';
    await expect.poll(() => outcomesOf(heard)).toEqual([words]);
  });

  it('say so when they do not load, and load again', { tags: 'long' }, async () => {
    fail({ method: 'GET', path: '/api/sessions/' });
    await open({ isElsewhere: false });
    await expect.element(page.getByText('The list did not load')).toBeVisible();
    recover();
    await button('Try again').click();
    await expect.element(page.getByText('This is here')).toBeVisible();
  });

  it('leave “Try again” under the finger while they load again', { tags: 'long' }, async () => {
    const list = { method: 'GET', path: '/api/sessions/' } as const;
    fail(list);
    await open({ isElsewhere: false });
    await expect.element(button('Try again')).toBeVisible();
    recover();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const asked = vi.fn((ask: () => Promise<Response>) => held.then(ask));
    giveBack.push(answerInstead(list, asked));
    await button('Try again').click();
    await expect.poll(() => asked).toHaveBeenCalled();
    await expect.element(button('Try again')).toHaveFocus();
    release();
    await expect.element(page.getByText('This is here')).toBeVisible();
  });
});

describe('who did not do what a notification tells', () => {
  it(
    'is asked once, sees what happens, and is led to a new password and to whom to ask',
    { tags: 'long' },
    async () => {
      await signUpAsKim();
      await render(<AppStage path="/profile?open=secure&about=security-card" />);
      await expect
        .element(dialog('Was this not you?').getByText(/^An email address that others/))
        .toBeVisible();
      fail({ method: 'POST', path: '/api/sessions/' });
      const heard = hear();
      await button('Keep others out').click();
      await expect.element(dialog('Was this not you?').getByText(EXCEPTION)).toBeVisible();
      await expect.poll(() => outcomesOf(heard)).toEqual([EXCEPTION]);
      recover();
      await button('Keep others out').click();
      await expect.element(page.getByRole('heading', { name: 'Now choose a new password' })).toHaveFocus();
      await expect.element(page.getByText(/use your recovery card\.$/)).toBeVisible();
      await expect.element(page.getByText(/look at your email address in Profile/)).toBeVisible();
      await secret('Your password now').fill(KIM.password);
      await secret('New password').fill(NEW);
      await secret('New password again').fill(NEW);
      await userEvent.keyboard('{Enter}');
      await expect.element(button('Change Password')).toBeVisible();
      await expect.element(dialog('Was this not you?')).not.toBeInTheDocument();
    },
  );

  it('changes nothing by “It was me”, nor on the demo account', { tags: 'long' }, async () => {
    await render(<AppStage path="/profile?open=secure&about=security-card" />);
    await expect
      .element(button('Keep others out'))
      .toHaveAccessibleDescription(/Everybody uses the demo account/);
    await button('It was me').click();
    await expect.element(button('Where you are logged in')).toHaveFocus();
  });
});

describe('blocked people', () => {
  const unblock = () => button('Unblock, Victor Stone');
  const confirm = () =>
    question('Unblock Victor Stone?').getByRole('button', { name: 'Unblock', exact: true }).click();
  async function open() {
    await render(<AppStage path="/profile" />);
    await button('Manage Privacy').click();
    await unblock().click();
    await expect.element(button('Keep blocked')).toHaveFocus();
  }

  it('stay blocked when the member decides so, and the focus is where it was', { tags: 'long' }, async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(unblock()).toHaveFocus();
  });

  it('stay blocked when the server fails, which is told once', async () => {
    await open();
    fail({ method: 'DELETE', path: '/api/friendships/' });
    const heard = hear();
    await confirm();
    await expect
      .element(dialog('Manage Privacy').getByText(/^Victor Stone is still blocked\./))
      .toBeVisible();
    await expect.element(unblock()).toHaveFocus();
    await expect.poll(() => outcomesOf(heard)).toHaveLength(1);
  });

  it('are taken off the list, told once, and the focus is on its heading', async () => {
    await open();
    const heard = hear();
    await confirm();
    await expect.element(page.getByText('You have not blocked anybody.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'People you blocked' })).toHaveFocus();
    await expect.poll(() => outcomesOf(heard)).toHaveLength(1);
  });
});

describe('who sees new posts', () => {
  const everyone = () => page.getByRole('radio', { name: 'Everyone' });
  const friends = () => page.getByRole('radio', { name: 'Friends Only' });
  async function choose() {
    await render(<AppStage path="/profile" />);
    await button('Manage Privacy').click();
    await expect.element(friends()).toBeChecked();
    await page.getByText('Everyone', { exact: true }).click();
  }

  it('is as before when it is not saved, which is told once', async () => {
    fail({ method: 'PATCH', path: '/api/users/' });
    const heard = hear();
    await choose();
    await expect.element(dialog('Manage Privacy').getByText(/^Your choice is not saved\./)).toBeVisible();
    await expect.element(friends()).toBeChecked();
    await expect.poll(() => outcomesOf(heard)).toEqual([`Your choice is not saved. ${EXCEPTION}`]);
  });

  it('is what the next post begins with', { tags: 'long' }, async () => {
    const heard = hear();
    await choose();
    await expect.element(everyone()).toBeChecked();
    await expect.poll(() => outcomesOf(heard)).toEqual(['Your choice is saved.']);
    await dialog('Manage Privacy').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'FriendBase' }).click();
    await page.getByRole('textbox', { name: /^How are you today/ }).click();
    await expect.element(everyone()).toBeChecked();
  });
});
