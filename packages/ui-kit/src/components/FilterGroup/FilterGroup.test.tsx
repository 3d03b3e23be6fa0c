import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { COUNT_SAID_AFTER_MS } from '../Announcer/useResultCount.ts';
import { FilterGroup } from './FilterGroup.tsx';

const FRAME_MS = 20;
const RESULTS = new Map([
  ['all', '4 events'],
  ['social', '1 event'],
  ['wellness', 'No events found. Show all?'],
]);

function Events() {
  const [value, setValue] = useState('all');
  const options = [...RESULTS.keys()].map((name) => ({ value: name, label: name }));
  const result = RESULTS.get(value);
  return <FilterGroup label="Show" options={options} value={value} onChange={setValue} result={result} />;
}

const radio = (name: string) => page.getByRole('radio', { name });

beforeEach(simulateClock);
afterEach(hush);

describe('W21 Filter group', () => {
  it('keys: Tab goes to the filter that is on', async () => {
    await render(<Events />);
    await userEvent.tab();
    await expect.element(radio('all')).toHaveFocus();
  });

  it('keys: arrows move and choose, and go round', async () => {
    await render(<Events />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('social')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect.element(radio('wellness')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('all')).toBeChecked();
  });

  it('heard: nothing before the member filters', async () => {
    const said = listen();
    await render(<Events />);
    await pass(2 * COUNT_SAID_AFTER_MS);
    expect(said).toEqual([]);
  });

  it('heard: the count, once, 800 ms after the last change', async () => {
    const said = listen();
    await render(<Events />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await pass(COUNT_SAID_AFTER_MS - 1);
    await userEvent.keyboard('{ArrowRight}');
    await pass(COUNT_SAID_AFTER_MS - 1);
    expect(said).toEqual([]);
    await pass(1 + FRAME_MS);
    expect(said).toEqual(['No events found. Show all?']);
    await pass(10 * COUNT_SAID_AFTER_MS);
    expect(said).toHaveLength(1);
  });

  it('marks the filter that is on by a check mark and a border', async () => {
    const { container } = await render(<Events />);
    const [on, off] = container.querySelectorAll('.fb-Choice');
    expect(on?.querySelector('svg')).not.toBeNull();
    expect(off?.querySelector('svg')).toBeNull();
    const border = (element: Element | undefined) => element && getComputedStyle(element).borderColor;
    expect(border(on)).not.toBe(border(off));
  });
});
