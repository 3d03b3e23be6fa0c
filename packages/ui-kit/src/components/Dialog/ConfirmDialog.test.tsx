import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { Button } from '../Button/Button.tsx';
import { confirmDialogOf } from './ConfirmDialog.tsx';

const TEXT = 'This did not open, so nothing was changed. Please load the page again.';

// The network is lost between the page and the script of its first question.
const ConfirmDialog = confirmDialogOf(() => Promise.reject(new Error('The script did not come.')));

const remove = vi.fn();

function Removing() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>Remove</Button>
      <ConfirmDialog
        question="Remove Ann?"
        effect="You can ask again."
        confirmLabel="Remove"
        cancelLabel="Keep"
        isOpen={isAsking}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

describe('a question whose script does not load', () => {
  it('does nothing, says so each time it is asked for, and leaves the focus on the button', async () => {
    await render(<Removing />);
    const said = hearLiveRegions();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(TEXT).first()).toBeVisible();
    await expect.poll(async () => (await said()).map(({ text }) => text)).toEqual([TEXT]);
    await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
    const saidAgain = hearLiveRegions();
    await userEvent.keyboard('{Enter}');
    await expect.poll(async () => (await saidAgain()).map(({ text }) => text)).toEqual([TEXT]);
    expect(remove).not.toHaveBeenCalled();
  });
});
