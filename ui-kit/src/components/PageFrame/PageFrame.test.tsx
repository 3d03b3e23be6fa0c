import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { DialogSuspension } from '../Dialog/index.ts';
import { PageFrame } from './PageFrame.tsx';

/** A member's page that is put aside behind the page on which one logs in again. */
function Screens({ isAway }: { isAway: boolean }) {
  return (
    <>
      {isAway && <PageFrame header="Log in again">Your work is saved.</PageFrame>}
      <div hidden={isAway}>
        <DialogSuspension isSuspended={isAway}>
          <PageFrame header="FriendBase">Your friends</PageFrame>
        </DialogSuspension>
      </div>
    </>
  );
}

describe('the frame of a page', () => {
  it('is left out by F6 while it is put aside', async () => {
    const screen = await render(<Screens isAway={false} />);
    await screen.rerender(<Screens isAway />);
    for (const role of ['banner', 'main', 'banner'] as const) {
      await userEvent.keyboard('{F6}');
      await expect.element(page.getByRole(role)).toHaveFocus();
    }
  });
});
