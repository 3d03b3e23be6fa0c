import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hearLiveRegions } from '../../testing/hearLiveRegions.ts';
import { TextField } from '../TextField/index.ts';
import { Tabs, type TabItem } from './Tabs.tsx';

const tabs: TabItem[] = [
  { id: 'login', title: 'Log In', icon: 'login', content: <TextField label="Username" /> },
  { id: 'signup', title: 'Sign Up', icon: 'signup', content: 'Make an account.' },
  { id: 'help', title: 'Need Help?', icon: 'help', content: 'Find my username.' },
];

function Screen() {
  const [selectedId, select] = useState('login');
  return <Tabs label="Choose what to do" tabs={tabs} selectedId={selectedId} onSelect={select} />;
}

const selected = () => page.getByRole('tab', { selected: true });

/** Presses keys, one after the other: the tab that is open and has the focus after each. */
async function openedBy(keys: readonly string[]) {
  const opened = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(selected().element());
    opened.push(selected().element().textContent);
  }
  return opened;
}

describe('W3 Tabs', () => {
  it('keys: Tab goes to the chosen tab, then into its panel', async () => {
    await render(<Screen />);
    await userEvent.tab();
    await expect.element(page.getByRole('tab', { name: 'Log In' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveFocus();
  });

  it('keys: Left and Right open the next tab at once, and wrap', async () => {
    await render(<Screen />);
    await userEvent.tab();
    expect(await openedBy(['{ArrowLeft}', '{ArrowRight}', '{ArrowRight}'])).toEqual([
      'Need Help?',
      'Log In',
      'Sign Up',
    ]);
    await expect.element(page.getByText('Make an account.')).toBeVisible();
  });

  it('keys: Home and End open the first and the last', async () => {
    await render(<Screen />);
    await userEvent.tab();
    expect(await openedBy(['{End}', '{Home}'])).toEqual(['Need Help?', 'Log In']);
  });

  it('keys: going to another tab and back keeps what was typed', async () => {
    await render(<Screen />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('sam');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveValue('sam');
  });

  it('heard: three tabs in a list, one selected, which names its panel', async () => {
    await render(<Screen />);
    const list = page.getByRole('tablist', { name: 'Choose what to do' });
    const states = list
      .getByRole('tab')
      .elements()
      .map((tab) => `${tab.textContent}, ${tab.ariaSelected}`);
    expect(states).toEqual(['Log In, true', 'Sign Up, false', 'Need Help?, false']);
    await expect.element(page.getByRole('tabpanel', { name: 'Log In' })).toBeVisible();
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  });

  it('heard: nothing but the tab that has the focus now', async () => {
    await render(<Screen />);
    const said = hearLiveRegions();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(await said()).toEqual([]);
  });
});
