import type { CommentEntry } from '@friendbase/contract';
import { demoId, demoSeed } from '@friendbase/contract/fixtures';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { feedQuery } from '../../../data/posts.ts';
import { useSession } from '../../../session/createSession.ts';
import { answerInstead, changeAnswers, json, noAnswer } from '../../../../testing/answerInstead.ts';
import { PartStage } from '../../../../testing/PartStage.tsx';
import { assertive, polite } from '../../../../testing/hear.ts';
import { PostCard } from '../feed/PostCard.tsx';

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles the Second Esq.';
const { posts } = demoSeed(new Date(0));
const idOf = (text: string) => posts.find(({ content }) => content.includes(text))!.id;
/** Priya’s, with three comments, one of them Sam’s own. */
const PAINTING = idOf('grateful for the rain');
/** Sam’s own, with three comments of others, and with more than a page of them. */
const THANKS = idOf('Thank you for cheering me up');
const LIBRARY = idOf('I went to the new library');
/** The newest, without any. */
const NEWEST = posts[0]!.id;

/** The comments of a post, with a call that answers otherwise. */
const answering = (id: string, answer: () => Response | Promise<Response>) => ({
  args: { postId: id },
  beforeEach: () => answerInstead({ method: 'GET', path: `/api/posts/${id}/comments` }, answer),
});

/** One post of the member’s feed, with its comments open. */
function PostStage({ postId }: { postId: string }) {
  // What is fetched before is forgotten when the session knows who is here.
  const isKnown = useSelector(useSession(), (state) => state.hasTag('member'));
  const { data } = useInfiniteQuery({ ...feedQuery(demoId('sam')), enabled: isKnown });
  const post = data?.pages.flatMap(({ items }) => items).find(({ id }) => id === postId);
  return post && <PostCard post={post} />;
}

const meta = {
  title: 'Screens/Comments',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: PostStage,
  args: { postId: PAINTING },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
  render: ({ postId }) => (
    <PartStage memberId={demoId('sam')} path={`/?comments=${encodeURIComponent(JSON.stringify([postId]))}`}>
      <PostStage postId={postId} />
    </PartStage>
  ),
} satisfies Meta<typeof PostStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What stands on the page, not what the announcer says. */
const LINE = { selector: 'p > span' };

const field = () => screen.findByRole('textbox', { name: /^Your comment on / });
const list = () => screen.findByRole('list', { name: /^Comments on / });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const Few: Story = {
  play: async () => {
    await expect(within(await list()).getAllByRole('listitem')).toHaveLength(3);
    await expect(await button(/^Delete comment, Sam Rivers's comment/)).toBeVisible();
  },
};

/** The newest page first. Earlier ones come by a press, and reading goes on at the first of them. */
export const Many: Story = {
  tags: ['long-tier'],
  parameters: { pages: 'whole' },
  args: { postId: LIBRARY },
  play: async () => {
    await userEvent.click(await button(/^Show earlier comments/));
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(29));
    await waitFor(async () => expect(within(await list()).getAllByRole('article')[0]).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { postId: NEWEST },
  play: async () => {
    await expect(await screen.findByText('No comments yet. You can write the first one.')).toBeVisible();
  },
};

/** The comments are on their way; a comment can be written meanwhile. */
export const Loading: Story = {
  tags: ['long-tier'],
  ...answering(PAINTING, noAnswer),
  play: async () => {
    await expect(await field()).toBeVisible();
    await expect(await screen.findByText('Loading...')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  tags: ['long-tier'],
  ...answering(PAINTING, () => json({}, 500)),
  play: async () => {
    await expect(await screen.findByText('The comments did not load')).toBeVisible();
    await expect(await button('Try again')).toBeVisible();
  },
};

/** Sending fails: the words stay, and the same button tries again. */
export const FailingSend: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'failing' },
  play: async () => {
    await userEvent.type(await field(), 'I would like to see it.');
    await userEvent.click(await button('Send comment'));
    await expect(await screen.findByText(/^Your comment was not sent\. /, LINE)).toBeVisible();
    await waitFor(() => expect(assertive()).toMatch(/^Your comment was not sent\. /));
    await expect(await field()).toHaveValue('I would like to see it.');
    await expect(await button('Try again')).toHaveFocus();
  },
};

export const Sent: Story = {
  tags: ['long-tier'],
  play: async () => {
    await list();
    await userEvent.type(await field(), 'I would like to see it.');
    await userEvent.click(await button('Send comment'));
    await expect(await screen.findByText('Your comment is sent.', LINE)).toBeVisible();
    await waitFor(() => expect(polite()).toBe('Your comment is sent.'));
    await expect(await button(/^Hide Comments \(4\)/)).toBeVisible();
  },
};

export const TooLong: Story = {
  tags: ['long-tier'],
  args: { postId: NEWEST },
  play: async () => {
    const text = await field();
    await userEvent.click(text);
    await userEvent.paste('A long walk. '.repeat(80));
    await expect(text).toHaveAccessibleDescription('Your comment is too long. Please take out 40 letters.');
  },
};

/** Somebody’s comment under one’s own post is removed after a question, on the safe choice. */
export const AskingToRemove: Story = {
  tags: ['long-tier'],
  args: { postId: THANKS },
  play: async () => {
    await userEvent.click(await button(/^Remove comment, Tom Becker's comment/));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Remove the comment by Tom Becker?' }));
    await waitFor(() => expect(ask.getByRole('button', { name: 'Keep the comment' })).toHaveFocus());
  },
};

/** Long names, markup and two directions. */
export const HardWords: Story = {
  tags: ['long-tier'],
  beforeEach: () =>
    changeAnswers<CommentEntry[]>({ method: 'GET', path: `/api/posts/${PAINTING}/comments` }, (comments) =>
      comments.map((comment, at) => ({
        ...comment,
        author: { ...comment.author, displayName: at === 0 ? LONG_NAME : comment.author.displayName },
        content: ['<b>Bold</b> <script>alert(1)</script>', 'ليلى وأصدقاؤها', 'a'.repeat(200)][at]!,
      })),
    ),
  play: async () => {
    await expect(await screen.findByText('<b>Bold</b> <script>alert(1)</script>')).toBeVisible();
  },
};

const shown = async () => void (await list());

export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'What others say' })).toBeVisible();
    await expect(
      await screen.findByRole('textbox', { name: 'What do you want to say to Priya Nair?' }),
    ).toBeVisible();
  },
};
export const SimpleMode: Story = { tags: ['long-tier'], globals: { simple: 'on' }, play: shown };
