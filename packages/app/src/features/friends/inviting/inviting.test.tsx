import '@friendbase/ui-kit/styles.css';
import { FakeStorage } from '@friendbase/mocks/testing';
import { createClient, listInvitations, makeInvitation, MOST_INVITATIONS } from '@friendbase/contract';
import decodeQr from 'qr/decode.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Invite a person you know' });
const link = () => page.getByRole('textbox', { name: 'Link for one person' });

/** What a camera reads of a code as it is drawn. */
async function scanned(code: ReturnType<typeof page.getByRole>): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${await code.screenshot({ save: false })}`;
  await picture.decode();
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  // Not the time of a frame: a busy machine needs longer.
  return decodeQr(context.getImageData(0, 0, width, height), { timeLimit: 60_000 });
}

async function openDialog() {
  await render(<AppStage path="/friends" storage={new FakeStorage()} />);
  await button('Invite a person you know').click();
  await expect.element(dialog()).toBeVisible();
}

describe('inviting a person the member knows', () => {
  const demo = demoForEach();
  afterEach(() => vi.restoreAllMocks());

  it(
    'goes on where the links that wait did not load, and loads them by “Try again”',
    { tags: 'long' },
    async () => {
      const end = demo.network.refuse({ method: 'GET', path: '/api/invitations' });
      await openDialog();
      await expect.element(page.getByText('Your links did not load')).toBeVisible();
      await expect.element(button('Make a link')).toBeEnabled();
      end();
      await button('Try again').click();
      await expect.element(page.getByText('Your links did not load')).not.toBeInTheDocument();
    },
  );

  it(
    'says kindly that five wait already, and makes one when one of them is taken back',
    { tags: 'long' },
    async () => {
      const call = createClient();
      for (let n = 0; n < MOST_INVITATIONS; n += 1) await call(makeInvitation, {});
      await openDialog();
      await button('Make a link').click();
      await expect
        .element(dialog().getByText(/You have 5 invitations that nobody has used yet\./))
        .toBeVisible();
      await dialog()
        .getByRole('button', { name: /^Take back, / })
        .first()
        .click();
      await expect.poll(() => document.activeElement?.textContent).toBe('Links that nobody has used yet');
      await button('Make a link').click();
      await expect.element(link()).toBeVisible();
      expect(await call(listInvitations, {})).toHaveLength(MOST_INVITATIONS);
    },
  );

  it('keeps the focus at the heading of the links once the last one is taken back, and says that none is left', async () => {
    await createClient()(makeInvitation, {});
    await openDialog();
    const takeBack = dialog().getByRole('button', { name: /^Take back, / });
    await expect.element(takeBack).toBeVisible();
    (takeBack.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText('You have no unused links now.')).toBeVisible();
    await expect
      .element(dialog().getByRole('heading', { name: 'Links that nobody has used yet' }))
      .toHaveFocus();
  });

  it('shows the link and a code that holds it, by keys alone in the smallest window', async () => {
    await page.viewport(320, 568);
    await openDialog();
    button('Make a link').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => link().element().getAttribute('value')).toMatch(/\/invited\?key=[\w-]{32,}$/);
    await expect.element(button('Make another link')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(link()).toHaveFocus();
    const code = page.getByRole('img', { name: 'A code to scan: the same link' });
    await expect.element(code).toBeVisible();
    expect(await scanned(code)).toBe(link().element().getAttribute('value'));
    expect(dialog().element().scrollWidth).toBeLessThanOrEqual(320);
  });

  it(
    'gives the link to another app of the device, and nothing is lost where the member closes that',
    { tags: 'long' },
    async () => {
      const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new Error('AbortError')));
      vi.stubGlobal('navigator', Object.assign(navigator, { share }));
      await openDialog();
      await button('Make a link').click();
      await button('Share the link').click();
      expect(share.mock.calls[0]?.[0].url).toBe(link().element().getAttribute('value'));
      await expect.element(link()).toBeVisible();
    },
  );
});
