import { Card } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { imitateForcedColours } from '../forcedColours.ts';

const colourOf = (part: Element, of: 'backgroundColor' | 'borderTopColor') => getComputedStyle(part)[of];

function systemColour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  onTestFinished(() => probe.remove());
  return getComputedStyle(probe).color;
}

it('forced colours are imitated by tokens and by the rules for them, and taken back', async () => {
  const { container } = await render(
    <Card as="article" titleId="title">
      <h2 id="title">Leo</h2>
    </Card>,
  );
  const card = container.querySelector('.fb-Card')!;
  const before = colourOf(card, 'backgroundColor');
  const tint = () => getComputedStyle(document.documentElement).getPropertyValue('--tint-1');
  const tintBefore = tint();
  const stop = imitateForcedColours();
  expect(colourOf(card, 'backgroundColor')).toBe(systemColour('Canvas'));
  expect(colourOf(card, 'borderTopColor')).toBe(systemColour('CanvasText'));
  expect(tint()).toBe('Canvas');
  stop();
  expect(colourOf(card, 'backgroundColor')).toBe(before);
  expect(tint()).toBe(tintBefore);
});
