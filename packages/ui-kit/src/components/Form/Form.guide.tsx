import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormActions } from './Form.tsx';

export const formGuide: Guide = {
  purpose: 'Holds fields that are sent together.',
  use: ['Log in, sign up, a post, a profile. The main action is its last row, which stays in view.'],
  avoid: ['For settings that apply at once: they need no form.'],
  keys: [
    { keys: 'Enter in a field', does: 'Sends the form.' },
    { keys: 'Tab', does: 'Goes in the order the eye goes.' },
  ],
  heard: [{ when: 'The form is entered', said: 'Its name' }],
  contract: 'W4',
  dos: [
    {
      picture: (
        <Form aria-label="Find a friend" onSubmit={() => undefined}>
          <TextField label="Name" />
          <FormActions>
            <Button type="submit">Search</Button>
          </FormActions>
        </Form>
      ),
      because: 'One column, label above the field, one main action.',
    },
  ],
  donts: [
    {
      picture: (
        <Form aria-label="Find" onSubmit={() => undefined}>
          <TextField label="Name" />
          <Row>
            <Button>Search</Button>
            <Button>Clear</Button>
          </Row>
        </Form>
      ),
      because: 'Two main actions: a tired hand clears what it wanted to send.',
    },
  ],
};
