import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormActions } from './Form.tsx';

const LONG_ENOUGH_MS = 5000;
const NO_NAME = 'Write the name your friends see.';
const NO_TYPE = 'Choose a challenge type.';
const WHY = 'We ask so that we can support you.';
const onSend = vi.fn<() => void>();

/** Refuses to be sent without a name and a type. */
function SignUp() {
  const [name, setName] = useState('');
  const [type, setType] = useState<string>();
  const [rejections, setErrors] = useState(0);
  const errors = [
    ...(name === '' ? [{ fieldId: 'name', message: NO_NAME }] : []),
    ...(type === undefined ? [{ fieldId: 'type', message: NO_TYPE }] : []),
  ];
  const isRefused = rejections > 0;
  const send = () => (errors.length === 0 ? onSend() : setErrors(rejections + 1));
  return (
    <Form aria-label="Sign Up" onSubmit={send}>
      <ErrorSummary
        title={`There is a problem. ${errors.length} things to fix`}
        errors={isRefused ? errors : []}
        focusKey={rejections}
      />
      <TextField
        id="name"
        label="Display name"
        value={name}
        onChange={setName}
        errorMessage={isRefused && name === '' ? NO_NAME : undefined}
      />
      <RadioGroup
        id="type"
        label="Challenge type"
        description={WHY}
        options={[{ value: 'cognitive', label: 'Cognitive Challenge' }]}
        value={type}
        onChange={setType}
        errorMessage={isRefused && type === undefined ? NO_TYPE : undefined}
      />
      <FormActions>
        <Button type="submit">Sign Up</Button>
      </FormActions>
    </Form>
  );
}

const nameField = page.getByRole('textbox', { name: 'Display name' });
const typeRadio = page.getByRole('radio', { name: 'Cognitive Challenge' });
const summary = page.getByRole('group', { name: 'There is a problem. 2 things to fix' });

async function refuse() {
  await render(<SignUp />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(summary).toHaveFocus();
}

beforeEach(() => {
  simulateClock();
  onSend.mockClear();
});
afterEach(hush);

it.each([1280, 414, 320])('the actions of a long form in use stay in view at %i px', async (width) => {
  await page.viewport(width, 568);
  await render(
    // As in a page: large words in little room would let the row go.
    <div style={{ containerType: 'inline-size' }}>
      <Form aria-label="Sign Up" onSubmit={onSend}>
        <TextField id="name" label="Display name" value="" onChange={onSend} />
        <div style={{ blockSize: '200vh' }} />
        <FormActions>
          <Button type="submit">Sign Up</Button>
        </FormActions>
      </Form>
    </div>,
  );
  await nameField.click();
  await expect.element(page.getByRole('button', { name: 'Sign Up' })).toBeInViewport({ ratio: 1 });
});

it.each([1280, 320])('a press on an action does not move it: at %i px', async (width) => {
  await page.viewport(width, 568);
  await render(
    <div style={{ containerType: 'inline-size' }}>
      <SignUp />
      <p>What follows the form</p>
    </div>,
  );
  const follows = page.getByText('What follows the form').element();
  const action = page.getByRole('button', { name: 'Sign Up' }).element() as HTMLElement;
  const places = () => [action, follows].map((part) => part.getBoundingClientRect().top);
  const before = places();
  action.focus(); // as a press does when it begins
  expect(places()).toEqual(before);
});

describe('W4 Form and error summary', () => {
  it('keys: Enter in a field sends the form', async () => {
    await render(<SignUp />);
    await typeRadio.click({ force: true });
    await nameField.click();
    await userEvent.keyboard('Sam{Enter}');
    await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  });

  it('keys: Tab goes from top to bottom', { tags: 'long' }, async () => {
    await render(<SignUp />);
    for (const part of [nameField, typeRadio, page.getByRole('button', { name: 'Sign Up' })]) {
      await userEvent.tab();
      await expect.element(part).toHaveFocus();
    }
  });

  it('keys: each link of the summary leads to its field, with the label in view', async () => {
    await refuse();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(nameField).toHaveFocus();
    await expect.element(page.getByText('Display name')).toBeInViewport();
    await page.getByRole('link', { name: NO_TYPE }).click();
    await expect.element(typeRadio).toHaveFocus();
    await expect.element(page.getByText('Challenge type')).toBeInViewport();
  });

  it('heard: an error response, once: the summary by its focus, and no second copy', async () => {
    const said = listen();
    await refuse();
    await pass(LONG_ENOUGH_MS);
    expect(said).toEqual([]);
  });

  it('heard: the error of a field with the field, and why a question is asked', async () => {
    await refuse();
    await expect.element(nameField).toHaveAccessibleDescription(NO_NAME);
    await expect.element(typeRadio).toHaveAccessibleDescription(`${WHY} ${NO_TYPE}`);
  });

  it('heard: nothing when an error is mended: it goes quietly', { tags: 'long' }, async () => {
    const said = listen();
    await refuse();
    await nameField.click();
    await userEvent.keyboard('Sam');
    await expect.element(nameField).not.toHaveAccessibleDescription();
    await expect.element(nameField).toHaveFocus();
    expect(page.getByText(NO_NAME).elements()).toEqual([]);
    await pass(LONG_ENOUGH_MS);
    expect(said).toEqual([]);
  });
});
