import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { Disclosure } from './Disclosure.tsx';

function Comments() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      label="View Comments, 3"
      openLabel="Hide Comments, 3"
      panelName="Comments on Sam's post"
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <p>Comments are coming soon.</p>
    </Disclosure>
  );
}

const closed = () => page.getByRole('button', { name: 'View Comments, 3', expanded: false });
const open = () => page.getByRole('button', { name: 'Hide Comments, 3', expanded: true });
const panel = () => page.getByText('Comments are coming soon.');

describe('W12 Comments', () => {
  it.each(['{Enter}', ' '])('keys: “%s” opens and closes them, and the focus stays', async (key) => {
    await render(<Comments />);
    await userEvent.tab();
    await expect.element(panel()).not.toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(open()).toHaveFocus();
    await expect.element(panel()).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(closed()).toHaveFocus();
    await expect.element(panel()).not.toBeVisible();
  });

  it('heard: nothing of a closed panel; an open one has a name of its own, and not that of the button which hides it', async () => {
    await render(<Comments />);
    await expect.element(page.getByRole('group', { includeHidden: true })).not.toBeInTheDocument();
    await closed().click();
    await expect
      .element(page.getByRole('group', { name: "Comments on Sam's post", exact: true }))
      .toBeVisible();
    await expect.element(page.getByRole('group', { name: /Hide/ })).not.toBeInTheDocument();
  });

  it('opens where the browser finds the words of a search in it', async () => {
    await render(<Comments />);
    const hidden = panel().element().closest('[hidden]');
    expect(hidden?.getAttribute('hidden')).toBe('until-found');
    hidden?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect.element(open()).toBeVisible();
    await expect.element(panel()).toBeVisible();
    await open().click();
    expect(hidden?.getAttribute('hidden')).toBe('until-found');
  });

  it('heard: words and state that agree, from the button alone; the comments follow it', async () => {
    await render(<Comments />);
    const heard = hearLiveRegions();
    const button = closed().element();
    await closed().click();
    await expect.element(open()).toBeVisible();
    expect(await heard()).toEqual([]);
    const isAfter = button.compareDocumentPosition(panel().element()) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAfter).not.toBe(0);
  });
});
