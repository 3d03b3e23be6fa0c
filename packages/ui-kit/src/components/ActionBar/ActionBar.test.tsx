import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { ActionBar } from './ActionBar.tsx';

describe('a row of actions', () => {
  const open = () =>
    render(
      <>
        {['Leo', 'Ana'].map((name) => (
          <ActionBar key={name} label={`${name}'s post`}>
            <Button>{`Like ${name}`}</Button>
            <Button>{`More of ${name}`}</Button>
          </ActionBar>
        ))}
      </>,
    );

  it('keys: Tab goes from row to row, and comes back to the button that was used last', async () => {
    const screen = await open();
    const button = (name: string) => screen.getByRole('button', { name });
    button('Like Leo').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('More of Leo')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Like Ana')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button('More of Leo')).toHaveFocus();
  });

  it('heard: what the actions are for', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('toolbar', { name: "Ana's post" })).toBeVisible();
  });
});
