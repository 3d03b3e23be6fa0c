import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { CardList, CardListItem } from './CardList.tsx';

it('is heard as a list of a thousand, and renders only what is near the window', async () => {
  const screen = await render(
    <CardList label="Posts">
      {Array.from({ length: 1000 }, (_, at) => (
        <CardListItem key={at}>
          <p>Post {at + 1}</p>
        </CardListItem>
      ))}
    </CardList>,
  );
  const items = screen.getByRole('list', { name: 'Posts' }).getByRole('listitem');
  const words = () => screen.getByText(/^Post \d+$/).elements();
  const rendered = () => words().filter((word) => word.checkVisibility({ contentVisibilityAuto: true }));
  expect(items.elements()).toHaveLength(1000);
  await expect.poll(() => rendered().length).toBeLessThan(100);
  expect(rendered()).not.toHaveLength(0);
});

it('keeps its height while it is read, so that a page comes back to the same place', async () => {
  const screen = await render(
    <CardList label="Posts">
      {Array.from({ length: 40 }, (_, at) => (
        <CardListItem key={at}>
          <p style={{ blockSize: 100 + 10 * at }}>Post {at + 1}</p>
        </CardListItem>
      ))}
    </CardList>,
  );
  const list = screen.getByRole('list', { name: 'Posts' }).element();
  const last = screen.getByText('Post 40').element();
  const height = list.clientHeight;
  await expect.poll(() => list.querySelectorAll('[data-laid-out]').length).toBeGreaterThan(30);
  expect(list.clientHeight).toBe(height);
  last.scrollIntoView();
  await expect.poll(() => last.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  expect(list.clientHeight).toBe(height);
});
