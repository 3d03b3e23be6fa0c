import { DEMO_ACCOUNT_ID, demoSeed } from '@friendbase/contract/fixtures';
import { FEW_POSTS } from '@friendbase/mocks/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppStage } from '../../../testing/AppStage.tsx';
import { assertive, polite } from '../../../testing/hear.ts';

const meta = {
  title: 'Screens/Home',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What stands on the page, not what the announcer says. */
const LINE = { selector: 'p > span' };

const composer = async () => within(await screen.findByRole('form', { name: 'Create a New Post' }));
const words = async () => (await composer()).getByRole('textbox', { name: /^How are you today/ });
/** The composer with everything in it, as it is once the member came to its field. */
const openComposer = async () => {
  await userEvent.click(await words());
  return composer();
};
/** Once it is known that nothing comes by itself here, which is the last to be shown. */
const posts = async () => {
  await screen.findByRole('button', { name: 'Check for new posts' });
  return screen.findAllByRole('article');
};
const likes = async () => {
  await posts();
  return screen.findAllByRole('button', { name: /^Like, / });
};

/** A page of posts; “Show more posts” leads on to the first one that was not there. */
export const Busy: Story = {
  play: async () => {
    await expect(await posts()).toHaveLength(FEW_POSTS);
    await userEvent.click(screen.getByRole('button', { name: 'Show more posts' }));
    await waitFor(async () => expect((await posts()).length).toBeGreaterThan(FEW_POSTS));
    const first = within((await posts())[FEW_POSTS]!).getByRole('heading', { level: 3 });
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** One of words alone: of a picture the browser takes the width that fits when it comes, and draws it a little differently. */
const ownPost =
  demoSeed(new Date()).posts.find(
    ({ authorId, mediaUrls }) => authorId === DEMO_ACCOUNT_ID && mediaUrls.length === 0,
  )?.id ?? '';

/** A notification leads to one post, which stands in the place of the others. */
export const OnePost: Story = {
  tags: ['long-tier'],
  args: { path: `/?post=${ownPost}` },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'The post you opened' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  },
};

/** A new member with nothing yet. The way to a first post is right there. */
export const Fresh: Story = {
  parameters: { scenario: 'fresh' },
  play: async () => {
    await expect(
      await screen.findByText('No posts to show yet. Start by creating your first post!'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Write a post' }));
    await expect(await words()).toHaveFocus();
    await expect(await (await composer()).findByRole('button', { name: 'Share Post' })).toBeVisible();
  },
};

/** One line until the member comes to it. It opens below the field, which keeps its place and the focus. */
export const Composer: Story = {
  play: async ({ step }) => {
    const field = await words();
    await step('is one line', async () => {
      await expect((await composer()).queryByRole('button', { name: 'Share Post' })).toBeNull();
      await expect(field.getBoundingClientRect().height).toBeLessThan(60);
    });
    const { top } = field.getBoundingClientRect();
    await step('opens where it is pressed, and takes the words', async () => {
      await userEvent.click(field);
      await expect(field).toHaveFocus();
      await expect(field.getBoundingClientRect().top).toBe(top);
      await userEvent.keyboard('Hello');
      await expect(field).toHaveValue('Hello');
    });
    await step('stays open', async () => {
      field.blur();
      await expect(await (await composer()).findByRole('button', { name: 'Share Post' })).toBeVisible();
    });
  },
};

/**
 * Every post is named by its author and time, and every button by its post. Two that are new wait above for a press: nothing that
 * is read moves.
 */
export const Names: Story = {
  tags: ['long-tier'],
  args: { arrived: { posts: ['new-1', 'new-2'] } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '2 new posts' })).toBeVisible();
    for (const post of await screen.findAllByRole('article')) {
      const author = within(post).getByRole('heading', { level: 3 }).textContent;
      const time = within(post).getByText(/, \d+:\d\d [AP]M$|^Recently$/).textContent;
      await expect(post).toHaveAccessibleName(`${author} ${time}`);
      const names = within(post)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
      await expect(names[0]).toBe(author);
      await expect(names).toContainEqual(
        expect.stringMatching(new RegExp(`^(Like|Unlike), ${author}'s post, `)),
      );
      await expect(names).toContainEqual(expect.stringMatching(/^View Comments \(\d+\), .+'s post, /));
    }
  },
};

/** Every answer takes its time: the page says that it is loading. */
export const Slow: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'slow', delayMs: 60_000 },
  play: async () => {
    await expect((await screen.findAllByText('Loading...'))[0]).toBeVisible();
  },
};

/** Sharing fails: words, template and privacy stay, and the reason is heard at once. */
export const FailingShare: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'failing' },
  play: async () => {
    const form = await openComposer();
    await userEvent.click(await form.findByRole('button', { name: /^Grateful/ }));
    await userEvent.type(await words(), 'my dog');
    await userEvent.click(form.getByRole('button', { name: 'Share Post' }));
    await expect(await form.findByText('Your post was not shared. Your words are still here.')).toBeVisible();
    await waitFor(() => expect(assertive()).toBe('Your post was not shared. Your words are still here.'));
    await expect(await words()).toHaveValue('Today I am grateful for my dog');
    await expect(form.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

/** A like fails: the button shows the true state again, with a reason beside it. */
export const FailingLike: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'failing' },
  play: async () => {
    const [like] = await likes();
    await userEvent.click(like!);
    await expect(await screen.findByText('Your like was not saved. Try again.')).toBeVisible();
    await waitFor(() => expect(like).toHaveAccessibleName(/^Like, /));
    await expect(like).toHaveFocus();
  },
};

