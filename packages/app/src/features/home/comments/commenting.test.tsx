import { createClient, deletePost, getMe, listFeed, MOST_COMMENT_CHARACTERS } from '@friendbase/contract';
import { demoSeed } from '@friendbase/contract/fixtures';
import { FakeStorage } from '@friendbase/mocks/testing';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, json } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';
import { commentsPart, startComments } from './useOpenCommentsCome.ts';

const COMMENT = { method: 'POST', path: '/api/posts/' } as const;
const COMMENTS = { method: 'GET', path: '/api/posts/' } as const;
const DELETE = { method: 'DELETE', path: '/api/posts/' } as const;
const WORDS = 'I would like to see it.';

const demo = demoForEach();
// A busy machine takes more than a second for the script, and “Loading...” is then said, as it should be.
beforeAll(commentsPart.load);

const postWith = (text: string) => page.getByRole('article').filter({ hasText: text }).first();
/** Of Priya Nair, with three comments; the second one is Sam’s own. */
const painting = () => postWith('grateful for the rain');
/** Sam’s own, with three comments of others. */
const thanks = () => postWith('Thank you for cheering me up');
/** Sam’s own, with more comments than a page. */
const library = () => postWith('I went to the new library');

const list = (post: Locator) => post.getByRole('list', { name: /^Comments on / });
const comments = (post: Locator) => list(post).getByRole('article');
const field = (post: Locator) => post.getByRole('textbox', { name: /^Your comment on .*'s post$/ });
const send = (post: Locator) =>
  post.getByRole('button', { name: /^(Send comment|Sending\.\.\.|Try again)$/ });
const toggle = (post: Locator) => post.getByRole('button', { name: /^(View|Hide) Comments/ });

/** A member on Home, with the comments of a post open and there: what comes later would be heard and held back as well. */
async function open(post: Locator, storage = new FakeStorage()) {
  const screen = await render(<AppStage storage={storage} />);
  await toggle(post).click();
  await expect.element(field(post)).toBeVisible();
  await expect.element(list(post).or(post.getByText(/^No comments yet/))).toBeVisible();
  return screen;
}
const press = async (button: Locator) => {
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
};
/** Answers the question that came, by its second choice. */
const confirm = async (question: string) => {
  await expect.element(page.getByRole('alertdialog', { name: question })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

/** The member deletes one of their posts past everything that this page knows. */
async function deleteInAnotherTab(text: string): Promise<void> {
  const call = createClient();
  const { id: userId } = await call(getMe, {});
  const { items } = await call(listFeed, { params: { userId }, query: {} });
  const { id } = items.find(({ content }) => content.includes(text))!;
  await call(deletePost, { params: { id } });
}

describe('the comments of a post', () => {
  it('say that they did not load, and come with “Try again”', { tags: 'long' }, async () => {
    await render(<AppStage />);
    await expect.element(painting()).toBeVisible();
    const said = hear();
    const answerAgain = demo.network.refuse(COMMENTS);
    await press(toggle(painting()));
    await expect.element(painting().getByText('The comments did not load')).toBeVisible();
    await expect
      .poll(() => said)
      .toEqual(['The comments did not load. We could not get the comments. Please try again.']);
    answerAgain();
    await press(painting().getByRole('button', { name: 'Try again' }));
    await expect.element(comments(painting()).first()).toBeVisible();
    await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
  });

  it('are read oldest first, each named by its author and time', { tags: 'long' }, async () => {
    await open(painting());
    await expect.element(comments(painting())).toHaveLength(3);
    await expect.element(comments(painting()).first()).toHaveAccessibleName(/^Grace Murphy \w+/);
    await expect
      .element(
        comments(painting())
          .first()
          .getByText(/I heard the rain too\./),
      )
      .toBeVisible();
    await expect.element(list(painting())).toHaveAccessibleName(/^Comments on Priya Nair's post, /);
  });

  it('come page by page: reading goes on at the first earlier one', { tags: 'long' }, async () => {
    demo.network.sendWholePages();
    await open(library());
    await expect.element(comments(library())).toHaveLength(20);
    await press(library().getByRole('button', { name: /^Show earlier comments/ }));
    await expect.element(comments(library())).toHaveLength(29);
    await expect.element(comments(library()).first()).toHaveFocus();
    await expect
      .element(
        comments(library())
          .first()
          .getByText(/You did this all by yourself\./),
      )
      .toBeVisible();
    await expect
      .element(library().getByRole('button', { name: /^Show earlier comments/ }))
      .not.toBeInTheDocument();
  });

  it('say so when there are none', { tags: 'long' }, async () => {
    const first = page.getByRole('article').first();
    await open(first);
    await expect.element(first.getByText('No comments yet. You can write the first one.')).toBeVisible();
  });
});

describe('the comments that an address opens', () => {
  const openByAddress = async () => {
    const { posts } = demoSeed(new Date(0));
    const { id } = posts.find(({ content }) => content.includes('grateful for the rain'))!;
    const of = { method: 'GET', path: `/api/posts/${id}/comments` } as const;
    const come = demo.network.holdAnswers(of);
    await render(<AppStage path={`/?comments=${encodeURIComponent(JSON.stringify([id]))}`} />);
    await expect.element(page.getByRole('textbox', { name: /^How are you today/ })).toBeVisible();
    await demo.network.answer({ method: 'GET', path: '/api/posts/feed/' });
    return come;
  };

  it('are not waited for longer than five seconds', { tags: 'long' }, async () => {
    await openByAddress();
    await expect.element(painting().getByText('Loading...')).toBeVisible();
  });

  it('are not asked for again by the page that has them', async () => {
    const queryClient = new QueryClient();
    const asked: string[] = [];
    const end = answerInstead(COMMENTS, () => {
      asked.push('asked');
      return json({ items: [], next: null });
    });
    onTestFinished(end);
    queryClient.setQueryData(['listComments', 'known'], { pages: [], pageParams: [] });
    await queryClient.invalidateQueries({ queryKey: ['listComments'] });
    await (
      await startComments(queryClient, ['known'])
    ).fetched;
    expect(asked).toEqual([]);
    await (
      await startComments(queryClient, ['unknown'])
    ).fetched;
    expect(asked).toEqual(['asked']);
  });

  it('come together with the posts, which they would push down', async () => {
    const come = await openByAddress();
    await expect.element(page.getByRole('article')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Show more posts' })).not.toBeInTheDocument();
    come();
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show more posts' })).toBeVisible();
    expect(comments(painting()).elements()).toHaveLength(3);
  });
});

describe('a comment that is written', () => {
  it('is not sent empty, and the button says why', { tags: 'long' }, async () => {
    await open(painting());
    await field(painting()).fill('  \n ');
    await expect.element(send(painting())).toHaveAccessibleDescription('Write something first.');
    await press(send(painting()));
    await expect.element(comments(painting())).toHaveLength(3);
  });

  it('is not sent when it is too long, and nothing of it is cut off', { tags: 'long' }, async () => {
    await open(painting());
    const long = '🦜'.repeat(MOST_COMMENT_CHARACTERS + 2);
    await field(painting()).fill(long);
    await expect
      .element(field(painting()))
      .toHaveAccessibleDescription('Your comment is too long. Please take out 2 letters.');
    await expect.element(send(painting())).toHaveAccessibleDescription('Make it shorter first.');
    await expect.element(field(painting())).toHaveValue(long);
  });

  it('that is refused keeps its words, says so once, and is sent with “Try again”', async () => {
    await open(painting());
    await field(painting()).fill(WORDS);
    const answerAgain = demo.network.refuse(COMMENT);
    const said = hear();
    await press(send(painting()));
    const failure = 'Your comment was not sent. Something went wrong on our side. Please try again.';
    await expect.element(painting().getByText(failure)).toBeVisible();
    await expect.poll(() => said).toEqual(['Sending...', failure]);
    await expect.element(field(painting())).toHaveValue(WORDS);
    await expect.element(send(painting())).toHaveFocus();
    await expect.element(toggle(painting())).toHaveAccessibleName(/^Hide Comments \(3\)/);
    answerAgain();
    await userEvent.keyboard('{Enter}');
    await expect.element(comments(painting())).toHaveLength(4);
    // It is shown while it is on its way: said late, it would be heard by the next test.
    await expect.poll(() => said.at(-1)).toBe('Your comment is sent.');
  });

  it('stands under its post, is counted, and is said once', async () => {
    await open(painting());
    await field(painting()).fill(WORDS);
    const release = demo.network.holdAnswers({ method: 'GET', path: '/api/posts/' });
    const said = hear();
    await press(send(painting()));
    await expect.element(comments(painting()).last().getByText(WORDS)).toBeVisible();
    await expect.element(toggle(painting())).toHaveAccessibleName(/^Hide Comments \(4\)/);
    await expect.element(painting().getByText('Your comment is sent.')).toBeVisible();
    await expect.element(field(painting())).toHaveValue('');
    await expect.element(send(painting())).toHaveFocus();
    await expect.poll(() => said).toEqual(['Sending...', 'Your comment is sent.']);
    release();
  });

  it('is there again after a reload, with its own post only', async () => {
    const storage = new FakeStorage();
    const screen = await open(painting(), storage);
    await field(painting()).fill(WORDS);
    await screen.unmount();
    await open(painting(), storage);
    await expect.element(field(painting())).toHaveValue(WORDS);
    await toggle(thanks()).click();
    await expect.element(field(thanks())).toHaveValue('');
  });

  it(
    'under a post that was just deleted leaves its words in the place of the post',
    { tags: 'long' },
    async () => {
      await open(thanks());
      await field(thanks()).fill(WORDS);
      await deleteInAnotherTab('Thank you for cheering me up');
      const said = hear();
      await press(send(thanks()));
      await expect
        .element(page.getByText('This post is not there anymore. Your comment was not sent.'))
        .toBeVisible();
      await expect.element(page.getByText(WORDS)).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Copy your words' })).toBeVisible();
      await expect.element(postWith('My first bread').getByRole('heading', { level: 3 })).toHaveFocus();
      await expect
        .poll(() => said)
        .toEqual([
          'Sending...',
          'Your comment was not sent. This post is not there anymore. Your words are still here.',
        ]);
    },
  );
});

describe('a comment of one’s own', () => {
  const own = () => comments(painting()).filter({ hasText: 'What did you paint?' });
  const remove = () =>
    own().getByRole('button', { name: /^(Delete comment|Try again), Sam Rivers's comment/ });

  it('stays when the member says no, and the focus is where it was', { tags: 'long' }, async () => {
    await open(painting());
    await press(remove());
    await expect.element(page.getByRole('button', { name: 'Keep the comment' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(remove()).toHaveFocus();
    await expect.element(comments(painting())).toHaveLength(3);
  });

  it('that could not be deleted is still there and says so once', { tags: 'long' }, async () => {
    await open(painting());
    demo.network.refuse(DELETE);
    await press(remove());
    const said = hear();
    await confirm('Delete your comment?');
    const failure = 'The comment is still there. Something went wrong on our side. Please try again.';
    await expect.element(own().getByText(failure)).toBeVisible();
    await expect.poll(() => said.filter((text) => text !== 'Deleting...')).toEqual([failure]);
    await expect.element(remove()).toHaveFocus();
  });

  it('goes, is not counted anymore, and gives the focus to the next one', async () => {
    await open(painting());
    await press(remove());
    const said = hear();
    await confirm('Delete your comment?');
    await expect.element(comments(painting())).toHaveLength(2);
    await expect.element(comments(painting()).last()).toHaveFocus();
    await expect.element(toggle(painting())).toHaveAccessibleName(/^Hide Comments \(2\)/);
    await expect.element(painting().getByText('Your comment is deleted.')).toBeVisible();
    await expect
      .poll(() => said.filter((text) => text !== 'Deleting...'))
      .toEqual(['Your comment is deleted.']);
  });
});

describe('a comment of somebody else', () => {
  const remove = (author: string) =>
    thanks().getByRole('button', { name: new RegExp(`^Remove comment, ${author}'s comment`) });

  it('cannot be removed under a post of somebody else', async () => {
    await open(painting());
    await expect.element(painting().getByRole('button', { name: /^Remove comment/ })).not.toBeInTheDocument();
  });

  it('is removed under one’s own post, after asking; the last one gives the focus to the heading', async () => {
    await open(thanks());
    await press(remove('Grace Murphy'));
    await confirm('Remove the comment by Grace Murphy?');
    await expect.element(thanks().getByText('The comment by Grace Murphy is removed.')).toBeVisible();
    await expect.element(comments(thanks())).toHaveLength(2);
    await expect.element(thanks().getByRole('heading', { name: 'Comments' })).toHaveFocus();
  });
});
