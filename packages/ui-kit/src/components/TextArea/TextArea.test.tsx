import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { listen } from '../Announcer/listen.ts';
import { TextArea } from './TextArea.tsx';

const FULL = 'This field is full. More words do not fit.';

function Example() {
  const [text, setText] = useState('');
  return <TextArea label="Say more" maxLength={5} value={text} onChange={setText} />;
}

it('that is full says so once, as long as it is', async () => {
  await render(<Example />);
  const heard = listen();
  await userEvent.click(page.getByRole('textbox', { name: 'Say more' }));
  await userEvent.keyboard('abcd');
  expect(heard).toEqual([]);
  await userEvent.keyboard('efgh');
  await expect.element(page.getByRole('textbox')).toHaveValue('abcde');
  await expect.element(page.getByText(FULL).first()).toBeVisible();
  await expect.poll(() => heard).toEqual([FULL]);
  await userEvent.keyboard('{Backspace}');
  expect(document.querySelector('.fb-Field')).not.toHaveTextContent(FULL);
});
