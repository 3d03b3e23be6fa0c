import { casesInTier } from '@friendbase/contract/conformance/tier';
import { createClient, createPlan, publishPlan } from '@friendbase/contract';
import { FakeStorage } from '@friendbase/mocks/testing';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { answerInstead, errorAnswer } from '../../../testing/answerInstead.ts';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { openPage } from '../../../testing/firstWindow.tsx';
import { aDraft, anEvent, fillWords, openWithDraft } from '../../../testing/outcomes/organize.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const elsewhere = createClient({ fetch: (path, init) => fetch(path, init) });
const open = (path: string, storage = new FakeStorage()) =>
  render(<AppStage path={path} storage={storage} />);

const paragraph = (words: string | RegExp) =>
  page.getByRole('form').getByRole('paragraph').filter({ hasText: words });

/** What both cards of the preview tell, each as “term: details”. */
const factsInPreview = (): string[] => {
  const of = (role: 'term' | 'definition') => page.getByRole('form').getByRole(role).elements();
  const details = of('definition');
  return of('term').map((term, n) => `${term.textContent}: ${details[n]?.textContent}`);
};

describe('the page of organizers', () => {
  demoForEach();

  it('is no page for anybody else, and in no menu', async () => {
    await open('/organize');
    await expect.element(heading('404 Page Not Found')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Organize' })).not.toBeInTheDocument();
  });
});

describe('making a tournament', () => {
  const demo = demoForEach('organizer');

  it('says kindly that the list did not load, and loads it by a press', async () => {
    const end = answerInstead({ method: 'GET', path: '/api/organize/plans' }, () =>
      errorAnswer(500, 'ourFault'),
    );
    await open('/organize');
    await expect.element(page.getByText('This did not load')).toBeVisible();
    end();
    await button('Try again').click();
    await expect.element(page.getByText('Nothing is planned yet')).toBeVisible();
  });

  it('lists all that is missing at once, and leads there', { tags: 'long' }, async () => {
    await open('/organize');
    await button('Make a tournament').click();
    await expect.element(heading('A new tournament')).toHaveFocus();
    await field('Entry fee in FriendBase Bucks (FBB) (needed)').fill('1000');
    await field('What is it, in easy words? (needed)').fill('You pay $5.');
    await button('Save').click();
    const list = page.getByRole('group', { name: 'Please fix 5 things.' });
    await expect.element(list).toHaveFocus();
    for (const problem of [
      'Write a title.',
      'Write what it is.',
      'Write the title in easy words.',
      'Nothing here is paid with money. Please leave it out.',
      'Write a whole number from 0 to 100.',
    ])
      await expect.element(list.getByRole('link', { name: problem })).toBeVisible();
    await list.getByRole('link', { name: 'Write a title.' }).click();
    await expect.element(field('Title (needed)')).toHaveFocus();
  });

  it(
    'keeps what was written over a reload and a server that fails, and leads back to what was saved',
    { tags: 'long' },
    async () => {
      const storage = new FakeStorage();
      const screen = await open('/organize?make=tournament', storage);
      await fillWords();
      await screen.unmount();
      await open('/organize?make=tournament', storage);
      await expect.element(field('Title in easy words (needed)')).toHaveValue('Our cup');
      const end = demo.network.refuse({ method: 'POST', path: '/api/organize/plans' });
      await button('Save').click();
      await expect
        .element(page.getByText(/^This was not saved\. Your words are still here\./).last())
        .toBeVisible();
      end();
      await button('Save').click();
      await expect.element(heading('Cup of friends')).toHaveFocus();
      await expect.element(page.getByText('Draft. Members do not see it.')).toBeVisible();
      await button('Make a tournament').click();
      await expect.element(field('Title (needed)')).toHaveValue('');
    },
  );

  it('keeps what was written while it was saved, for the next change', { tags: 'long' }, async () => {
    const answered = Promise.withResolvers<void>();
    const end = answerInstead({ method: 'POST', path: '/api/organize/plans' }, async (askBackend) => {
      await answered.promise;
      return askBackend();
    });
    await open('/organize?make=tournament');
    await fillWords();
    await button('Save').click();
    await field('Title in easy words (needed)').fill('The cup of us all');
    answered.resolve();
    await expect.element(heading('Cup of friends')).toHaveFocus();
    await expect
      .element(
        page.getByText('This is saved. You wrote more while we saved. Press Change to go on with it.').last(),
      )
      .toBeVisible();
    end();
    await button(/^Change/).click();
    await expect.element(field('Title in easy words (needed)')).toHaveValue('The cup of us all');
  });

  it('shows both texts as members see them, and how hard the easy one is to read', async () => {
    await open('/organize?make=event');
    await expect.element(field('Place (needed)')).toBeVisible();
    await field('Title in easy words (needed)').fill('Our party');
    await field('What is it, in easy words? (needed)').fill('We sing. We dance.');
    await expect.element(heading('Our party')).toBeVisible();
    await expect.element(page.getByText('School grade 1: that is easy to read.')).toBeVisible();
    await field('What is it, in easy words? (needed)').fill(
      'Every individual demonstrates considerable potential.',
    );
    await expect.element(page.getByText(/hard to read\. Try shorter sentences/)).toBeVisible();
  });

  it(
    'shows what members decide by, as their cards do: of a tournament, of which a wrong number is left out',
    { tags: 'long' },
    async () => {
      await open('/organize?make=tournament');
      await fillWords();
      await field('Entry fee in FriendBase Bucks (FBB) (needed)').fill('15');
      await page.getByLabelText('Day (needed)').fill('2030-05-02');
      const card = [
        'Starts: May 2, 10:00 AM',
        'Cost to join: 15 FBB',
        'Places: 0 of 20 empty',
        'Prize: 50 FBB shared by all who played',
        'Game: Memory Match',
      ];
      await expect.poll(factsInPreview).toEqual([...card, ...card]);
      for (const words of ['We look for pairs.', 'We play.'])
        await expect.element(paragraph(words)).toBeVisible();
      await field('Prize in FBB, for all who played (needed)').fill('much');
      await expect.poll(factsInPreview).toEqual([...card.slice(0, 2), ...card.slice(0, 2)]);
    },
  );

  it('shows what members decide by, as their cards do: of an event, of which a missing time is left out', async () => {
    await open('/organize?make=event');
    await fillWords();
    await page.getByLabelText('Day (needed)').fill('2030-05-02');
    await field('Place (needed)').fill('Mill Lane Hall');
    await field('How to find it (optional)').fill('Look for the blue door.');
    const card = ['Date: Thu, May 2', 'Time: 10:00 AM to 12:00 PM', 'Place: Mill Lane Hall'];
    await expect.poll(factsInPreview).toEqual([...card, ...card]);
    for (const words of ['We look for pairs.', 'We play.', /Look for the blue door\./])
      await expect.element(paragraph(words).first()).toBeVisible();
    await page.getByLabelText('Day (needed)').fill('');
    await expect.poll(factsInPreview).toEqual([]);
  });

  const READ_ON = [
    ['/tournaments', aDraft()],
    ['/events', anEvent()],
  ] as const;
  it.each(casesInTier(READ_ON, 1))(
    'is read on %s in easy words by members who want them',
    async (path, draft) => {
      const { id } = await elsewhere(createPlan, { body: draft });
      await elsewhere(publishPlan, { params: { id } });
      await openPage(path, { easy: true });
      const card = page.getByRole('article', { name: draft.easyTitle });
      await expect.element(card.getByText(draft.easyDescription)).toBeVisible();
      await expect.element(page.getByText(draft.title)).not.toBeInTheDocument();
      await expect.element(page.getByText(draft.description)).not.toBeInTheDocument();
    },
  );

  it('publishes after a question alone, by keyboard', async () => {
    const { title } = await openWithDraft();
    (button(`Publish, ${title}`).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Keep it a draft')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(`Publish, ${title}`)).toHaveFocus();
    await expect.element(page.getByText('Draft. Members do not see it.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect.element(page.getByText('Published. It has not started.')).toBeVisible();
    await expect.element(heading(title)).toHaveFocus();
    await expect.element(button(/^Publish/)).not.toBeInTheDocument();
  });
});
