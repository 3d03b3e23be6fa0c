import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { COUNT_SAID_AFTER_MS } from '../Announcer/useResultCount.ts';
import { FilterGroup, type FilterGroupProps } from './FilterGroup.tsx';

const FRAME_MS = 20;
const RESULTS = new Map([
  ['all', '4 events'],
  ['social', '1 event'],
  ['wellness', 'No events found. Show all?'],
]);

function Events({ layout }: Pick<FilterGroupProps, 'layout'>) {
  const [value, setValue] = useState('all');
  const options = [...RESULTS.keys()].map((name) => ({ value: name, label: name }));
  const result = RESULTS.get(value);
  return (
    <FilterGroup
      label="Show"
      options={options}
      value={value}
      onChange={setValue}
      result={result}
      layout={layout}
    />
  );
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

  it('heard: nothing before the member filters', { tags: 'long' }, async () => {
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

describe('filters in one row', () => {
  const more = () => page.getByRole('button', { name: 'More, Show' });
  const isInView = (name: string) => {
    const { left, right } = radio(name).element().getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  const inNarrowWindow = () =>
    render(
      <div style={{ inlineSize: '180px' }}>
        <Events layout="row" />
      </div>,
    );

  it('that is longer than its room go on by a button, and back by the same', async () => {
    await inNarrowWindow();
    await userEvent.click(more());
    await userEvent.click(more());
    const back = page.getByRole('button', { name: 'Back, Show' });
    await expect.element(back).toHaveFocus();
    expect(isInView('wellness')).toBe(true);
    await userEvent.click(back);
    await expect.element(more()).toHaveFocus();
  });

  it('that a finger has moved to its end go back by the button, and on again from its beginning', async () => {
    await inNarrowWindow();
    await expect.element(more()).toBeVisible();
    const chips = radio('all').element().closest('.fb-ChoiceList')!;
    chips.scrollLeft = chips.scrollWidth;
    await expect.element(page.getByRole('button', { name: 'Back, Show' })).toBeVisible();
    chips.scrollLeft = 0;
    await expect.element(more()).toBeVisible();
  });

  it('that are longer in other words get their button then, and lose it with it', async () => {
    const row = (ofAll: string) => (
      <FilterGroup
        label="Show"
        options={[
          { value: 'all', label: ofAll },
          { value: 'social', label: 'Social' },
          { value: 'wellness', label: 'Wellness' },
        ]}
        value="all"
        onChange={() => {}}
        result={undefined}
        layout="row"
      />
    );
    const screen = await render(row('All'));
    await expect.element(radio('Social')).toBeVisible();
    await expect.element(more()).not.toBeInTheDocument();
    await screen.rerender(row('All events of this month'));
    await expect.element(more()).toBeVisible();
    await screen.rerender(row('All'));
    await expect.element(more()).not.toBeInTheDocument();
  });

  it('keys: arrows bring the next one into view', { tags: 'long' }, async () => {
    await inNarrowWindow();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(radio('wellness')).toHaveFocus();
    await expect.poll(() => isInView('wellness')).toBe(true);
  });

  it('that fit have no button', { tags: 'long' }, async () => {
    await render(<Events layout="row" />);
    await expect.element(radio('wellness')).toBeVisible();
    await expect.element(more()).not.toBeInTheDocument();
  });
});
