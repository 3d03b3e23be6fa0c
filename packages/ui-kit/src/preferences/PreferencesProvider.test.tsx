import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DEFAULTS, PreferencesProvider, showPreferences, usePreferences } from './index.ts';

function TextSize() {
  return <p>Text size {usePreferences().textSize} %</p>;
}

it('without a provider gives the defaults', async () => {
  const screen = await render(<TextSize />);
  await expect.element(screen.getByText('Text size 100 %')).toBeVisible();
});

it('gives what the member has chosen, and then what the member chooses next', async () => {
  const sized = (textSize: 130 | 200) => (
    <PreferencesProvider value={{ ...DEFAULTS, textSize }}>
      <TextSize />
    </PreferencesProvider>
  );
  const screen = await render(sized(130));
  await expect.element(screen.getByText('Text size 130 %')).toBeVisible();
  await screen.rerender(sized(200));
  await expect.element(screen.getByText('Text size 200 %')).toBeVisible();
});

it('shows itself on an element, and takes back what was shown before', () => {
  const element = document.createElement('html');
  element.dataset['theme'] = 'sepia';
  showPreferences(element, { ...DEFAULTS, textSize: 150, targets: 56 });
  showPreferences(element, { ...DEFAULTS, textSize: 150 });
  expect(element.getAttributeNames()).toEqual(['data-text']);
});
