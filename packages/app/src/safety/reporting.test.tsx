import { FakeStorage } from '@friendbase/mocks/testing';
import { demoId } from '@friendbase/contract/fixtures';
import '@friendbase/ui-kit/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, errorAnswer } from '../../testing/answerInstead.ts';
import { AppStage } from '../../testing/AppStage.tsx';
import { demoForEach } from '../../testing/demoForEach.ts';
import { hear } from '../../testing/hear.ts';
import { openMore } from '../../testing/outcomes/act.ts';

const SEND = { method: 'POST', path: '/api/reports' } as const;
const dialog = () => page.getByRole('dialog', { name: /^Report this/ });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const reason = (name: RegExp) => dialog().getByRole('radio', { name });
const sent = () => dialog().getByRole('heading', { name: 'Thank you. Your report was sent.' });
/** Posts of the feed by others, as each tells who reported what. */
const ofOthers = () => page.getByRole('button', { name: /^Report, .*post/ });

demoForEach();
const ends: (() => void)[] = [];
beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  for (const end of ends.splice(0).toReversed()) end();
});

const open = (path = '/', storage = new FakeStorage()) => render(<AppStage path={path} storage={storage} />);

/** Presses by the keyboard alone, where the focus can stand. */
const press = async (target: Locator, key = '{Enter}') => {
  await expect.element(target).toBeVisible();
  (target.element() as HTMLElement).focus();
  await userEvent.keyboard(key);
};

describe('a report that is not sent', () => {
  it('asks for a reason first', async () => {
    await open();
    await openMore();
    await press(ofOthers().first());
    await press(button('Send report'));
    await expect.element(button('Send report')).toHaveAccessibleDescription('Choose what is not OK first.');
    await expect.element(sent()).not.toBeInTheDocument();
  });

  it('keeps what was said, is heard once, hides nothing, and is sent by the next press', async () => {
    const end = answerInstead(SEND, () => errorAnswer(500, 'ourFault'));
    const storage = new FakeStorage();
    await open('/', storage);
    await openMore();
    await press(ofOthers().first());
    await press(reason(/mean/), ' ');
    const words = dialog().getByRole('textbox', { name: /^Do you want to say more/ });
    await words.fill('He called me names');
    const heard = hear();
    await press(button('Send report'));
    await expect.element(button('Try again')).toBeVisible();
    await expect.element(words).toHaveValue('He called me names');
    expect([...storage.texts.values()].join()).toContain('He called me names');
    await expect
      .poll(() => heard.filter((text) => text.startsWith('Your report was not sent')))
      .toHaveLength(1);
    end();
    await press(button('Try again'));
    await expect.element(sent()).toHaveFocus();
    expect([...storage.texts.values()].join()).not.toContain('He called me names');
  });
});

it(
  'a report that is not sent is there again after a reload: reason, words and the wish to block',
  { tags: 'long' },
  async () => {
    const storage = new FakeStorage();
    const first = await open('/', storage);
    await openMore();
    await press(ofOthers().first());
    await press(reason(/money/), ' ');
    await dialog()
      .getByRole('textbox', { name: /^Do you want to say more/ })
      .fill('He wants a gift card');
    await press(dialog().getByRole('checkbox'), ' ');
    await first.unmount();
    await open('/', storage);
    await openMore();
    await press(ofOthers().first());
    await expect.element(reason(/money/)).toBeChecked();
    await expect.element(dialog().getByRole('checkbox')).toBeChecked();
    await expect.element(dialog().getByRole('textbox')).toHaveValue('He wants a gift card');
  },
);

describe('a report that is sent', () => {
  it('is read next, and what happens then is heard once: nothing else takes the focus in between', async () => {
    await open();
    await openMore();
    await press(ofOthers().first());
    await press(reason(/mean/), ' ');
    await expect.element(button('Send report')).toBeVisible();
    (button('Send report').element() as HTMLElement).focus();
    const heard = hear();
    const focused: string[] = [];
    const listen = ({ target }: Event) => focused.push((target as Element).textContent);
    document.addEventListener('focusin', listen);
    ends.push(() => document.removeEventListener('focusin', listen));
    await userEvent.keyboard('{Enter}');
    await expect.element(sent()).toHaveFocus();
    await expect.element(button('Send report')).not.toBeInTheDocument();
    // It rests on something empty meanwhile, of which nothing is heard.
    expect(focused.filter((text) => text !== '')).toEqual(['Thank you. Your report was sent.']);
    const next =
      /^A person from FriendBase looks at it, usually within one day\. .+ is not told that it was you\.$/;
    // Said beforehand only where the answer takes long, as on a busy machine.
    const isOutcome = (text: string) => text !== 'Sending...';
    await expect.poll(() => heard.filter(isOutcome)).toEqual([expect.stringMatching(next)]);
    expect(heard.findIndex(isOutcome)).toBe(heard.length - 1);
  });

  it(
    'takes four presses from the post, which goes, and leads back to a place with a name',
    { tags: 'long' },
    async () => {
      await open();
      await openMore();
      await expect.element(ofOthers().first()).toBeVisible();
      const name = ofOthers().first().element().getAttribute('aria-label')!;
      await press(ofOthers().first());
      await press(reason(/mean/), ' ');
      await press(button('Send report'));
      await expect.element(sent()).toHaveFocus();
      await expect.element(dialog().getByText(/usually within one day/)).toBeVisible();
      await press(button('Done'));
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(page.getByText('You reported this. You do not see it anymore.')).toBeVisible();
      await expect.element(button(name)).not.toBeInTheDocument();
      await expect.poll(() => document.activeElement === document.body).toBe(false);
    },
  );

  it('offers help first to who is scared: 911, then the own contact', async () => {
    await open();
    await openMore();
    await press(ofOthers().first());
    await press(reason(/scares/), ' ');
    await expect.element(dialog().getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expect
      .element(
        dialog()
          .getByText(/Call for Help/)
          .first(),
      )
      .toBeVisible();
  });

  it('is about one message of a chat, which is chosen first', { tags: 'long' }, async () => {
    await open(`/messages?with=${demoId('leo')}`);
    await press(button('Report a message'));
    // Two messages of one minute have the same time.
    await press(button(/^Report, Leo Okafor, .*, Yes! Come on Saturday/).last());
    await expect.element(dialog()).toHaveAccessibleName(/Report this message/);
    await press(reason(/money/), ' ');
    await press(button('Send report'));
    await expect.element(sent()).toHaveFocus();
    await press(button('Done'));
    await expect
      .element(page.getByRole('log').getByText('Yes! Come on Saturday and bring Maya.'))
      .not.toBeInTheDocument();
  });

  it('can be about a person, who is blocked with the same press', async () => {
    await open('/friends');
    await press(button(/^View Profile, Leo|^Leo Okafor/).first());
    await press(button('Report, Leo Okafor'));
    await press(reason(/Something else/), ' ');
    await press(dialog().getByRole('checkbox', { name: 'Also block Leo Okafor' }), ' ');
    await press(button('Send report'));
    await expect.element(dialog().getByText('Leo Okafor is blocked.')).toBeVisible();
  });
});
