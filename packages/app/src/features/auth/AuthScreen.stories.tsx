import { DEMO_ACCOUNT } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppStage, AuthStage } from '../../../testing/AppStage.tsx';
import { hear, polite } from '../../../testing/hear.ts';

/** Says in the head that the demo account exists here, as the server does, for as long as one story lasts. */
function offerDemo(): () => void {
  const offer = document.createElement('meta');
  offer.name = 'demo-account';
  offer.content = 'demo';
  document.head.append(offer);
  return () => offer.remove();
}

const meta = {
  title: 'Screens/Auth screen',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'signed-out' },
  beforeEach: offerDemo,
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The open panel, once its form is there: Sign Up fetches it. */
async function panel(name: string): Promise<HTMLElement> {
  const open = await screen.findByRole('tabpanel', { name });
  await within(open).findByRole('form');
  return open;
}
const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

/** The sign-up form with all its fields. */
async function wholeSignUp(): Promise<HTMLElement> {
  await openTab('Sign Up');
  const open = await panel('Sign Up');
  await userEvent.click(within(open).getByRole('button', { name: 'Show all at once' }));
  return open;
}

/** The three tabs by keyboard: arrows go round, and the panel shows at once. */
export const LogIn: Story = {
  play: async () => {
    const tab = await screen.findByRole('tab', { name: 'Log In' });
    await userEvent.click(tab);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('tab', { name: 'Need Help?', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await panel('Log In')).toBeVisible();
  },
};

/** Both answers are missing: the summary takes the focus and its links lead to the fields. */
export const LogInMissing: Story = {
  tags: ['long-tier'],
  play: async ({ step }) => {
    const form = within(await panel('Log In'));
    await userEvent.click(form.getByRole('button', { name: 'Log In' }));
    await step('the summary takes the focus', async () => {
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Please fix 2 things'));
    });
    await step('each field says what it needs', async () => {
      const username = form.getByRole('textbox', { name: /Username/ });
      await expect(username).toBeInvalid();
      await expect(username).toHaveAccessibleDescription(expect.stringContaining('Write your username.'));
    });
    await step('a link leads to its field', async () => {
      await userEvent.click(form.getByRole('link', { name: 'Write your password.' }));
      await expect(form.getByLabelText(/Password/, { selector: 'input' })).toHaveFocus();
    });
    await step('the toast is there too', async () => {
      await expect(
        within(screen.getByRole('region', { name: 'Notifications' })).getByText('Missing Information'),
      ).toBeVisible();
    });
  },
};

/** A wrong password: the server's words, and nothing typed is lost. */
export const LogInRefused: Story = {
  play: async () => {
    const form = within(await panel('Log In'));
    await userEvent.type(form.getByRole('textbox', { name: /Username/ }), 'demo');
    await userEvent.type(form.getByLabelText(/Password/, { selector: 'input' }), 'wrong password{Enter}');
    await expect(
      await form.findByRole('link', { name: 'Please check your username and password.' }),
    ).toBeVisible();
    const username = form.getByRole('textbox', { name: /Username/ });
    await expect(username).toHaveValue('demo');
    // Nobody knows which of the two answers is wrong: no field is marked, and the words are there once.
    await expect(username).toBeValid();
    await expect(document.activeElement).toHaveAccessibleName(
      'Please fix 1 thing: Please check your username and password.',
    );
  },
};

/** The demo account needs no typing: two presses, and the heading of Home has the focus. */
export const UseTheDemoAccount: Story = {
  tags: ['long-tier'],
  play: async () => {
    const heard = hear();
    await userEvent.click(await screen.findByRole('button', { name: 'Use the demo account' }));
    const form = within(await panel('Log In'));
    await expect(form.getByRole('textbox', { name: /Username/ })).toHaveValue(DEMO_ACCOUNT.username);
    await waitFor(() => expect(form.getByRole('button', { name: 'Log In' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus());
    // What takes longer than a second may be said after it.
    await waitFor(() => expect(heard).toContain("Welcome back! You're now logged in to The FriendBase."));
  },
};

/** One thing a step: Enter goes on, and the heading says how far it is. */
export const SignUp: Story = {
  play: async () => {
    await openTab('Sign Up');
    const form = within(await panel('Sign Up'));
    await expect(form.getByText('0 of 5 needed answers')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /Username/ }), 'robin{Enter}');
    await waitFor(() => expect(form.getByRole('heading', { name: 'Step 2 of 7' })).toHaveFocus());
    await expect(form.getByText('1 of 5 needed answers')).toBeVisible();
  },
};

/** Every needed answer is missing. */
export const SignUpMissing: Story = {
  tags: ['long-tier'],
  play: async () => {
    const form = within(await wholeSignUp());
    await userEvent.click(form.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Please fix 5 things'));
    await userEvent.click(form.getByRole('link', { name: 'Choose your challenge type.' }));
    await expect(form.getByRole('radio', { name: 'Developmental Disability' })).toHaveFocus();
  },
};

/** At once, as a password manager does: key by key is what `SignUp` does, and every key renders the form again. */
const write = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

const fillSignUp = async (container: HTMLElement, username: string) => {
  const form = within(container);
  await write(form.getByRole('textbox', { name: /Username/ }), username);
  await write(form.getByRole('textbox', { name: /Display name/ }), 'Zoë Łuk');
  await write(form.getByRole('textbox', { name: /^Email/ }), `${username}.new@example.org`);
  await write(form.getByLabelText(/^Password/, { selector: 'input' }), 'friendly');
  await write(form.getByLabelText(/^Confirm password/, { selector: 'input' }), 'friendly');
  await userEvent.click(form.getByRole('radio', { name: 'Mental Health Condition' }));
};

/** The password counts as an answer once it is written twice the same; with all five counted the form is sent. */
export const SignUpProgress: Story = {
  tags: ['long-tier'],
  play: async () => {
    const container = await wholeSignUp();
    const form = within(container);
    await fillSignUp(container, 'robin');
    await expect(form.getByText('5 of 5 needed answers')).toBeVisible();
    const confirm = form.getByLabelText(/^Confirm password/, { selector: 'input' });
    await userEvent.clear(confirm);
    await expect(form.getByText('4 of 5 needed answers')).toBeVisible();
    await userEvent.type(confirm, 'friendli');
    await expect(form.getByText('4 of 5 needed answers')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(
        'Please fix 1 thing: The two passwords are different. Write the same password here.',
      ),
    );
  },
};

/** A taken username, in other letters: the field has the focus and every answer is stored. */
export const SignUpTaken: Story = {
  tags: ['long-tier'],
  play: async () => {
    const container = await wholeSignUp();
    const form = within(container);
    await fillSignUp(container, 'DEMO');
    await userEvent.click(form.getByRole('button', { name: 'Sign Up' }));
    const username = form.getByRole('textbox', { name: /Username/ });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(
      expect.stringContaining('This username is already taken. Please choose a different one.'),
    );
    await expect(form.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('friendly');
  },
};

/** A new account leads straight to Home. */
export const SignUpDone: Story = {
  tags: ['long-tier'],
  play: async () => {
    const container = await wholeSignUp();
    const form = within(container);
    await fillSignUp(container, 'robin');
    await userEvent.click(form.getByRole('button', { name: 'Sign Up' }));
    const welcome = await screen.findByRole('heading', { level: 1, name: 'Welcome, Zoë Łuk!' });
    await waitFor(() => expect(welcome).toHaveFocus());
    await waitFor(() => expect(polite()).toContain('Account Created Successfully!'));
  },
};

/** No account has that address. */
export const FindUsernameRefused: Story = {
  tags: ['long-tier'],
  play: async () => {
    await openTab('Need Help?');
    const form = within(await panel('Need Help?'));
    await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'nobody@example.org{Enter}');
    const email = form.getByRole('textbox', { name: /Email/ });
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(/No account found with that email address\. .*or sign up\./),
    );
    await expect(email).toHaveFocus();
    await expect(within(form.getByRole('form')).queryByRole('link')).toBeNull();
  },
};

/** A found username stands in the log in form, stays in view, and the focus is on the password. */
export const FindUsernameDone: Story = {
  tags: ['long-tier'],
  play: async () => {
    await openTab('Need Help?');
    const help = within(await panel('Need Help?'));
    await userEvent.type(help.getByRole('textbox', { name: /Email/ }), ' Demo@Example.com {Enter}');
    const form = within(await panel('Log In'));
    await expect(form.getByRole('textbox', { name: /Username/ })).toHaveValue('demo');
    await expect(form.getByText('We found your account. Your username is demo.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(/Password/, { selector: 'input' })).toHaveFocus());
    await waitFor(() =>
      expect(polite()).toBe('Account Information Found! Your username is: demo. You can now try logging in.'),
    );
  },
};

/** The server is in trouble: its words, and both answers stay. */
export const Failing: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'failing' },
  render: () => <AuthStage />,
  play: async () => {
    const form = within(await panel('Log In'));
    await userEvent.type(form.getByRole('textbox', { name: /Username/ }), 'demo');
    await userEvent.type(form.getByLabelText(/Password/, { selector: 'input' }), 'friends123{Enter}');
    await expect(
      await form.findByRole('link', { name: 'Something went wrong on our side. Please try again.' }),
    ).toBeVisible();
    await expect(form.getByLabelText(/Password/, { selector: 'input' })).toHaveValue('friends123');
  },
};

/** A session that ended: the page waits behind the auth screen, which says so and takes the focus. */
export const ComingBack: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'busy' },
  play: async () => {
    const [like] = await screen.findAllByRole('button', { name: /^Like, / });
    await fetch('/api/auth/logout', { method: 'POST' });
    // Any refused call makes the session look for itself at once.
    await userEvent.click(like!);
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'Please log in again. Your work is saved.',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Use the demo account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(like).toBeVisible());
    await waitFor(() => expect(like).toHaveFocus());
  },
};

/** Every answer takes its time: until the session is known there is a frame and a word. */
export const Slow: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'slow', delayMs: 60_000 },
  play: async () => {
    await expect(await screen.findByText('Loading...')).toBeVisible();
  },
};

// How it looks: axe reads each of these. What it does is proved above.
export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  play: async () => void (await panel('Log In')),
};
