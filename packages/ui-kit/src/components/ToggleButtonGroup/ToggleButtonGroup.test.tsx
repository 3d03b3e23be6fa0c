import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToggleButtonGroup, type ToggleOption } from './ToggleButtonGroup.tsx';
import { AchievementGlyph, FeelingGlyph, GratefulGlyph } from '../Icon/laterGlyphs.ts';

const options: ToggleOption[] = [
  { id: 'grateful', label: 'Grateful', icon: GratefulGlyph, tint: 6 },
  { id: 'achievement', label: 'Achievement', icon: AchievementGlyph, tint: 3 },
  { id: 'feeling', label: 'Feeling', icon: FeelingGlyph, tint: 7 },
];

/** At most one is pressed, as in the composer. */
function Starters({ pressed }: { pressed?: string }) {
  const [pressedId, press] = useState(pressed);
  const change = (id: string) => press(id === pressedId ? undefined : id);
  return <ToggleButtonGroup label="Starters" options={options} pressedId={pressedId} onPress={change} />;
}

const button = (name: string) => page.getByRole('button', { name });
const pressedNames = () =>
  page
    .getByRole('button', { pressed: true })
    .elements()
    .map((one) => one.textContent?.trim());

describe('W6 Post templates', () => {
  // With the browser's own Tab key: a story's simulated one leaves from where focus was before the key.
  it('keys: the group is one Tab stop, and takes the focus back where it was left', async () => {
    await render(
      <>
        <ToggleButtonGroup
          label="Starters"
          options={options}
          pressedId={undefined}
          onPress={() => undefined}
        />
        <a href="#next">Next</a>
      </>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Grateful' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'Achievement' })).toHaveFocus();
  });

  it('leaves the focus where a screen reader or an error puts it, whatever was used last', async () => {
    await render(
      <>
        <ToggleButtonGroup
          id="starters"
          label="Starters"
          options={options}
          pressedId={undefined}
          onPress={() => undefined}
        />
        <a href="#next">Next</a>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const link = page.getByRole('link', { name: 'Next' });
    for (const meant of [button('Grateful'), page.getByRole('toolbar')]) {
      await userEvent.tab();
      await expect.element(link).toHaveFocus();
      (meant.element() as HTMLElement).focus();
      await expect.element(meant).toHaveFocus();
    }
  });

  it('keys: Left and Right move, and press nothing', { tags: 'long' }, async () => {
    await render(<Starters />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect.element(button('Achievement')).toHaveFocus();
    expect(pressedNames()).toEqual([]);
  });

  it('keys: Enter and Space press, and press again to let go', async () => {
    await render(<Starters />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(pressedNames()).toEqual(['Grateful']);
    await userEvent.keyboard('{ArrowRight} ');
    expect(pressedNames()).toEqual(['Achievement']);
    await userEvent.keyboard('{Enter}');
    expect(pressedNames()).toEqual([]);
  });

  it('heard: a toolbar of toggle buttons, never radios, whose names stay as they are', async () => {
    await render(<Starters pressed="grateful" />);
    const names = () =>
      page
        .getByRole('button')
        .elements()
        .map((one) => one.textContent?.trim());
    const before = names();
    await expect.element(page.getByRole('toolbar', { name: 'Starters' })).toBeInTheDocument();
    await expect.element(button('Grateful')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Feeling')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button('Grateful'));
    expect(names()).toEqual(before);
    expect(page.getByRole('radio').elements()).toEqual([]);
  });

  it(
    'heard: several without an order are pressed, each with a check mark and no number',
    { tags: 'long' },
    async () => {
      const drawn = options.map((option) => ({ ...option, illustration: <svg aria-hidden="true" /> }));
      await render(
        <ToggleButtonGroup
          label="Starters"
          options={drawn}
          pressedId={new Set(['feeling', 'grateful'])}
          onPress={() => undefined}
        />,
      );
      expect(pressedNames()).toEqual(['Grateful', 'Feeling']);
    },
  );
});
