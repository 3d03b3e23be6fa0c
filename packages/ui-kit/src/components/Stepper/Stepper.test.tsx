import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { COUNT_SAID_AFTER_MS } from '../Announcer/useResultCount.ts';
import { Stepper } from './Stepper.tsx';

const FRAME_MS = 20;

function Rounds({ start = 7 }: { start?: number }) {
  const [value, setValue] = useState(start);
  const say = (rounds: number) => `${rounds} rounds`;
  return <Stepper label="Rounds" value={value} onChange={setValue} least={5} most={10} valueText={say} />;
}

const field = page.getByRole('spinbutton', { name: 'Rounds' });
const more = page.getByRole('button', { name: 'More, Rounds' });

/** Puts the focus into the field with its number selected, as Tab does. */
const arrive = async () => {
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
};

beforeEach(simulateClock);
afterEach(hush);

describe('a stepper', () => {
  it.each(['many', '7.5', ' '])(
    'puts its number back for %j, and says what to write',
    { tags: 'long' },
    async (text) => {
      const said = listen();
      await render(<Rounds />);
      await arrive();
      await userEvent.keyboard(`${text}{Enter}`);
      await expect.element(field).toHaveValue('7');
      await expect.element(field).toHaveAccessibleDescription('Write a number from 5 to 10.');
      await pass(FRAME_MS);
      expect(said).toEqual(['Write a number from 5 to 10.']);
    },
  );

  it('takes the nearest number it has, and says why', async () => {
    const said = listen();
    await render(<Rounds />);
    await arrive();
    await userEvent.keyboard('99{Enter}');
    await expect.element(field).toHaveValue('10');
    await pass(COUNT_SAID_AFTER_MS + FRAME_MS);
    expect(said).toEqual(['10 rounds is the most.']);
  });

  it('takes a typed number when the focus leaves', { tags: 'long' }, async () => {
    await render(<Rounds />);
    await arrive();
    await userEvent.keyboard('9');
    await userEvent.tab();
    await expect.element(field).toHaveAttribute('aria-valuenow', '9');
    await expect.element(more).toHaveFocus();
  });

  it('steps by Up and Down in the field', async () => {
    await render(<Rounds />);
    await arrive();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect.element(field).toHaveValue('8');
  });

  it('says the number once, however fast it is stepped, and keeps the focus at the end', async () => {
    const said = listen();
    await render(<Rounds />);
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter} ');
    await pass(COUNT_SAID_AFTER_MS + FRAME_MS);
    expect(said).toEqual(['10 rounds is the most.']);
    await expect.element(more).toHaveFocus();
    await expect.element(more).toHaveAccessibleDescription('10 rounds is the most.');
  });

  it('says the reason again when it is pressed at the end', { tags: 'long' }, async () => {
    const said = listen();
    await render(<Rounds start={10} />);
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await pass(FRAME_MS);
    expect(said).toEqual(['10 rounds is the most.']);
    await expect.element(field).toHaveValue('10');
  });
});
