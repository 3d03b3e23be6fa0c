import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToggleButtonGroup, type ToggleOption } from './ToggleButtonGroup.tsx';

const options: ToggleOption[] = [
  { id: 'grateful', label: 'Grateful', icon: 'grateful', tint: 6 },
  { id: 'achievement', label: 'Achievement', icon: 'achievement', tint: 3 },
  { id: 'feeling', label: 'Feeling', icon: 'feeling', tint: 7 },
];

// With the browser's own Tab key: a story's simulated one leaves from where focus was before the key.
it('is one tab stop and takes focus back where it was left', async () => {
  await render(
    <>
      <ToggleButtonGroup label="Starters" options={options} pressedId={undefined} onPress={() => undefined} />
      <a href="#next">Next</a>
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Grateful' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Achievement' })).toHaveFocus();
});
