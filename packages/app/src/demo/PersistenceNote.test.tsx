import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PersistenceNote, createTroubleStore } from './PersistenceNote.tsx';

it.each([
  ['refused', 'does not keep the demo'],
  ['full', 'has no more room'],
  ['gone', 'has stopped keeping the demo'],
] as const)('shows and says that what a member does is not stored: %s', async (why, words) => {
  const trouble = createTroubleStore();
  const { container } = await render(<PersistenceNote trouble={trouble} />);
  expect(container.textContent).toBe('');
  trouble.tell(why);
  await vi.waitFor(() => expect(container.textContent).toContain(words));
  expect(container.textContent).toContain('lasts until you close this page.');
  await vi.waitFor(() => expect(page.getByRole('status').first().element().textContent).toContain(words));
});
