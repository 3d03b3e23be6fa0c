import { createClient, getMe, listConversations } from '@friendbase/contract';
import { Icon, MoreGlyph, ThumbsUpGlyph, type IconSource } from '@friendbase/ui-kit';
import { createVoice, ReaderContext } from '@friendbase/ui-kit/testing';
import '@friendbase/ui-kit/styles.css';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../testing/AppStage.tsx';
import { demoForEach } from '../testing/demoForEach.ts';

demoForEach('signed-out');

/** Says in the head that the demo account exists here, as the server does. */
function offerDemo(): void {
  const offer = document.createElement('meta');
  offer.name = 'demo-account';
  offer.content = 'demo';
  document.head.append(offer);
  onTestFinished(() => offer.remove());
}

/** How a picture of the kit is drawn. */
async function drawingOf(icon: IconSource): Promise<string> {
  const { container, unmount } = await render(<Icon name={icon} />);
  const drawing = container.querySelector('svg')?.innerHTML ?? '';
  await unmount();
  return drawing;
}

/** What can be pressed and has this picture, in what is seen of a part of the page. Not a word is read. */
async function withPicture(icon: IconSource, part = 'body'): Promise<HTMLElement> {
  const drawing = await drawingOf(icon);
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(`${part} :is(button, a, [role=button])`)].find(
      (control) => control.checkVisibility() && control.querySelector('svg')?.innerHTML === drawing,
    );
  await expect.poll(find).toBeDefined();
  return find()!;
}

/** What the friend gets: the person reads no word, the test does. */
async function newestMessage(): Promise<string | undefined> {
  const call = createClient();
  const { id: userId } = await call(getMe, {});
  const { items } = await call(listConversations, { params: { userId }, query: {} });
  return items[0]?.content;
}

const press = async (icon: IconSource, part?: string) => userEvent.click(await withPicture(icon, part));
const count = (selector: string) => document.querySelectorAll(selector).length;

it('somebody who reads no word hears the page, logs in to the demo, likes a post, and says yes to a friend', async () => {
  offerDemo();
  await page.viewport(390, 844);
  const voice = createVoice();
  await render(
    <ReaderContext value={voice.reader}>
      <AppStage />
    </ReaderContext>,
  );
  const hearPage = async () => {
    const before = voice.asked.length;
    await press('listen', 'header');
    await expect.poll(() => voice.asked.length).toBeGreaterThan(before);
    voice.pass(500);
    expect(voice.isSpeaking()).toBe(true);
    await press('stop', 'header');
    expect(voice.isSpeaking()).toBe(false);
  };
  await hearPage();

  await press('user', 'main');
  await press('login', 'main form');
  await withPicture('heart', 'main article');
  await hearPage();

  const isGiven = (what: string) => count(`article:first-of-type [data-${what}]`) > 0;
  await press('heart', 'main article');
  await expect.poll(() => isGiven('active')).toBe(true);
  await press(MoreGlyph, 'main article');
  await expect.poll(() => count('[data-feeling=hug]')).toBe(1);
  await userEvent.click(document.querySelector('[data-feeling=hug]')!);
  await expect.poll(() => isGiven('chosen')).toBe(true);

  await press('messages', 'nav');
  await expect.poll(() => count('[role=option] .fb-Avatar')).toBeGreaterThan(0);
  // A friend is known by their face.
  await userEvent.click(document.querySelector('[role=option]:has(.fb-Avatar)')!);
  await expect.poll(() => count('[role=log] .fb-Avatar')).toBeGreaterThan(0);
  const own = () => count('[role=log] [data-own]');
  const before = own();
  await press(ThumbsUpGlyph, 'main');
  await press('send', 'main');
  await expect.poll(own).toBe(before + 1);
  await expect.poll(newestMessage).toBe('Yes!');
});
