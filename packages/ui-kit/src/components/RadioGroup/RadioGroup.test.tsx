import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { RadioGroup } from './RadioGroup.tsx';

// With a real pointer: a story's simulated one skips the question of what lies on top.
it('is chosen by a press anywhere on its row, also on the description', async () => {
  const chosen: string[] = [];
  await render(
    <RadioGroup
      label="Who can see this?"
      options={[
        { value: 'friends', label: 'Friends Only', description: 'Only friends can see this.' },
        { value: 'public', label: 'Everyone', description: 'Any member will be able to read this.' },
      ]}
      value={undefined}
      onChange={(value) => chosen.push(value)}
    />,
  );
  // Forced, because the row's own label lies over the words on purpose.
  await page.getByText('Any member will be able to read this.').click({ force: true });
  await page.getByText('Only friends can see this.').click({ force: true });
  expect(chosen).toEqual(['public', 'friends']);
});
