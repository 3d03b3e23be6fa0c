import { Card } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { composeStory } from '@storybook/react-vite';
import { expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { imitateForcedColours } from '../forcedColours.ts';
import preview from '../preview.tsx';
import { globalTypes } from '../toolbar.ts';

const colourOf = (part: Element, of: 'backgroundColor' | 'borderTopColor') => getComputedStyle(part)[of];

const card = (
  <Card as="article" titleId="title">
    <h2 id="title">Leo</h2>
  </Card>
);

function systemColour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  onTestFinished(() => probe.remove());
  return getComputedStyle(probe).color;
}

it('forced colours are imitated by tokens and by the rules for them, and taken back', async () => {
  const { container } = await render(card);
  const shown = container.querySelector('.fb-Card')!;
  const before = colourOf(shown, 'backgroundColor');
  const tint = () => getComputedStyle(document.documentElement).getPropertyValue('--tint-1');
  const tintBefore = tint();
  const stop = imitateForcedColours();
  expect(colourOf(shown, 'backgroundColor')).toBe(systemColour('Canvas'));
  expect(colourOf(shown, 'borderTopColor')).toBe(systemColour('CanvasText'));
  expect(tint()).toBe('Canvas');
  stop();
  expect(colourOf(shown, 'backgroundColor')).toBe(before);
  expect(tint()).toBe(tintBefore);
});

it('the toolbar of the workshop offers them beside the colours of the theme, and shows a story in them', async () => {
  expect(preview.globalTypes).toBe(globalTypes);
  const colours = globalTypes.colours.toolbar.items.map(({ value }) => value);
  expect(colours).toEqual([preview.initialGlobals?.['colours'], 'forced']);
  for (const value of colours) {
    const Story = composeStory({ render: () => card, globals: { colours: value } }, {}, preview);
    const { container, unmount } = await render(<Story />);
    const ground = colourOf(container.querySelector('.fb-Card')!, 'backgroundColor');
    expect(ground === systemColour('Canvas')).toBe(value === 'forced');
    await unmount();
  }
});
