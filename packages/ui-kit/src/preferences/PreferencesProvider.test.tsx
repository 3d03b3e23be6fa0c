import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { fixedStore } from '../stores/store.ts';
import { DEFAULTS, type Preferences } from './preferences.ts';
import { PreferencesProvider, usePreferences } from './PreferencesProvider.tsx';
import { showPreferences } from './attributes.ts';

function TextSize() {
  return <p>Text size {usePreferences(({ textSize }) => textSize)} %</p>;
}

it('without a provider gives the defaults', async () => {
  const screen = await render(<TextSize />);
  await expect.element(screen.getByText('Text size 100 %')).toBeVisible();
});

it('gives what the member has chosen, and then what somebody else has', async () => {
  const sized = (textSize: 130 | 200) => (
    <PreferencesProvider store={fixedStore({ ...DEFAULTS, textSize })}>
      <TextSize />
    </PreferencesProvider>
  );
  const screen = await render(sized(130));
  await expect.element(screen.getByText('Text size 130 %')).toBeVisible();
  await screen.rerender(sized(200));
  await expect.element(screen.getByText('Text size 200 %')).toBeVisible();
});

it('renders a part again for what it reads, and for nothing else', async () => {
  let preferences: Preferences = DEFAULTS;
  let tell = () => {};
  const subscribe = (onChange: () => void) => {
    tell = onChange;
    return () => {};
  };
  const choose = (chosen: Partial<Preferences>) => {
    preferences = { ...preferences, ...chosen };
    tell();
  };
  let renders = 0;
  const screen = await render(
    <PreferencesProvider store={{ current: () => preferences, subscribe }}>
      <Profiler id="part" onRender={() => (renders += 1)}>
        <TextSize />
      </Profiler>
    </PreferencesProvider>,
  );
  const before = renders;
  choose({ theme: 'dark', easy: true });
  choose({ textSize: 175 });
  await expect.element(screen.getByText('Text size 175 %')).toBeVisible();
  expect(renders).toBe(before + 1);
});

it('shows itself on an element, and takes back what was shown before', () => {
  const element = document.createElement('html');
  element.dataset['theme'] = 'sepia';
  showPreferences(element, { ...DEFAULTS, textSize: 150, targets: 56 });
  showPreferences(element, { ...DEFAULTS, textSize: 150 });
  expect(element.getAttributeNames()).toEqual(['data-text']);
});
