import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { InlineEdit } from './InlineEdit.tsx';

interface ProfileProps {
  onSave?: (name: string) => void;
  /** What is said after a save; each test has its own, because the same is not said twice. */
  saved?: string;
  failure?: string;
}

function Profile({ onSave = vi.fn(), saved, failure }: ProfileProps) {
  const [name, setName] = useState('Sam');
  const [draft, setDraft] = useState(name);
  const [isEditing, setIsEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [before, setBefore] = useState<string>();
  const save = () => {
    onSave(draft);
    if (failure !== undefined) return setIsSaved(true);
    setBefore(name);
    setName(draft);
    setIsEditing(false);
    setIsSaved(true);
  };
  const undo = () => {
    setName(before ?? '');
    setBefore(undefined);
  };
  const cancel = () => {
    setDraft(name);
    setIsEditing(false);
  };
  return (
    <InlineEdit
      label="Edit Profile"
      isEditing={isEditing}
      isChanged={draft !== name}
      onEdit={() => setIsEditing(true)}
      onSave={save}
      onCancel={cancel}
      saved={isSaved ? saved : undefined}
      undo={before === undefined ? undefined : { onUndo: undo }}
      failure={isSaved ? failure : undefined}
      fields={
        <>
          <TextField label="Name" value={draft} onChange={setDraft} />
          <TextArea label="About you" />
        </>
      }
    >
      <p>{name}</p>
    </InlineEdit>
  );
}

const button = (name: string) => page.getByRole('button', { name });
const field = () => page.getByRole('textbox', { name: 'Name' });
const question = () => page.getByRole('alertdialog', { name: 'Throw away your changes?' });

async function edit(props: ProfileProps = {}) {
  await render(<Profile {...props} />);
  button('Edit Profile').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveFocus();
}

describe('W31 Inline edit', () => {
  it('keys: Enter on Edit goes to the first field; Escape comes back, and asks nothing', async () => {
    await edit();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Edit Profile')).toHaveFocus();
    await expect.element(question()).not.toBeInTheDocument();
  });

  it(
    'keys: Enter saves in a field of one line, and starts a line in a longer one',
    { tags: 'long' },
    async () => {
      const onSave = vi.fn();
      await edit({ onSave });
      await page.getByRole('textbox', { name: 'About you' }).click();
      await userEvent.keyboard('One{Enter}Two');
      expect(onSave).not.toHaveBeenCalled();
      await userEvent.fill(field(), 'Samira');
      await userEvent.keyboard('{Enter}');
      expect(onSave.mock.calls).toEqual([['Samira']]);
      await expect.element(button('Edit Profile')).toHaveFocus();
      await expect.element(page.getByText('Samira')).toBeVisible();
    },
  );

  it.each(['Escape', 'Cancel'])('keys: %s with changes asks, and begins at the safe choice', async (way) => {
    await edit();
    await userEvent.fill(field(), 'Samira');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await button('Cancel').click();
    await expect.element(question()).toHaveAccessibleDescription('You cannot get them back.');
    await expect.element(button('Keep editing')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('Samira');
  });

  it('keys: “Throw away” brings back what was, and the focus to Edit', { tags: 'long' }, async () => {
    await edit();
    await userEvent.fill(field(), 'Samira');
    await userEvent.keyboard('{Escape}');
    await button('Throw away').click();
    await expect.element(page.getByText('Sam', { exact: true })).toBeVisible();
    await expect.element(button('Edit Profile')).toHaveFocus();
  });

  it('keys: Undo after a save brings back what was, and the focus to Edit', async () => {
    await edit();
    await userEvent.fill(field(), 'Samira');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Sam', { exact: true })).toBeVisible();
    await expect.element(button('Edit Profile')).toHaveFocus();
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  it('heard: that it is saved, once, and it stays in view', async () => {
    await edit({ saved: 'Profile updated!' });
    const heard = hearLiveRegions();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Edit Profile')).toHaveFocus();
    expect(await heard()).toEqual([{ by: 'status', text: 'Profile updated!' }]);
    await expect.element(page.getByRole('paragraph').filter({ hasText: 'Profile updated!' })).toBeVisible();
  });

  it('heard: that it is not saved, at once; nothing typed is lost', async () => {
    await edit({ failure: 'Not saved. Please try again.' });
    await userEvent.fill(field(), 'Samira');
    const heard = hearLiveRegions();
    await userEvent.keyboard('{Enter}');
    expect(await heard()).toEqual([{ by: 'alert', text: 'Not saved. Please try again.' }]);
    await expect.element(field()).toHaveValue('Samira');
    await expect.element(field()).toHaveFocus();
  });
});
