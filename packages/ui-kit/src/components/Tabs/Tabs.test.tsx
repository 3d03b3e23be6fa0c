import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { TextField } from '../TextField/TextField.tsx';
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

  it('keys: Home and End open the first and the last', { tags: 'long' }, async () => {
    await render(<Screen />);
    await userEvent.tab();
    expect(await openedBy(['{End}', '{Home}'])).toEqual(['Need Help?', 'Log In']);
  });

  it('keys: going to another tab and back keeps what was typed', { tags: 'long' }, async () => {
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

describe('a finger on a tab', () => {
  const finger = { bubbles: true, pointerId: 7, pointerType: 'touch', isPrimary: true };
  const touch = { ...finger, width: 20, height: 20, pressure: 0.5 };
  const send = (type: string, to: Element, from?: Element) =>
    to.dispatchEvent(new PointerEvent(type, { ...touch, ...(from && { relatedTarget: from }) }));

  it.each([
    [
      'slides off',
      (tab: Element) => {
        send('pointerout', tab, document.body);
        send('pointerup', document.body);
      },
    ],
    ['scrolls the page', (tab: Element) => send('pointercancel', tab)],
  ])('opens nothing where it %s', async (_, goOn) => {
    await render(<Screen />);
    const tab = page.getByRole('tab', { name: 'Sign Up' });
    send('pointerdown', tab.element());
    await expect.element(tab).toHaveAttribute('data-pressed');
    goOn(tab.element());
    await expect.element(tab).not.toHaveAttribute('data-pressed');
    await expect.element(selected()).toHaveTextContent('Log In');
  });

  it('opens the tab that it leaves', async () => {
    await render(<Screen />);
    const tab = page.getByRole('tab', { name: 'Sign Up' }).element();
    send('pointerdown', tab);
    send('pointerup', tab);
    send('click', tab);
    await expect.element(selected()).toHaveTextContent('Sign Up');
  });
});

describe('tabs with addresses', () => {
  const linked = tabs.map((tab) => ({ ...tab, href: `/login?form=${tab.id}` }));
  const list = <Tabs label="Choose what to do" tabs={linked} selectedId="login" onSelect={() => undefined} />;

  it('are links that Tab reaches, before a script is there', () => {
    document.body.innerHTML = renderToString(list);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([
      ['/login?form=login', 0],
      ['/login?form=signup', 0],
      ['/login?form=help', 0],
    ]);
    document.body.replaceChildren();
  });

  it('open on this page once it is, by Space too', { tags: 'long' }, async () => {
    function Linked() {
      const [selectedId, select] = useState('login');
      return <Tabs label="Choose what to do" tabs={linked} selectedId={selectedId} onSelect={select} />;
    }
    await render(
      <>
        <button type="button">Before</button>
        <Linked />
      </>,
    );
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect.element(selected()).toHaveTextContent('Sign Up');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(await openedBy([' ', '{Enter}', '{ArrowRight}'])).toEqual(['Sign Up', 'Sign Up', 'Need Help?']);
    expect(window.location.search).not.toContain('form=');
  });
});
