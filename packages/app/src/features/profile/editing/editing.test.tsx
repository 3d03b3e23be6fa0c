import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, errorAnswer } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { fakePasskeys } from '../../../../testing/fakePasskeys.ts';
import { hear } from '../../../../testing/hear.ts';
import { KIM, signUpAsKim } from '../../../../testing/ownAccount.ts';

const CHANGE = { method: 'PATCH', path: '/api/users/' } as const;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: RegExp) => page.getByRole('textbox', { name });
const displayName = () => field(/^Display name/);
const email = () => field(/^Email/);
const bio = () => field(/^Bio/);
const password = () => page.getByLabelText(/^Your password/).first();

let demo: Demo;
let giveBack: (() => void) | undefined;
beforeEach(async () => void (demo = await startDemo({ scenario: 'busy' })));
afterEach(async () => {
  giveBack?.();
  giveBack = undefined;
  await demo.stop();
});

/** Kim on the page, with Edit Profile pressed. */
async function edit(storage = new FakeStorage()) {
  await signUpAsKim();
  const screen = await render(<AppStage path="/profile" storage={storage} />);
  await button('Edit Profile').click();
  await expect.element(displayName()).toHaveFocus();
  return { screen, storage };
}

it('says that all members see the bio, not friends alone', async () => {
  await edit();
  await expect
    .element(bio())
    .toHaveAccessibleDescription(/^A few words about you\. All members can see them/);
});

describe('a profile that is not saved', () => {
  it('leads to the field that is wrong, and sends nothing', { tags: 'long' }, async () => {
    await edit();
    const asked = vi.fn(() => Response.json({}));
    giveBack = answerInstead(CHANGE, asked);
    await displayName().fill(' ');
    await bio().fill('Hello');
    await button('Save Changes').click();
    await expect.element(displayName()).toHaveFocus();
    await expect.element(displayName()).toHaveAccessibleDescription(/Please write a name others can see\./);
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks for the password with another email address, and says when it is wrong', async () => {
    await edit();
    await expect.element(password()).not.toBeInTheDocument();
    await email().fill('kim.lee@example.com');
    await button('Save Changes').click();
    await expect.element(password()).toHaveFocus();
    await expect.element(password()).toHaveAccessibleDescription(/Please write your password/);
    await password().fill('not this one');
    await button('Save Changes').click();
    await expect.element(password()).toHaveAccessibleDescription(/This is not your password now\./);
    await password().fill(KIM.password);
    await button('Save Changes').click();
    await expect.element(page.getByText('kim.lee@example.com')).toBeVisible();
  });

  it(
    'takes a passkey in place of the password, and loses nothing where the device refuses',
    { tags: 'long' },
    async () => {
      const passkeys = await fakePasskeys();
      giveBack = passkeys.end;
      await signUpAsKim();
      await passkeys.makeOne(KIM.password);
      await render(<AppStage path="/profile" />);
      await button('Edit Profile').click();
      await email().fill('kim.lee@example.com');
      passkeys.device.refuses = true;
      await button('Use a passkey instead').click();
      const reason = page.getByRole('form').getByText(/^Nothing happened, and that is fine\./);
      await expect.element(reason).toBeVisible();
      await expect.element(email()).toHaveValue('kim.lee@example.com');
      passkeys.device.refuses = false;
      await button('Use a passkey instead').click();
      await expect.element(button('Edit Profile')).toHaveFocus();
      await expect.element(page.getByText('kim.lee@example.com')).toBeVisible();
    },
  );

  it('offers no passkey to who has none', { tags: 'long' }, async () => {
    const passkeys = await fakePasskeys();
    giveBack = passkeys.end;
    await edit();
    await email().fill('kim.lee@example.com');
    await expect.element(password()).toBeVisible();
    await expect.element(button('Use a passkey instead')).not.toBeInTheDocument();
  });

  it('keeps the words when the server fails, says why once, and is sent again', async () => {
    await edit();
    giveBack = answerInstead(CHANGE, () => errorAnswer(500, 'ourFault'));
    await bio().fill('I sing.');
    const heard = hear();
    await button('Save Changes').click();
    const reason = 'Something went wrong on our side. Please try again.';
    await expect.element(page.getByRole('form').getByText(reason)).toBeVisible();
    await expect.poll(() => heard.filter((words) => words !== 'Saving...')).toEqual([reason]);
    await expect.element(bio()).toHaveValue('I sing.');
    giveBack();
    await button('Save Changes').click();
    await expect.element(button('Edit Profile')).toHaveFocus();
    await expect.element(page.getByText('I sing.')).toBeVisible();
  });

  it('stays open for what was written while it was saved, says so once, and saves that too', async () => {
    const { storage } = await edit();
    const answered = Promise.withResolvers<void>();
    giveBack = answerInstead(CHANGE, async (askBackend) => {
      await answered.promise;
      return askBackend();
    });
    await bio().fill('I sing.');
    const heard = hear();
    await button('Save Changes').click();
    await bio().fill('I sing and dance.');
    answered.resolve();
    await expect
      .poll(() => heard.filter((words) => words !== 'Saving...'))
      .toEqual(['You wrote more while we saved. What is new is not saved yet. Please save again.']);
    await expect.element(bio()).toHaveFocus();
    await expect.element(bio()).toHaveValue('I sing and dance.');
    expect([...storage.texts.values()].join()).toContain('I sing and dance.');
    await button('Save Changes').click();
    await expect.element(button('Edit Profile')).toHaveFocus();
    await expect.element(page.getByText('I sing and dance.')).toBeVisible();
  });

  it('is as before after Cancel, which asks where words would be lost', async () => {
    const { storage } = await edit();
    await bio().fill('Not this.');
    await userEvent.keyboard('{Escape}');
    await button('Throw away').click();
    await expect.element(button('Edit Profile')).toHaveFocus();
    await expect.element(page.getByText('No bio added yet.')).toBeVisible();
    expect([...storage.texts.values()].join()).not.toContain('Not this.');
    await button('Edit Profile').click();
    await expect.element(bio()).toHaveValue('');
  });
});

