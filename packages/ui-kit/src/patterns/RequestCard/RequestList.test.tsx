import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DEFAULTS } from '../../preferences/preferences.ts';
import { PreferencesProvider } from '../../preferences/PreferencesProvider.tsx';
import { fixedStore } from '../../stores/store.ts';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { RequestList } from './RequestList.tsx';

const request = (name: string) => ({ id: name, seed: name, name, username: name, bio: '' });

/** Requests that are answered at once. */
function Requests({ names, asks = true }: { names: string[]; asks?: boolean }) {
  const [left, setLeft] = useState(names);
  const [outcome, setOutcome] = useState<string>();
  const answer = (name: string, words: string) => {
    setLeft(left.filter((one) => one !== name));
    setOutcome(words);
  };
  return (
    <PreferencesProvider store={fixedStore({ ...DEFAULTS, askDecline: asks })}>
      <RequestList
        heading="Friend Requests"
        requests={left.map(request)}
        onAccept={(name) => answer(name, `Request updated. You are now friends with ${name}.`)}
        onDecline={(name) => answer(name, `Request updated. ${name} is not told.`)}
        declineEffect={(name) => `This also blocks ${name}.`}
        outcome={outcome}
      />
    </PreferencesProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name });
const press = async (name: string) => {
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
};
const heading = () => page.getByRole('heading', { name: 'Friend Requests' });

describe('W20 Friend requests', () => {
  it('keys: Tab goes to Accept and Decline of each', async () => {
    await render(<Requests names={['Ann', 'Ben']} />);
    for (const name of ['Accept Ann', 'Decline Ann', 'Accept Ben', 'Decline Ben']) {
      await userEvent.tab();
      await expect.element(button(name)).toHaveFocus();
    }
  });

  it('keys: after Accept the focus is on the next Accept, after the last one on the heading', async () => {
    await render(<Requests names={['Cem', 'Dora', 'Eli']} />);
    await press('Accept Dora');
    await expect.element(button('Accept Eli')).toHaveFocus();
    await press('Accept Eli');
    await expect.element(heading()).toHaveFocus();
    await press('Accept Cem');
    await expect.element(heading()).toHaveFocus();
    await expect.element(page.getByText('You have answered every request.')).toBeVisible();
  });

  it.each([
    ['next Accept', 'Fay', () => button('Accept Gil')],
    ['heading, after the last one', 'Gil', heading],
  ])(
    'keys: Decline asks first, at the safe choice; then the focus is on the %s',
    async (_, name, focused) => {
      await render(<Requests names={['Fay', 'Gil']} />);
      await press(`Decline ${name}`);
      const question = page.getByRole('alertdialog', { name: `Decline ${name}?` });
      await expect.element(question).toHaveAccessibleDescription(`This also blocks ${name}.`);
      await expect.element(button('Keep the request')).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(focused()).toHaveFocus();
    },
  );

  it(
    'keys: Decline asks nothing where the member has turned the question off',
    { tags: 'long' },
    async () => {
      await render(<Requests names={['Hal', 'Ida']} asks={false} />);
      await press('Decline Hal');
      await expect.element(button('Accept Ida')).toHaveFocus();
    },
  );

  it('heard: what came of it, once, and it stays in view', async () => {
    await render(<Requests names={['Jo', 'Kim']} />);
    const heard = hearLiveRegions();
    await press('Accept Jo');
    await expect.element(button('Accept Kim')).toHaveFocus();
    const text = 'Request updated. You are now friends with Jo.';
    expect(await heard()).toEqual([{ by: 'status', text }]);
    await expect.element(page.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
  });
});
