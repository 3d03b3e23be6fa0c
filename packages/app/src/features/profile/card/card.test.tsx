import { createClient, getCare, getMe } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { answerInstead, errorAnswer } from '../../../../testing/answerInstead.ts';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';
import { KIM, signUpAsKim } from '../../../../testing/ownAccount.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const secret = () => page.getByLabelText(/^Your password \(/).first();

describe('a member’s own recovery card', () => {
  demoForEach();

  it('is not made for the account that everybody shares', { tags: 'long' }, async () => {
    await render(<AppStage path="/profile" />);
    await button('Recovery card').click();
    await expect
      .element(button('Make my card'))
      .toHaveAccessibleDescription(/Everybody uses the demo account/);
  });

  it(
    'is offered by a notification, made with the password alone, shown once and never again',
    { tags: 'long' },
    async () => {
      await signUpAsKim();
      await render(<AppStage path="/profile?open=card" />);
      await secret().fill('wrong one');
      await userEvent.keyboard('{Enter}');
      await expect.element(secret()).toHaveAccessibleDescription(/This is not your password now/);
      await secret().fill(KIM.password);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => document.activeElement?.textContent).toBe('Keep your card');
      const pictures = page.getByRole('list', { name: 'Pictures, in this order' });
      await expect.poll(() => pictures.getByRole('listitem').all().length).toBe(4);
      await button('I have kept my card').click();
      await button('Recovery card').click();
      await expect.element(page.getByText(/^You have a card\. .* We cannot show it again\.$/)).toBeVisible();
      expect(pictures.all()).toHaveLength(0);
    },
  );
});

describe('a recovery card whose window is closed while it is being made', () => {
  demoForEach();

  async function leaveWhileMaking(answer: (askBackend: () => Promise<Response>) => Promise<Response>) {
    await signUpAsKim();
    await render(<AppStage path="/profile?open=card" />);
    const left = Promise.withResolvers<void>();
    onTestFinished(
      answerInstead({ method: 'PUT', path: '/api/recovery/card' }, async (askBackend) => {
        await left.promise;
        return answer(askBackend);
      }),
    );
    await secret().fill(KIM.password);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    left.resolve();
  }

  it('is shown as soon as it is there: the one before is worth nothing then', async () => {
    await leaveWhileMaking((askBackend) => askBackend());
    await expect.poll(() => document.activeElement?.textContent).toBe('Keep your card');
    await button('I have kept my card').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('that is not made is told, and can be opened again', { tags: 'long' }, async () => {
    await leaveWhileMaking(async () => errorAnswer(500, 'ourFault'));
    await expect.element(page.getByText('Your card is not made').first()).toBeVisible();
    await button('Recovery card').click();
    await expect.element(secret()).toBeVisible();
  });
});

describe('a recovery card that is shown', () => {
  demoForEach();
  beforeEach(() => page.viewport(320, 568));

  const SAVED = 'The card is saved on this device, as a picture.';
  const NOT_SAVED = 'We could not save the card here. Please print it or write it down.';
  const told = (words: string) => page.getByRole('dialog').getByText(words);

  async function openCard() {
    await signUpAsKim();
    await render(<AppStage path="/profile?open=card" />);
    await secret().fill(KIM.password);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Keep your card');
  }
  /** What is given to the device to keep, and under which name. No browser saves anything for a test. */
  function catchSaved() {
    const saved: { blob: Blob; name: string }[] = [];
    const made: Blob[] = [];
    const create = URL.createObjectURL.bind(URL);
    const making = vi.spyOn(URL, 'createObjectURL').mockImplementation((of) => {
      if (of instanceof Blob) made.push(of);
      return create(of);
    });
    const pressing = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const blob = made.at(-1);
      if (blob) saved.push({ blob, name: this.download });
    });
    onTestFinished(() => [making, pressing].forEach((one) => one.mockRestore()));
    return saved;
  }

  it('is printed by its button', { tags: 'long' }, async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    onTestFinished(() => print.mockRestore());
    await openCard();
    await button('Print the card').click();
    expect(print).toHaveBeenCalledOnce();
    await expect.element(button('Print the card')).toHaveFocus();
  });

  it('is saved as a picture of its own size, which is said once', { tags: 'long' }, async () => {
    const saved = catchSaved();
    await openCard();
    const heard = hear();
    await button('Save the card as a picture').click();
    await expect.element(told(SAVED)).toBeVisible();
    await expect.poll(() => heard).toEqual([SAVED]);
    expect(saved.map(({ blob, name }) => [blob.type, name])).toEqual([['image/png', 'recovery-card.png']]);
    const { width, height } = await createImageBitmap(saved[0]!.blob);
    expect([width, height]).toEqual([720, 480]);
  });

  it(
    'says once what else to do where the browser makes no picture, and saves nothing',
    { tags: 'long' },
    async () => {
      const saved = catchSaved();
      const draw = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null));
      onTestFinished(() => draw.mockRestore());
      await openCard();
      const heard = hear();
      await button('Save the card as a picture').click();
      await expect.element(told(NOT_SAVED)).toBeVisible();
      await expect.poll(() => heard).toEqual([NOT_SAVED]);
      expect(saved).toEqual([]);
    },
  );
});

describe('what a member told us about themselves', () => {
  const USES = [
    [/^Caregiver email/, 'We use it for nothing now. Nobody writes to this address.'],
    [/^Support needs/, 'We use it for nothing now. It is here for you.'],
  ] as const;
  demoForEach();
  beforeEach(() => page.viewport(320, 568));

  it('says what each is used for, and is taken away by an empty answer', async () => {
    await signUpAsKim();
    await render(<AppStage path="/profile" />);
    await button('What I told you about me').click();
    await expect.element(page.getByRole('radio', { name: 'Cognitive Challenge' })).toBeChecked();
    // Heard with the first one to choose.
    await expect
      .element(page.getByRole('radio', { name: 'Developmental Disability' }))
      .toHaveAccessibleDescription('We asked when you signed up. We use it for nothing now.');
    for (const [field, use] of USES)
      await expect.element(page.getByRole('textbox', { name: field })).toHaveAccessibleDescription(use);
    await expect
      .element(
        page.getByText('In Help, “Call for Help” calls this person. You change it at “Emergency contact”.'),
      )
      .toBeVisible();
    await page.getByText('I do not want to say').click();
    await button('Save what I changed').click();
    await expect.element(page.getByText('What you told us is saved.').first()).toBeVisible();
    const call = createClient();
    const { id: userId } = await call(getMe, {});
    expect((await call(getCare, { params: { userId } })).challengeType).toBeNull();
  });
});

describe('a link to a new password where somebody is logged in', () => {
  demoForEach();

  it('opens on their page, and says so where it is not whole', { tags: 'long' }, async () => {
    await render(<AppStage path="/profile?open=link" />);
    await expect.element(page.getByRole('dialog', { name: 'I forgot my password' })).toBeVisible();
    await expect.element(page.getByText('This link is not whole. Please ask for a new one.')).toBeVisible();
  });
});
