import '@friendbase/ui-kit/styles.css';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hear } from '../../testing/hear.ts';
import type { ShownEntry } from './shownEntries.ts';
import { WaitingWords } from './WaitingWords.tsx';

const entry = (words: string, fileCount: number): ShownEntry => ({
  id: words,
  kind: 'post',
  about: 'sam',
  words,
  shown: words,
  fileCount,
  input: {},
  refused: undefined,
  reason: '',
  isSending: false,
});

it('gives back a post with pictures where the field has room for them, and says why not elsewhere', async () => {
  const onTakeBack = vi.fn();
  const entries = [entry('Three pictures', 3), entry('Two pictures', 2)];
  await render(<WaitingWords entries={entries} onTakeBack={onTakeBack} room={2} onGone={() => {}} />);
  const heard = hear();
  (page.getByRole('button', { name: 'Undo, Three pictures' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => heard)
    .toEqual(['Its pictures and those of your new post are too many. Share that one first.']);
  expect(onTakeBack).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Undo, Two pictures' }).click();
  expect(onTakeBack).toHaveBeenCalledExactlyOnceWith(entries[1]);
});
