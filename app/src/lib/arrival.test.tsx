import { Button } from '@friendbase/ui-kit';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ArrivalScope } from './arrival.tsx';
import { PageHeading } from './PageHeading.tsx';

interface ScreensProps {
  isMember: boolean;
  /** Whether the pressed control is still there on the new screen, as a link of the menu is. */
  hasMenu: boolean;
}

function Screens({ isMember, hasMenu }: ScreensProps) {
  return (
    <>
      {(hasMenu || !isMember) && <Button>Go on</Button>}
      {isMember && (
        <ArrivalScope isArriving>
          <PageHeading title="Home" heading="Welcome, Sam" purpose="Read posts." />
        </ArrivalScope>
      )}
    </>
  );
}

describe('arriving at a page', () => {
  it.each([
    ['stays', true],
    ['is removed', false],
  ])('focuses the heading after screen readers know it, where the pressed control %s', async (_, hasMenu) => {
    const screen = await render(<Screens isMember={false} hasMenu={hasMenu} />);
    page.getByRole('button', { name: 'Go on' }).element().focus();
    await screen.rerender(<Screens isMember hasMenu={hasMenu} />);
    const heading = page.getByRole('heading', { name: 'Welcome, Sam' });
    const before = performance.now();
    expect(document.activeElement).not.toBe(heading.element());
    await expect.element(heading).toHaveFocus();
    // What the browser holds back for 150 ms has been sent.
    expect(performance.now() - before).toBeGreaterThan(hasMenu ? 0 : 100);
    expect(document.title).toBe('Home – FriendBase');
  });

  it('leaves the focus alone on a first page load', async () => {
    const screen = await render(
      <ArrivalScope isArriving={false}>
        <PageHeading title="Home" purpose="Read posts." />
      </ArrivalScope>,
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(screen.getByRole('heading')).not.toHaveFocus();
    await expect.element(screen.getByRole('heading')).not.toHaveAttribute('tabindex');
  });
});