/** Written, shared, there: focus stays on the button and the feed shows the post. */
export const Share: Story = {
  tags: ['long-tier'],
  play: async () => {
    await posts();
    const form = await openComposer();
    await userEvent.type(await words(), 'Hello <b>friends</b> 🎉');
    await userEvent.click(form.getByRole('button', { name: 'Share Post' }));
    await expect(await form.findByText('Your post is shared.')).toBeVisible();
    await waitFor(() => expect(polite()).toBe('Your post is shared.'));
    await expect(form.getByRole('button', { name: 'Share Post' })).toHaveFocus();
    await expect(await words()).toHaveValue('');
    await expect((await posts())[0]).toHaveTextContent('Hello <b>friends</b> 🎉');
  },
};

/** The first post for everyone is asked about, on the safe choice. */
export const ShareWithEveryone: Story = {
  tags: ['long-tier'],
  play: async () => {
    const form = await openComposer();
    await userEvent.type(await words(), 'My number is 555-123-4567');
    await userEvent.click(await form.findByRole('radio', { name: 'Everyone' }));
    await expect(form.getByText(/This looks like a phone number/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Share Post' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Share this post with everyone?' }));
    await waitFor(() => expect(ask.getByRole('button', { name: 'Keep writing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form.getByRole('button', { name: 'Share Post' })).toHaveFocus());
  },
};

/** Templates by keyboard: one stop, arrows move, a second press clears, Undo brings back. */
export const Templates: Story = {
  tags: ['long-tier'],
  play: async ({ step }) => {
    const form = await openComposer();
    const grateful = await form.findByRole('button', { name: /^Grateful/ });
    await step('pressing puts the starter in', async () => {
      grateful.focus();
      await userEvent.keyboard('{Enter}');
      await expect(grateful).toHaveAttribute('aria-pressed', 'true');
      await expect(await words()).toHaveValue('Today I am grateful for ');
      await waitFor(() => expect(polite()).toBe('Starter text added.'));
    });
    await step('pressing again takes it away', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(grateful).toHaveAttribute('aria-pressed', 'false');
      await expect(await words()).toHaveValue('');
    });
    await step('Undo brings it back', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Undo' }));
      await expect(await words()).toHaveValue('Today I am grateful for ');
      await expect(await words()).toHaveFocus();
    });
  },
};

/** Like, then Unlike: the words change, the focus stays, the count is true. */
export const Like: Story = {
  tags: ['long-tier'],
  play: async () => {
    const [like] = await likes();
    await userEvent.click(like!);
    await waitFor(() => expect(like).toHaveAccessibleName(/^Unlike, /));
    await waitFor(() => expect(polite()).toBe('You like this post.'));
    await expect(like).not.toHaveAttribute('aria-pressed');
    await expect(like).toHaveFocus();
  },
};

/** Comments open below their row, and the pressed button stays. */
export const Comments: Story = {
  tags: ['long-tier'],
  play: async () => {
    const post = within((await posts())[0]!);
    const view = post.getByRole('button', { name: /^View Comments \(0\), / });
    const { left, top } = view.getBoundingClientRect();
    await userEvent.click(view);
    await waitFor(() => expect(view).toHaveAttribute('aria-expanded', 'true'));
    await expect(view).toHaveAccessibleName(/^Hide Comments \(0\), /);
    await expect(view.getBoundingClientRect()).toMatchObject({ left, top });
    await expect(await post.findByText('No comments yet. You can write the first one.')).toBeVisible();
  },
};

const pressDelete = async () => {
  const [more] = await screen.findAllByRole('button', { name: /^More, Sam Rivers/ });
  await userEvent.click(more!);
  await userEvent.click(await screen.findByRole('button', { name: /^Delete post, / }));
};

/** One’s own post goes after a question, and says so in its place. */
export const DeletePost: Story = {
  tags: ['long-tier'],
  play: async () => {
    await pressDelete();
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete your post?' }));
    await waitFor(() => expect(ask.getByRole('button', { name: 'Keep my post' })).toHaveFocus());
    await userEvent.click(ask.getByRole('button', { name: 'Delete post' }));
    await expect(await screen.findByText('Your post is deleted.', LINE)).toBeVisible();
    await waitFor(() => expect(polite()).toBe('Your post is deleted.'));
  },
};

/** Asked for new posts: how many there are stands beside the button. */
export const NoNewPosts: Story = {
  tags: ['long-tier'],
  play: async () => {
    await posts();
    const check = screen.getByRole('button', { name: 'Check for new posts' });
    await userEvent.click(check);
    await expect(await screen.findByText('No new posts.', LINE)).toBeVisible();
    await waitFor(() => expect(polite()).toBe('No new posts.'));
    await expect(check).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  play: async () => void (await posts()),
};
