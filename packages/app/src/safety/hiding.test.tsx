import { casesInTier } from '@friendbase/contract/conformance/tier';
import { demoId } from '@friendbase/contract/fixtures';
import '@friendbase/ui-kit/styles.css';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../testing/AppStage.tsx';
import { demoForEach } from '../../testing/demoForEach.ts';
import { hear } from '../../testing/hear.ts';
import { openMore, press } from '../../testing/outcomes/act.ts';
// There before the first press.
import './ReportDialog.tsx';

const SEND = { method: 'POST', path: '/api/reports' } as const;
const NOT_SENT = /^Your report was not sent, so you see it again\./;

const dialog = () => page.getByRole('dialog', { name: /^Report this/ });
const button = (name: string | RegExp) => page.getByRole('button', { name });
/** Pages beneath the dialog are inert: what stands there is found by its words alone. */
const onPage = (text: string | RegExp) => page.getByText(text);

interface Kind {
  kind: string;
  path: string;
  /** Comes to the button that reports it, and tells what is seen of the thing. */
  find: () => Promise<{ report: Locator; thing: Locator }>;
}

const kinds: Kind[] = [
  {
    kind: 'post',
    path: '/',
    find: async () => {
      await openMore();
      const report = button(/^Report, .*post/).first();
      await expect.element(report).toBeVisible();
      const words = report.element().closest('article')?.querySelector('[dir=auto]')?.textContent ?? '';
      return { report, thing: onPage(words) };
    },
  },
  {
    kind: 'comment',
    path: '/',
    find: async () => {
      await press(button(/^View Comments \([1-9]/).first());
      const report = button(/^Report, .*comment/).first();
      await expect.element(report).toBeVisible();
      const item = report.element().closest('li');
      return { report, thing: onPage(item?.querySelector('[dir=auto]')?.textContent ?? '') };
    },
  },
  {
    kind: 'message',
    path: `/messages?with=${demoId('leo')}`,
    find: async () => {
      await press(button('Report a message'));
      return {
        report: button(/^Report, Leo Okafor, /).last(),
        thing: page
          .getByRole('log', { includeHidden: true })
          .getByText('Yes! Come on Saturday and bring Maya.'),
      };
    },
  },
  {
    kind: 'picture',
    path: '/',
    find: async () => {
      await press(button(/My breakfast table/));
      return {
        report: button(/^Report, Picture 1 of 2/),
        thing: page.getByAltText('My breakfast table with a bowl, a glass, a cup and a flower.').first(),
      };
    },
  },
  {
    kind: 'person',
    path: '/friends',
    find: async () => {
      await press(button(/^View Profile, Leo|^Leo Okafor/).first());
      const report = button('Report, Leo Okafor');
      await expect.element(report).toBeVisible();
      return { report, thing: page.getByRole('dialog', { name: 'Leo Okafor', includeHidden: true }) };
    },
  },
];

const complaints = vi.spyOn(console, 'error');
afterEach(() => {
  const [said] = complaints.mock.calls;
  complaints.mockClear();
  // React says here what was rendered at the wrong moment.
  if (said) throw new Error(said.join(' '));
});

/** Chooses a reason and words. */
async function write(report: Locator): Promise<void> {
  await press(report);
  await expect.element(dialog()).toBeVisible();
  await dialog().getByText('It is mean', { exact: true }).click();
  await dialog()
    .getByRole('textbox', { name: /^Do you want to say more/ })
    .fill('It hurts');
}

// In the short tier three kinds are reported, each with one end: all share the mechanism that hides them and brings them back.
describe.each(casesInTier(kinds, 1))('a $kind that is reported', ({ path, find }) => {
  const demo = demoForEach();

  it('goes with the press, and stays away when the report was sent', async () => {
    await render(<AppStage path={path} />);
    const { report, thing } = await find();
    await expect.element(thing).toBeInTheDocument();
    await write(report);
    const release = demo.network.holdCalls(SEND);
    await press(button('Send report'));
    await expect.element(thing).not.toBeInTheDocument();
    await expect.element(button('Sending...')).toHaveFocus();
    release();
    await expect.element(dialog().getByRole('heading', { name: /^Thank you/ })).toHaveFocus();
    await press(button('Done'));
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(thing).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement === document.body).toBe(false);
  });
});

describe.each(casesInTier(kinds.toReversed(), 2))('a $kind that is reported', ({ kind, path, find }) => {
  const demo = demoForEach();

  it('is back when it could not be reported: told inline and once, with all that was said', async () => {
    await render(<AppStage path={path} />);
    const { report, thing } = await find();
    await write(report);
    demo.network.refuse(SEND);
    const heard = hear();
    await press(button('Send report'));
    await expect.element(dialog().getByText(NOT_SENT)).toBeVisible();
    await expect.element(dialog().getByRole('textbox')).toHaveValue('It hurts');
    await expect.element(button('Try again')).toHaveFocus();
    await expect.poll(() => heard.filter((text) => NOT_SENT.test(text))).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    // The window about a person is opened again by who wants to.
    await expect.element(kind === 'person' ? page.getByRole('main') : thing).toBeVisible();
    await expect.poll(() => document.activeElement === document.body).toBe(false);
    // Nothing that is back is heard as new.
    expect(heard.filter((text) => text !== 'Sending...')).toHaveLength(1);
  });
});

describe('a window that is closed while its report is on the way', () => {
  const demo = demoForEach();

  it('stays closed when it was sent, which is heard once', { tags: 'long' }, async () => {
    await render(<AppStage />);
    const release = demo.network.holdCalls(SEND);
    await openMore();
    await write(button(/^Report, .*post/).first());
    await press(button('Send report'));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    const heard = hear();
    release();
    await expect.poll(() => heard).toEqual(['Thank you. Your report was sent.']);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it(
    'brings back its post alone when it was not sent: a like of meanwhile stays, also without a network',
    { tags: 'long' },
    async () => {
      await render(<AppStage />);
      const release = demo.network.holdCalls(SEND);
      demo.network.refuse(SEND);
      await openMore();
      await write(button(/^Report, .*post/).first());
      await press(button('Send report'));
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
      const others = page.getByRole('article').elements().length;
      demo.network.refuse({ method: 'GET', path: '/api/posts/feed' });
      const like = button(/^Like, /).first();
      await expect.element(like).toBeVisible();
      const liked = button(like.element().getAttribute('aria-label')!.replace('Like', 'Unlike'));
      await press(like);
      await expect.element(liked).toBeVisible();
      release();
      await expect.element(dialog().getByText(NOT_SENT)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => page.getByRole('article').elements()).toHaveLength(others + 1);
      await expect.element(liked).toBeVisible();
    },
  );

  it('is there again when it was not sent', async () => {
    await render(<AppStage />);
    const release = demo.network.holdCalls(SEND);
    demo.network.refuse(SEND);
    await openMore();
    await write(button(/^Report, .*post/).first());
    await press(button('Send report'));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    release();
    await expect.element(dialog().getByText(NOT_SENT)).toBeVisible();
    await expect.element(dialog().getByRole('textbox')).toHaveValue('It hurts');
  });
});
