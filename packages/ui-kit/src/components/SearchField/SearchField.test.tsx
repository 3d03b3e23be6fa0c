import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { COUNT_SAID_AFTER_MS } from '../Announcer/useResultCount.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SearchField } from './SearchField.tsx';

const FRAME_MS = 20;
const GAMES = ['Memory Match', 'Memory Lane', 'Number Echo', 'Math Quiz'];
const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());

function Games() {
  const [words, setWords] = useState('');
  const found = GAMES.filter((name) => name.toLowerCase().includes(words));
  const result = words === '' ? 'All 4 games' : `${found.length} games found`;
  return (
    <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
      <SearchField
        label="Search games"
        value={words}
        onChange={setWords}
        result={result}
        suggestions={found.length === 0 ? ['memory'] : []}
      />
    </form>
  );
}

const field = page.getByRole('searchbox', { name: 'Search games' });

beforeEach(simulateClock);
afterEach(hush);

describe('W22 Search field', () => {
  it('keys: Enter moves nowhere and sends nothing', { tags: 'long' }, async () => {
    await render(<Games />);
    await userEvent.tab();
    await userEvent.keyboard('memory{Enter}');
    await expect.element(field).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keys: Escape empties the field, and the next one closes the dialog', { tags: 'long' }, async () => {
    const onClose = vi.fn<() => void>();
    await render(
      <Dialog title="Games" isOpen onClose={onClose}>
        <Games />
      </Dialog>,
    );
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('memory{Escape}');
    await expect.element(field).toHaveValue('');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('keys: Clear is a Tab stop, empties the field and goes back to it', async () => {
    await render(<Games />);
    await userEvent.tab();
    await userEvent.keyboard('memory');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Clear, Search games' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });

  it('keys: an empty field has nothing to clear', { tags: 'long' }, async () => {
    await render(<Games />);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(field).not.toHaveFocus();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('keys: a suggestion is a button after the field, and searches for itself', async () => {
    await render(<Games />);
    await userEvent.tab();
    await userEvent.keyboard('memry');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('memory');
    await expect.element(field).toHaveFocus();
  });

  it('heard: nothing before the member searches', async () => {
    const said = listen();
    await render(<Games />);
    await pass(2 * COUNT_SAID_AFTER_MS);
    expect(said).toEqual([]);
  });

  it('heard: the count, once, 800 ms after the last key, however fast the keys', async () => {
    const said = listen();
    await render(<Games />);
    await userEvent.tab();
    for (const key of 'memory') {
      await userEvent.keyboard(key);
      await pass(COUNT_SAID_AFTER_MS - 1);
    }
    expect(said).toEqual([]);
    await pass(1 + FRAME_MS);
    expect(said).toEqual(['2 games found']);
  });

  it('heard: all of them, when it was cleared', async () => {
    const said = listen();
    await render(<Games />);
    await userEvent.tab();
    await userEvent.keyboard('math');
    await pass(COUNT_SAID_AFTER_MS + FRAME_MS);
    await userEvent.keyboard('{Escape}');
    await pass(COUNT_SAID_AFTER_MS + FRAME_MS);
    expect(said).toEqual(['1 games found', 'All 4 games']);
  });
});

function Awaited({ result }: { result: string | undefined }) {
  return <SearchField label="Search friends" value="sam" onChange={() => undefined} result={result} />;
}

it('says a count that is fetched as soon as it is there, and later ones only after a key', async () => {
  const said = listen();
  const screen = await render(<Awaited result={undefined} />);
  await userEvent.tab();
  await userEvent.keyboard('m');
  await pass(2 * COUNT_SAID_AFTER_MS);
  expect(said).toEqual([]);
  await screen.rerender(<Awaited result="1 friend found" />);
  await pass(FRAME_MS);
  await screen.rerender(<Awaited result="2 friends found" />);
  await pass(2 * COUNT_SAID_AFTER_MS);
  expect(said).toEqual(['1 friend found']);
});
