import { Button, Form, TextField } from '@friendbase/ui-kit';
import { createContext, use, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { recordEarlyEvents } from './recordEarlyEvents.ts';
import { useEarlyEvents } from './useEarlyEvents.ts';
import { hydratedInTurn, hydratedLater } from './hydratedLater.tsx';

const Shade = createContext('light');
const body = document.createElement('div');
const onRecoverableError = vi.fn<(error: unknown) => void>();
const pressed = vi.fn<(what: string) => void>();
let root: Root | undefined;

/** Whatever a member writes with: a field that remembers what it was told, and a button. */
function Composer({ label }: { label: string }) {
  const [text, setText] = useState('');
  return (
    <Form onSubmit={() => {}} aria-label="Composer">
      <TextField name="words" label={label} value={text} onChange={setText} />
      <output>{`${text.length} letters, ${use(Shade)}`}</output>
      <Button onPress={() => pressed(`share ${text}`)}>Share</Button>
    </Form>
  );
}

function Screen({ Part, shade = 'light' }: { Part: ComponentType<{ label: string }>; shade?: string }) {
  useEarlyEvents();
  return (
    <Shade value={shade}>
      <Part label="Your post" />
      <Button onPress={() => pressed('like')}>Like</Button>
    </Shade>
  );
}

/** Sends the page as a server renders it, and has the script of all but the part hydrate it. */
async function send() {
  const written = hydratedLater(() => Promise.resolve(Composer));
  await written.load();
  body.innerHTML = renderToString(<Screen Part={written.Part} />);
  document.body.append(body);
  recordEarlyEvents();
  const { promise, resolve, reject } = Promise.withResolvers<typeof Composer>();
  const { Part } = hydratedLater(() => promise);
  return {
    hydrateOn: () => {
      root = hydrateRoot(body, <Screen Part={Part} />, { onRecoverableError });
      return expect.poll(() => isHydrated(like())).toBe(true);
    },
    turnDark: () => root?.render(<Screen Part={Part} shade="dark" />),
    come: () => resolve(Composer),
    fail: () => reject(new Error('no network')),
  };
}

const POINTER = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse' };
const like = () => page.getByRole('button', { name: 'Like' });
const share = () => page.getByRole('button', { name: 'Share' });
const field = () => page.getByRole('textbox', { name: 'Your post' });
const isHydrated = (of: ReturnType<typeof like>) =>
  Object.keys(of.element()).some((key) => key.startsWith('__reactProps'));
const isReady = () => document.documentElement.hasAttribute('data-ready');

beforeEach(() => {
  pressed.mockClear();
  onRecoverableError.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  root?.unmount();
  body.remove();
  window.earlyEvents?.stop(undefined);
  delete window.earlyEvents;
  for (const mark of ['data-ready', 'data-parts-missing']) document.documentElement.removeAttribute(mark);
});

it('does once what is pressed while the page is being hydrated', async () => {
  const { hydrateOn } = await send();
  const hydrating = hydrateOn();
  // Before React has begun: for a press it would hydrate the page at once.
  like()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await hydrating;
  await expect.poll(() => pressed.mock.calls).toEqual([['like']]);
  await like().click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

const by = (type: string) => new PointerEvent(type, { ...POINTER, detail: type === 'click' ? 1 : 0 });
const press = (...types: string[]) => types.forEach((type) => like().element().dispatchEvent(by(type)));

it('presses once after a finger that began to scroll on the button', { tags: 'long' }, async () => {
  const { hydrateOn } = await send();
  press('pointerdown', 'pointercancel');
  await hydrateOn();
  press('click');
  expect(pressed).not.toHaveBeenCalled();
  press('pointerdown', 'pointerup', 'click');
  expect(pressed).toHaveBeenCalledOnce();
});

it('does once what is held down while the page is being hydrated', { tags: 'long' }, async () => {
  const { hydrateOn } = await send();
  press('pointerdown');
  await hydrateOn();
  press('pointerup', 'click');
  await expect.poll(() => pressed.mock.calls).toEqual([['like']]);
  press('pointerdown', 'pointerup', 'click');
  expect(pressed).toHaveBeenCalledTimes(2);
});

describe('a part whose script is still to come', () => {
  it('stands there, and the page around it works', { tags: 'long' }, async () => {
    const { hydrateOn, come } = await send();
    await hydrateOn();
    await like().click();
    expect(pressed.mock.calls).toEqual([['like']]);
    expect(isHydrated(share())).toBe(false);
    expect(isReady()).toBe(false);
    come();
    await expect.poll(isReady).toBe(true);
  });

  it('keeps its words, and does what was pressed once', async () => {
    const { hydrateOn, come } = await send();
    await hydrateOn();
    await field().fill('Hello');
    await share().click();
    await share().click();
    expect(pressed).not.toHaveBeenCalled();
    const sent = share().element();
    come();
    await expect.element(page.getByText('5 letters, light')).toBeVisible();
    await expect.poll(() => pressed.mock.calls).toEqual([['share Hello']]);
    expect(window.earlyEvents).toBeUndefined();
    expect(share().element()).toBe(sent);
    expect(onRecoverableError).not.toHaveBeenCalled();
    await share().click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('stays as it was sent where its script does not come, and the page says that parts are missing', async () => {
    const { hydrateOn, fail } = await send();
    await hydrateOn();
    await field().fill('Hello');
    fail();
    await expect.poll(() => document.documentElement.hasAttribute('data-parts-missing')).toBe(true);
    await expect.element(field()).toHaveValue('Hello');
    await like().click();
    expect(pressed.mock.calls).toEqual([['like']]);
  });

  it(
    'stands in its place and keeps its words where a context around it changes meanwhile',
    { tags: 'long' },
    async () => {
      const { hydrateOn, turnDark, come } = await send();
      await hydrateOn();
      await field().fill('Hello');
      const sent = field().element();
      turnDark();
      await expect.poll(() => sent.isConnected).toBe(false);
      await expect.element(field()).toHaveValue('Hello');
      come();
      await expect.element(page.getByText('5 letters, dark')).toBeVisible();
      await expect.element(field()).toHaveValue('Hello');
    },
  );
});

describe('one of many parts', () => {
  const Post = ({ name }: { name: string }) => <Button onPress={() => pressed(name)}>{name}</Button>;
  const names = ['Ada', 'Ben', 'Cleo'];
  const buttons = () => names.map((name) => page.getByRole('button', { name }));

  it('is hydrated when its turn comes, and does what was pressed before once', async () => {
    const waiting: (() => void)[] = [];
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => waiting.push(act as () => void));
    const list = <List Part={hydratedInTurn(Post)} />;
    body.innerHTML = renderToString(list);
    document.body.append(body);
    recordEarlyEvents();
    root = hydrateRoot(body, list, { onRecoverableError });
    await expect.poll(() => isHydrated(like())).toBe(true);
    await page.getByRole('button', { name: 'Cleo' }).click();
    expect(buttons().map(isHydrated)).toEqual([false, false, false]);
    waiting.shift()?.();
    await expect.poll(() => buttons().map(isHydrated)).toEqual([true, false, false]);
    expect(pressed).not.toHaveBeenCalled();
    await expect.poll(() => (waiting.shift()?.(), isReady())).toBe(true);
    await expect.poll(() => pressed.mock.calls).toEqual([['Cleo']]);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('is hydrated with the rest where no press is noted', async () => {
    const list = <List Part={hydratedInTurn(Post)} />;
    body.innerHTML = renderToString(list);
    document.body.append(body);
    root = hydrateRoot(body, list, { onRecoverableError });
    await expect.poll(isReady).toBe(true);
    await buttons()[2]?.click();
    expect(pressed.mock.calls).toEqual([['Cleo']]);
  });

  function List({ Part }: { Part: ComponentType<{ name: string }> }) {
    useEarlyEvents();
    return (
      <>
        <Button onPress={() => pressed('like')}>Like</Button>
        {names.map((name) => (
          <Part key={name} name={name} />
        ))}
      </>
    );
  }
});

it('is rendered at once with a page that the browser renders itself', async () => {
  const { load, Part } = hydratedLater(() => Promise.resolve(Composer));
  await load();
  expect(renderToString(<Screen Part={Part} />)).toContain('0 letters, light');
});
