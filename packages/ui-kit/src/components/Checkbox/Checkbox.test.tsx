import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

function KeepLoggedIn() {
  const [isTicked, setTicked] = useState(false);
  return <Checkbox label="Keep me logged in" isSelected={isTicked} onChange={setTicked} name="keep" />;
}

function WhatHelps() {
  const [values, setValues] = useState<string[]>([]);
  const options = [
    { value: 'larger', label: 'Larger words' },
    { value: 'slower', label: 'More time', description: 'Games wait.' },
  ];
  return <CheckboxGroup label="What helps you?" options={options} values={values} onChange={setValues} />;
}

describe('a checkbox', () => {
  it('is not ticked by Enter, which sends the form around it', async () => {
    await render(<KeepLoggedIn />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  });

  it('is ticked by Space, and let go by the next', async () => {
    await render(<KeepLoggedIn />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('checkbox', { name: 'Keep me logged in' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  });

  it('is ticked by a press anywhere on its row', { tags: 'long' }, async () => {
    await render(<WhatHelps />);
    // Forced, because the row's own label lies over the words on purpose.
    await page.getByText('Games wait.').click({ force: true });
    await expect.element(page.getByRole('checkbox', { name: 'More time' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Larger words' })).not.toBeChecked();
  });
});