describe('changes that are not finished', () => {
  it('are there after a reload, without the password', async () => {
    const { screen, storage } = await edit();
    await email().fill('kim.lee@example.com');
    await password().fill(KIM.password);
    await bio().fill('Half a sent');
    expect([...storage.texts.values()].join()).not.toContain(KIM.password);
    await screen.unmount();
    await render(<AppStage path="/profile" storage={storage} />);
    await expect.element(bio()).toHaveValue('Half a sent');
    await expect.element(email()).toHaveValue('kim.lee@example.com');
    await expect.element(password()).toHaveValue('');
    await expect.element(page.getByText(/^Your changes from before are still here\./)).toBeVisible();
  });

  it('are there after a session is lost, and are sent once', { tags: 'long' }, async () => {
    await edit();
    await bio().fill('I sing.');
    (button('Save Changes').element() as HTMLElement).focus();
    await fetch('/api/auth/logout', { method: 'POST' });
    // The page may have heard of it by itself, and is Log In then.
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('heading', { name: 'Please log in again. Your work is saved.' }))
      .toBeVisible();
    await page.getByRole('textbox', { name: /^Username/ }).fill(KIM.username);
    await page
      .getByLabelText(/^Password/)
      .first()
      .fill(KIM.password);
    const heard = hear();
    await button('Log In').click();
    await expect.element(bio()).toHaveValue('I sing.');
    await button('Save Changes').click();
    await expect.element(page.getByText('I sing.')).toBeVisible();
    // Said late, it would be heard by the next test.
    await expect.poll(() => heard.at(-1)).toBe('Profile updated!');
  });
});

describe('a profile that is saved', () => {
  it('is shown at once, and said once', async () => {
    await edit();
    await displayName().fill('Kim <b>Park</b>');
    const heard = hear();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Edit Profile')).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'Kim <b>Park</b>' })).toBeVisible();
    await expect.poll(() => heard.filter((words) => words !== 'Saving...')).toEqual(['Profile updated!']);
  });

  it('can be taken back: what was before is there again, and said once', async () => {
    await edit();
    await bio().fill('I sing.');
    const heard = hear();
    const said = () => heard.filter((words) => !words.endsWith('...'));
    await button('Save Changes').click();
    await expect.element(page.getByText('I sing.')).toBeVisible();
    await expect.poll(said).toHaveLength(1);
    await button('Undo').click();
    await expect.element(button('Edit Profile')).toHaveFocus();
    await expect.element(page.getByText('No bio added yet.')).toBeVisible();
    const outcome = 'Your profile is as it was before.';
    await expect.element(page.getByRole('main').getByText(outcome)).toBeVisible();
    await expect.poll(said).toEqual([expect.stringContaining('updated'), outcome]);
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  it('stays when taking it back fails, says why once, and can be tried again', { tags: 'long' }, async () => {
    await edit();
    await bio().fill('I sing.');
    await button('Save Changes').click();
    await expect.element(button('Undo')).toBeVisible();
    giveBack = answerInstead(CHANGE, () => errorAnswer(500, 'ourFault'));
    const heard = hear();
    await button('Undo').click();
    const reason = 'Something went wrong on our side. Please try again.';
    await expect.element(page.getByRole('main').getByText(reason)).toBeVisible();
    await expect.poll(() => heard.filter((words) => words === reason)).toHaveLength(1);
    await expect.element(page.getByText('I sing.')).toBeVisible();
    giveBack();
    await button('Undo').click();
    await expect.element(page.getByText('No bio added yet.')).toBeVisible();
  });

  it('asks for the password before another email address is taken back', { tags: 'long' }, async () => {
    await edit();
    await email().fill('kim.lee@example.com');
    await password().fill(KIM.password);
    await button('Save Changes').click();
    await button('Undo').click();
    await expect.element(page.getByText(/^Here is what was before\./)).toBeVisible();
    await expect.element(email()).toHaveValue(KIM.email);
    await password().fill(KIM.password);
    await button('Save Changes').click();
    await expect.element(page.getByText(KIM.email)).toBeVisible();
  });

  it('is sent once by two presses', async () => {
    await edit();
    const sent = vi.fn();
    giveBack = answerInstead(CHANGE, (ask) => (sent(), ask()));
    await bio().fill('I sing.');
    const save = button('Save Changes').element() as HTMLElement;
    save.click();
    save.click();
    await expect.element(button('Edit Profile')).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('the demo account', () => {
  it('changes its bio alone, and says why', async () => {
    await render(<AppStage path="/profile" />);
    await button('Edit Profile').click();
    await expect.element(bio()).toHaveFocus();
    await expect.element(page.getByText(/^Everybody uses the demo account\./)).toBeVisible();
    await expect.element(displayName()).not.toBeInTheDocument();
    await bio().fill('Hello from a visitor.');
    await button('Save Changes').click();
    await expect.element(page.getByText('Hello from a visitor.')).toBeVisible();
  });
});
