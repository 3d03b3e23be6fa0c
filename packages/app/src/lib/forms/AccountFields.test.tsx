import { TextField } from '@friendbase/ui-kit';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from './AccountFields.tsx';

it('a password is masked, and shown by a press', async () => {
  await render(<PasswordField label="Password" name="password" />);
  const field = page.getByLabelText(/^Password/);
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
});

it('a password can be pasted', async () => {
  await render(
    <>
      <TextField label="Copied from here" name="note" defaultValue="quiet green boat" />
      <PasswordField label="Password" name="password" isNew />
    </>,
  );
  await userEvent.click(page.getByLabelText(/^Copied from here/));
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.copy();
  const field = page.getByLabelText(/^Password/);
  await userEvent.click(field);
  await userEvent.paste();
  await expect.element(field).toHaveValue('quiet green boat');
});
