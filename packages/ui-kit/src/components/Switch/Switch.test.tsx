import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Switch } from './Switch.tsx';

const HELP = 'A button beside each text reads it to you.';

function ReadAloud() {
  const [isOn, setOn] = useState(false);
  return <Switch label="Read aloud" description={HELP} isSelected={isOn} onChange={setOn} />;
}

const control = page.getByRole('switch', { name: 'Read aloud' });

describe('a switch', () => {
  it('turns on by Space, and off again', async () => {
    await render(<ReadAloud />);
    await userEvent.tab();
    await expect.element(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(control).not.toBeChecked();
  });

  it('is heard by its name, state and description, and shows the state as a word', async () => {
    await render(<ReadAloud />);
    await expect.element(control).toHaveAccessibleDescription(HELP);
    await expect.element(page.getByText('Off', { exact: true })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('On', { exact: true })).toBeVisible();
    await expect.element(control).toHaveAccessibleName('Read aloud');
  });

  it('turns on by a press anywhere on its row', { tags: 'long' }, async () => {
    await render(<ReadAloud />);
    // Forced, because the row's own label lies over the words on purpose.
    await page.getByText(HELP).click({ force: true });
    await expect.element(control).toBeChecked();
    await page.getByText('On', { exact: true }).click({ force: true });
    await expect.element(control).not.toBeChecked();
  });
});
